// THE ORDER of the passes. Each is one folder; what lies between them is listed in frame-targets.ts.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { BakedSprite } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { Look } from '../../shared/look/look.ts';
import type { GpuFeatures } from '../core/create-engine.ts';
import type { PageArrays } from '../load/page-arrays.ts';
import { BloomPass } from './bloom/bloom-pass.ts';
import { DebugPass } from './debug/debug-pass.ts';
import { readPositions } from './debug/read-positions.ts';
import type { FrameSettings } from './frame-settings.ts';
import { FrameTargets } from './frame-targets.ts';
import { shadowViewOf } from './frame-view.ts';
import { LampsPass } from './lamps/lamps-pass.ts';
import type { Lamp } from './lamps/place-lamps.ts';
import { LightPass } from './light/light-pass.ts';
import { OutlinePass } from './outline/outline-pass.ts';
import type { PassWatch } from './pass-meter.ts';
import { PostPass } from './post/post-pass.ts';
import { PresentPass } from './present/present-pass.ts';
import type { SunShadow } from './shadow/sun-shadow.ts';
import { SurfacePass } from './surface/surface-pass.ts';
import type { VisibleSprites } from './visible/visible-sprites.ts';

export interface FrameWorld {
  readonly pages: PageArrays;
  readonly map: WorldMap;
  readonly spriteOf: (name: string) => BakedSprite;
  readonly shadow: SunShadow;
  readonly look: Look;
}

export class Frame {
  readonly targets: FrameTargets;
  /** Is told where each pass begins. */
  watch: PassWatch | undefined;
  readonly #shadow: SunShadow;
  readonly #surface: SurfacePass;
  readonly #lamps: LampsPass;
  readonly #light: LightPass;
  readonly #outline: OutlinePass;
  readonly #bloom: BloomPass;
  readonly #post: PostPass;
  readonly #debug: DebugPass;
  readonly #present: PresentPass;
  readonly #renderer: EffectRenderer;
  readonly #scene: Scene;
  readonly #engine: Engine;

  constructor(scene: Scene, engine: Engine, world: FrameWorld, features: GpuFeatures) {
    this.#scene = scene;
    this.#engine = engine;
    this.targets = new FrameTargets(scene, 1, 1);
    this.#renderer = new EffectRenderer(engine);
    const renderer = this.#renderer;
    this.#shadow = world.shadow;
    this.#surface = new SurfacePass(scene, engine, this.targets, world.pages, world.map, world.spriteOf, features);
    this.#lamps = new LampsPass(scene, engine, this.targets, world.look);
    this.#light = new LightPass(engine, renderer, this.targets, world.shadow, world.look);
    this.#outline = new OutlinePass(engine, renderer, this.targets, world.look);
    this.#bloom = new BloomPass(engine, renderer, this.targets, world.look);
    this.#post = new PostPass(engine, renderer, this.targets, world.look);
    this.#debug = new DebugPass(scene, engine, renderer, this.targets, world.pages, this.#surface.sprites);
    this.#present = new PresentPass(engine, renderer, this.targets);
  }

  setInstances(visible: VisibleSprites): void {
    this.#surface.setInstances(visible);
  }

  /** Sets which records the terrains are drawn from. */
  setTerrainSprites(spriteOf: (name: string) => BakedSprite): void {
    this.#surface.setTerrainSprites(spriteOf);
  }

  /** Sets the lamps of all that is drawn. */
  setLamps(lamps: readonly Lamp[]): void {
    this.#lamps.setLamps(lamps);
  }

  /** Whether flames of the last frame would look different in the next step. */
  get isFlickering(): boolean {
    return this.#lamps.isFlickering;
  }

  /** Whether every shader that this frame needs is compiled: until then nothing is drawn, so nothing flashes wrong. */
  isReady(settings: FrameSettings): boolean {
    this.targets.resize(settings.view.width, settings.view.height);
    const passes = [
      this.#surface.isReady(),
      this.#lamps.isReady(),
      this.#light.isReady(settings),
      this.#outline.isReady(),
      !settings.switches.bloom || this.#bloom.isReady(),
      this.#post.isReady(settings),
      this.#present.isReady(),
      settings.debugView === undefined || this.#debug.isReady(settings.debugView),
    ];
    return passes.every((ready) => ready);
  }

  render(settings: FrameSettings): void {
    const { view, toSun, switches, debugView } = settings;
    this.targets.resize(view.width, view.height);
    // The sun's map first: it reads nothing of the frame, and a still scene keeps it from before.
    this.watch?.begin('shadow');
    if (switches.shadows) this.#shadow.render(toSun, shadowViewOf(view));
    // What every texel is, with one depth for all; nothing is lit here.
    this.watch?.begin('surface');
    this.#surface.run(view);
    // What lamps give to each; all light that is neither sun nor open sky comes through this one image.
    this.watch?.begin('lamps');
    this.#lamps.run(settings);
    // How every texel is lit: once each, whatever was drawn over what.
    this.watch?.begin('light');
    this.#light.run(settings);
    if (debugView === undefined) {
      // On radiance, so that a rim is its own thing's lit colour, and before grading, so that it is graded with it.
      this.watch?.begin('outline');
      if (switches.outline) this.#outline.run(settings);
      // On radiance too, and on the rims: a rim in front of a flame shines as little as the thing that it belongs to.
      this.watch?.begin('bloom');
      if (switches.bloom) this.#bloom.run(settings);
      this.watch?.begin('post');
      this.#post.run(settings);
    } else {
      // Looks at the images above, ungraded.
      this.watch?.begin('debug');
      this.#debug.run(settings, debugView);
    }
    // Last: from texels to whole device pixels.
    this.watch?.begin('present');
    this.#present.run(settings);
    this.watch?.end();
  }

  /** World position and tag of every texel of the last frame: x, y, z (game axes), tag. */
  readPositions({ view }: FrameSettings): Promise<Float32Array> {
    return readPositions(this.#scene, this.#engine, this.#renderer, this.targets, view);
  }

  dispose(): void {
    for (const pass of [
      this.#surface,
      this.#lamps,
      this.#light,
      this.#outline,
      this.#bloom,
      this.#post,
      this.#debug,
      this.#present,
    ])
      pass.dispose();
    this.#renderer.dispose();
    this.targets.dispose();
  }
}
