// present: integer scale, nearest, whole-pixel offset. In: post.color. Out: the canvas.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import { GUARD_TEXELS } from '../frame-view.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import fragmentSource from './present.fragment.glsl?raw';

export class PresentPass {
  readonly #engine: Engine;
  readonly #effect: FullScreenEffect;
  readonly #targets: FrameTargets;

  constructor(engine: Engine, renderer: EffectRenderer, targets: FrameTargets) {
    this.#engine = engine;
    this.#targets = targets;
    this.#effect = new FullScreenEffect(engine, renderer, {
      name: 'present.canvas',
      fragmentSource,
      uniforms: ['uOffset', 'uZoom', 'uGuard', 'uWindowHeight'],
      samplers: ['uColor'],
    });
  }

  isReady(): boolean {
    return this.#effect.isReady();
  }

  run({ view }: FrameSettings): void {
    this.#engine.restoreDefaultFramebuffer();
    this.#effect.run(undefined, (effect) => {
      effect.setTexture('uColor', this.#targets.post);
      effect.setFloat2('uOffset', view.offsetX, view.offsetY);
      effect.setFloat('uZoom', view.zoom);
      effect.setFloat('uGuard', GUARD_TEXELS);
      effect.setFloat('uWindowHeight', this.#engine.getRenderHeight());
    });
  }

  dispose(): void {
    this.#effect.dispose();
  }
}
