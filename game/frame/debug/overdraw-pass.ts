// overdraw: how many sprite fragments fall on each texel. In: the sprites' mesh and instances. Out: debug.overdraw (RGBA8, red =
// fragments x OVERDRAW_STEP). Drawn for its debug view only.

import { Constants } from '@babylonjs/core/Engines/constants';
import type { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.pure';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.pure';
import { Color4 } from '@babylonjs/core/Maths/math.color.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import { glslFloat } from '../../../shared/glsl-constants.ts';
import type { FrameView } from '../frame-view.ts';
import type { SpriteSurface } from '../surface/sprite/sprite-surface.ts';
import { bindView } from '../surface/surface-bindings.ts';
import fragmentSource from './overdraw.fragment.glsl?raw';

/** Red of one fragment: 16 steps fill the byte, more than the densest crown over a house needs. */
export const OVERDRAW_STEP = 16 / 255;

export class OverdrawPass {
  readonly target: RenderTargetTexture;
  readonly #material: ShaderMaterial;

  constructor(scene: Scene, sprites: SpriteSurface) {
    this.target = new RenderTargetTexture('debug.overdraw', { width: 1, height: 1 }, scene, {
      type: Constants.TEXTURETYPE_UNSIGNED_BYTE,
      format: Constants.TEXTUREFORMAT_RGBA,
      samplingMode: Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      generateMipMaps: false,
      generateDepthBuffer: false,
    });
    this.target.clearColor = new Color4(0, 0, 0, 0);
    this.#material = sprites.createMaterial('debug.overdraw', fragmentSource, [
      `#define OVERDRAW_STEP ${glslFloat(OVERDRAW_STEP)}`,
    ]);
    this.#material.alphaMode = Constants.ALPHA_ONEONE;
    this.#material.needAlphaBlending = () => true;
    this.target.renderList = [sprites.mesh];
    this.target.setMaterialForRendering(sprites.mesh, this.#material);
  }

  isReady(): boolean {
    return this.target.isReadyForRendering();
  }

  run(view: FrameView): void {
    if (this.target.getRenderWidth() !== view.width || this.target.getRenderHeight() !== view.height) {
      this.target.resize({ width: view.width, height: view.height });
    }
    bindView(this.#material, view);
    this.target.render();
  }

  dispose(): void {
    this.target.dispose();
    this.#material.dispose();
  }
}
