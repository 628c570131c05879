// post: from radiance to the picture. In: outline.color, or light.color with outlines off. Out: post.color.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import { glslFloat } from '../../../shared/glsl-constants.ts';
import { CONTRAST_PIVOT, exposureOf } from '../../../shared/look/grading.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import fragmentSource from './post.fragment.glsl?raw';

export class PostPass {
  readonly #effect: FullScreenEffect;
  readonly #targets: FrameTargets;

  constructor(engine: Engine, renderer: EffectRenderer, targets: FrameTargets) {
    this.#targets = targets;
    this.#effect = new FullScreenEffect(engine, renderer, {
      name: 'post.color',
      fragmentSource,
      uniforms: ['uExposure', 'uSaturation', 'uContrast', 'uLift_disp'],
      defines: [`#define CONTRAST_PIVOT ${glslFloat(CONTRAST_PIVOT)}`],
      samplers: ['uColor'],
    });
  }

  isReady(): boolean {
    return this.#effect.isReady();
  }

  run({ phase, switches }: FrameSettings): void {
    this.#effect.run(this.#targets.post, (effect) => {
      effect.setTexture('uColor', switches.outline ? this.#targets.outline : this.#targets.light);
      effect.setFloat3('uExposure', ...exposureOf(phase));
      effect.setFloat('uSaturation', phase.saturation);
      effect.setFloat('uContrast', phase.contrast);
      effect.setFloat3('uLift_disp', ...phase.lift);
    });
  }

  dispose(): void {
    this.#effect.dispose();
  }
}
