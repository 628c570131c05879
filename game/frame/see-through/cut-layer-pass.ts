// cut-layer: what see-through circles cut, for the outline that may stay of it. In: the sprites' mesh and instances. Out:
// cut.nearness (RGBA16F, red = nearness in texels, far below any where nothing is cut). Drawn for its switch only.

import { Constants } from '@babylonjs/core/Engines/constants';
import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.pure';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.pure';
import { Color4 } from '@babylonjs/core/Maths/math.color.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { FrameView } from '../frame-view.ts';
import type { SpriteSurface } from '../surface/sprite/sprite-surface.ts';
import { bindView } from '../surface/surface-bindings.ts';
import type { VisibleSprites } from '../visible/visible-sprites.ts';
import fragmentSource from './cut-layer.fragment.glsl?raw';

/** Texels, within a half float and beyond the depth image. */
const NOTHING_PX = -32768;

export class CutLayerPass {
  readonly target: RenderTargetTexture;
  readonly #sprites: SpriteSurface;
  readonly #material: ShaderMaterial;

  constructor(scene: Scene, sprites: SpriteSurface) {
    this.#sprites = sprites;
    this.target = new RenderTargetTexture('cut.nearness', { width: 1, height: 1 }, scene, {
      type: Constants.TEXTURETYPE_HALF_FLOAT,
      format: Constants.TEXTUREFORMAT_RGBA,
      samplingMode: Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      generateMipMaps: false,
      generateDepthBuffer: true,
    });
    this.target.clearColor = new Color4(NOTHING_PX, 0, 0, 1);
    this.#material = sprites.createMaterial('cut.nearness', fragmentSource, []);
    this.target.renderList = [sprites.mesh];
    this.target.setMaterialForRendering(sprites.mesh, this.#material);
  }

  isReady(): boolean {
    return this.target.isReadyForRendering();
  }

  run(view: FrameView, visible: VisibleSprites): void {
    if (this.target.getRenderWidth() !== view.width || this.target.getRenderHeight() !== view.height) {
      this.target.resize({ width: view.width, height: view.height });
    }
    bindView(this.#material, view);
    this.#sprites.bindCircles(this.#material, visible);
    this.target.render();
  }

  dispose(): void {
    this.target.dispose();
    this.#material.dispose();
  }
}
