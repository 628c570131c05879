// pick: tells what a texel of the last frame shows. In: the surface images. Out: one texel, read back. What was cut away, faded or
// lifted off is not in the images, so what is seen is what is hit.

import { Constants } from '@babylonjs/core/Engines/constants';
import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { Vec3 } from '../../../shared/vector.ts';
import type { FrameTargets } from '../frame-targets.ts';
import type { FrameView } from '../frame-view.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import { bindViewUniforms, VIEW_UNIFORMS } from '../surface/surface-bindings.ts';
import { SURFACE_TAGS, TAG_BITS } from '../surface/surface-tags.ts';
import fragmentSource from './pick.fragment.glsl?raw';

export interface PickedTexel {
  /** 0: the ground; from 1 the visible things, nearest first. */
  readonly owner: number;
  /** Game axes. */
  readonly place: Vec3;
}

export class PickPass {
  readonly #target: RenderTargetTexture;
  readonly #effect: FullScreenEffect;
  readonly #targets: FrameTargets;

  constructor(scene: Scene, engine: Engine, renderer: EffectRenderer, targets: FrameTargets) {
    this.#targets = targets;
    this.#target = new RenderTargetTexture('pick.texel', { width: 1, height: 1 }, scene, {
      type: Constants.TEXTURETYPE_FLOAT,
      format: Constants.TEXTUREFORMAT_RGBA,
      samplingMode: Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      generateMipMaps: false,
      generateDepthBuffer: false,
    });
    this.#effect = new FullScreenEffect(engine, renderer, {
      name: 'pick.texel',
      fragmentSource,
      uniforms: [...VIEW_UNIFORMS, 'uTexel'],
      samplers: ['uAlbedo', 'uMaterial', 'uDepth'],
    });
  }

  isReady(): boolean {
    return this.#effect.isReady();
  }

  /** @param x, y texel of the images of the last frame, whose view it was; @returns undefined where nothing is drawn */
  async run(view: FrameView, x: number, y: number): Promise<PickedTexel | undefined> {
    this.#effect.run(this.#target, (effect) => {
      bindViewUniforms(effect, view);
      effect.setTexture('uAlbedo', this.#targets.surfaceImage('albedo'));
      effect.setTexture('uMaterial', this.#targets.surfaceImage('material'));
      effect.setTexture('uDepth', this.#targets.surfaceDepth);
      effect.setFloat2('uTexel', x, y);
    });
    const pixels = await this.#target.readPixels();
    if (!(pixels instanceof Float32Array)) throw new Error('pick.texel cannot be read back');
    const mark = pixels[3]!;
    if ((mark & ((1 << TAG_BITS) - 1)) === SURFACE_TAGS.none) return undefined;
    return { owner: mark >> TAG_BITS, place: [pixels[0]!, pixels[1]!, pixels[2]!] };
  }

  dispose(): void {
    this.#effect.dispose();
    this.#target.dispose();
  }
}
