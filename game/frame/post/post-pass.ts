// post: from radiance to the picture. In: outline.color, or light.color with outlines off. Out: post.color.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
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
      uniforms: ['uExposure', 'uSaturation'],
      samplers: ['uColor'],
    });
  }

  isReady(): boolean {
    return this.#effect.isReady();
  }

  run({ phase, switches }: FrameSettings): void {
    this.#effect.run(this.#targets.post, (effect) => {
      effect.setTexture('uColor', switches.outline ? this.#targets.outline : this.#targets.light);
      effect.setFloat('uExposure', 2 ** phase.exposure);
      effect.setFloat('uSaturation', phase.saturation);
    });
  }

  dispose(): void {
    this.#effect.dispose();
  }
}
