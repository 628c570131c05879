// post: from radiance to the picture. In: outline.color, or light.color with outlines off, and bloom. Out: post.color.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import { glslFloat } from '../../../shared/glsl-constants.ts';
import { CONTRAST_PIVOT, exposureOf } from '../../../shared/look/grading.ts';
import type { Look } from '../../../shared/look/look.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import fragmentSource from './post.fragment.glsl?raw';

const UNIFORMS = [
  'uExposure',
  'uSaturation',
  'uContrast',
  'uLift',
  'uBloomStrength',
  'uSize',
  'uVignetteStrength',
] as const;

export class PostPass {
  readonly #engine: Engine;
  readonly #renderer: EffectRenderer;
  readonly #targets: FrameTargets;
  readonly #look: Look;
  /** One shader a combination of switches, made when first used. */
  readonly #effects = new Map<string, FullScreenEffect>();

  constructor(engine: Engine, renderer: EffectRenderer, targets: FrameTargets, look: Look) {
    this.#engine = engine;
    this.#renderer = renderer;
    this.#targets = targets;
    this.#look = look;
  }

  isReady({ switches }: FrameSettings): boolean {
    return this.#effect(switches).isReady();
  }

  run({ phase, switches, view }: FrameSettings): void {
    this.#effect(switches).run(this.#targets.post, (effect) => {
      effect.setTexture('uColor', switches.outline ? this.#targets.outline : this.#targets.light);
      if (switches.bloom) {
        effect.setTexture('uBloom', this.#targets.bloom);
        effect.setFloat('uBloomStrength', this.#look.bloomStrength);
      }
      if (switches.vignette) {
        effect.setFloat2('uSize', view.width, view.height);
        effect.setFloat('uVignetteStrength', this.#look.vignetteStrength);
      }
      effect.setFloat3('uExposure', ...exposureOf(phase));
      effect.setFloat('uSaturation', phase.saturation);
      effect.setFloat('uContrast', phase.contrast);
      effect.setFloat3('uLift', ...phase.lift);
    });
  }

  dispose(): void {
    for (const effect of this.#effects.values()) effect.dispose();
  }

  #effect({ bloom, vignette }: FrameSettings['switches']): FullScreenEffect {
    const defines = [
      `#define CONTRAST_PIVOT ${glslFloat(CONTRAST_PIVOT)}`,
      ...(bloom ? ['#define BLOOM'] : []),
      ...(vignette ? ['#define VIGNETTE'] : []),
    ];
    const key = defines.join();
    let effect = this.#effects.get(key);
    if (effect === undefined) {
      effect = new FullScreenEffect(this.#engine, this.#renderer, {
        name: 'post.color',
        fragmentSource,
        uniforms: UNIFORMS,
        samplers: bloom ? ['uColor', 'uBloom'] : ['uColor'],
        defines,
      });
      this.#effects.set(key, effect);
    }
    return effect;
  }
}
