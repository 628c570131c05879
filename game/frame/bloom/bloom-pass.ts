// bloom: a soft shine around what is brighter than a lit white. In: outline.color, or light.color with outlines off. Out: bloom.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import type { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.pure';
import type { Look } from '../../../shared/look/look.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import fragmentSource from './bloom.fragment.glsl?raw';

export class BloomPass {
  readonly #effect: FullScreenEffect;
  readonly #targets: FrameTargets;
  readonly #look: Look;

  constructor(engine: Engine, renderer: EffectRenderer, targets: FrameTargets, look: Look) {
    this.#targets = targets;
    this.#look = look;
    this.#effect = new FullScreenEffect(engine, renderer, {
      name: 'bloom',
      fragmentSource,
      uniforms: ['uAxis', 'uThreshold'],
      samplers: ['uColor'],
    });
  }

  isReady(): boolean {
    return this.#effect.isReady();
  }

  run({ switches }: FrameSettings): void {
    const { bloomAcross, bloom, light, outline } = this.#targets;
    this.#spread(switches.outline ? outline : light, bloomAcross, [1, 0], this.#look.bloomThreshold);
    this.#spread(bloomAcross, bloom, [0, 1], 0);
  }

  #spread(
    from: RenderTargetTexture,
    to: RenderTargetTexture,
    axis: readonly [number, number],
    threshold: number,
  ): void {
    this.#effect.run(to, (effect) => {
      effect.setTexture('uColor', from);
      effect.setInt2('uAxis', axis[0], axis[1]);
      effect.setFloat('uThreshold', threshold);
    });
  }

  dispose(): void {
    this.#effect.dispose();
  }
}
