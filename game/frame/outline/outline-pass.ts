// outline: dark rims where a sprite stands out, and where something stood that was cut away, if those may stay. In: light.color,
// tags, depth, cut.nearness. Out: outline.color.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture.pure';
import type { Look } from '../../../shared/look/look.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import { bindViewUniforms, VIEW_UNIFORMS } from '../surface/surface-bindings.ts';
import type { VisibleSprites } from '../visible/visible-sprites.ts';
import fragmentSource from './outline.fragment.glsl?raw';

/** What see-through circles cut. */
export interface CutLayer {
  readonly nearness: BaseTexture;
  readonly visible: VisibleSprites;
}

export class OutlinePass {
  readonly #effect: FullScreenEffect;
  readonly #effectOfCut: FullScreenEffect;
  readonly #targets: FrameTargets;
  readonly #look: Look;

  constructor(engine: Engine, renderer: EffectRenderer, targets: FrameTargets, look: Look) {
    this.#targets = targets;
    this.#look = look;
    const createEffect = (defines: readonly string[]): FullScreenEffect =>
      new FullScreenEffect(engine, renderer, {
        name: 'outline.color',
        fragmentSource,
        uniforms: [...VIEW_UNIFORMS, 'uDarken', 'uSaturation', 'uLimit', 'uCircles', 'uCircleCount'],
        samplers: ['uColor', 'uAlbedo', 'uDepth', 'uCutNearness'],
        defines,
      });
    this.#effect = createEffect([]);
    this.#effectOfCut = createEffect(['#define CUT_OUTLINE']);
  }

  isReady(keepsCut: boolean): boolean {
    return (keepsCut ? this.#effectOfCut : this.#effect).isReady();
  }

  /** @param cut given if its outline stays */
  run({ view }: FrameSettings, cut: CutLayer | undefined): void {
    (cut === undefined ? this.#effect : this.#effectOfCut).run(this.#targets.outline, (effect) => {
      bindViewUniforms(effect, view);
      effect.setTexture('uColor', this.#targets.light);
      effect.setTexture('uAlbedo', this.#targets.surfaceImage('albedo'));
      effect.setTexture('uDepth', this.#targets.surfaceDepth);
      effect.setFloat('uDarken', this.#look.outlineDarken);
      effect.setFloat('uSaturation', this.#look.outlineSaturation);
      effect.setFloat('uLimit', this.#look.outlineLimit);
      if (cut === undefined) return;
      effect.setTexture('uCutNearness', cut.nearness);
      effect.setArray4('uCircles', [...cut.visible.circles]);
      effect.setInt('uCircleCount', cut.visible.circleCount);
    });
  }

  dispose(): void {
    this.#effect.dispose();
    this.#effectOfCut.dispose();
  }
}
