// debug (B18): shows one image of the frame in place of the graded picture. In: surface images, light.color, pages. Out:
// post.color.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { DebugView } from '../../core/url-options.ts';
import type { PageArrays } from '../../load/page-arrays.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import type { SpriteSurface } from '../surface/sprite/sprite-surface.ts';
import { bindSurfaceImages, bindViewUniforms, SURFACE_SAMPLERS, VIEW_UNIFORMS } from '../surface/surface-bindings.ts';
import fragmentSource from './debug.fragment.glsl?raw';
import { OverdrawPass } from './overdraw-pass.ts';

/** Layers that the atlas view has room for: more than any bake has needed, few enough for every GPU's uniforms. */
const ATLAS_LAYERS_MAX = 64;

export class DebugPass {
  readonly #scene: Scene;
  readonly #sprites: SpriteSurface;
  /** Made when its view is first asked for. */
  #overdraw: OverdrawPass | undefined;
  readonly #engine: Engine;
  readonly #renderer: EffectRenderer;
  readonly #targets: FrameTargets;
  readonly #pages: PageArrays;
  readonly #effects = new Map<DebugView, FullScreenEffect>();

  constructor(
    scene: Scene,
    engine: Engine,
    renderer: EffectRenderer,
    targets: FrameTargets,
    pages: PageArrays,
    sprites: SpriteSurface,
  ) {
    this.#scene = scene;
    this.#sprites = sprites;
    this.#engine = engine;
    this.#renderer = renderer;
    this.#targets = targets;
    this.#pages = pages;
  }

  isReady(view: DebugView): boolean {
    const effectReady = this.#effect(view).isReady();
    if (view !== 'overdraw') return effectReady;
    this.#overdraw ??= new OverdrawPass(this.#scene, this.#sprites);
    return this.#overdraw.isReady() && effectReady;
  }

  run({ view }: FrameSettings, debugView: DebugView): void {
    const overdraw = debugView === 'overdraw' ? this.#overdraw : undefined;
    overdraw?.run(view);
    this.#effect(debugView).run(this.#targets.post, (effect) => {
      bindViewUniforms(effect, view);
      bindSurfaceImages(effect, this.#targets);
      effect.setTexture(
        'uColor',
        overdraw?.target ?? (debugView === 'gather' ? this.#targets.gathered : this.#targets.light),
      );
      effect.setTexture('uPageAlbedo', this.#pages.albedo);
      if (debugView !== 'atlas') return;
      const fills = this.#pages.layerFills.slice(0, ATLAS_LAYERS_MAX);
      effect.setFloat('uLayers', fills.length);
      effect.setFloatArray('uFills', [...fills, ...new Array<number>(ATLAS_LAYERS_MAX - fills.length).fill(0)]);
    });
  }

  dispose(): void {
    for (const effect of this.#effects.values()) effect.dispose();
    this.#overdraw?.dispose();
  }

  #effect(view: DebugView): FullScreenEffect {
    let effect = this.#effects.get(view);
    if (effect === undefined) {
      effect = new FullScreenEffect(this.#engine, this.#renderer, {
        name: `debug.${view}`,
        fragmentSource,
        uniforms: [...VIEW_UNIFORMS, 'uLayers', 'uFills'],
        samplers: [...SURFACE_SAMPLERS, 'uColor', 'uPageAlbedo'],
        defines: [`#define VIEW_${view.toUpperCase()}`, `#define ATLAS_LAYERS_MAX ${ATLAS_LAYERS_MAX}`],
      });
      this.#effects.set(view, effect);
    }
    return effect;
  }
}
