// outline: dark rims where a sprite stands out. In: light.color, tags, depth. Out: outline.color.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import type { Look } from '../../../shared/look/look.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import { bindViewUniforms, VIEW_UNIFORMS } from '../surface/surface-bindings.ts';
import fragmentSource from './outline.fragment.glsl?raw';

export class OutlinePass {
  readonly #effect: FullScreenEffect;
  readonly #targets: FrameTargets;
  readonly #look: Look;

  constructor(engine: Engine, renderer: EffectRenderer, targets: FrameTargets, look: Look) {
    this.#targets = targets;
    this.#look = look;
    this.#effect = new FullScreenEffect(engine, renderer, {
      name: 'outline.color',
      fragmentSource,
      uniforms: [...VIEW_UNIFORMS, 'uDarken', 'uSaturation', 'uLimit'],
      samplers: ['uColor', 'uAlbedo', 'uDepth'],
    });
  }

  isReady(): boolean {
    return this.#effect.isReady();
  }

  run({ view }: FrameSettings): void {
    this.#effect.run(this.#targets.outline, (effect) => {
      bindViewUniforms(effect, view);
      effect.setTexture('uColor', this.#targets.light);
      effect.setTexture('uAlbedo', this.#targets.surfaceImage('albedo'));
      effect.setTexture('uDepth', this.#targets.surfaceDepth);
      effect.setFloat('uDarken', this.#look.outlineDarken);
      effect.setFloat('uSaturation', this.#look.outlineSaturation);
      effect.setFloat('uLimit', this.#look.outlineLimit);
    });
  }

  dispose(): void {
    this.#effect.dispose();
  }
}
