// THE ORDER of the passes. Each is one folder; what lies between them is listed in frame-targets.ts.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { BakedSprite } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { GroundShape } from '../../shared/ground-shape.ts';
import type { Look } from '../../shared/look/look.ts';
import type { GpuFeatures } from '../core/create-engine.ts';
import type { PageArrays } from '../load/page-arrays.ts';
import { BloomPass } from './bloom/bloom-pass.ts';
import { DebugPass } from './debug/debug-pass.ts';
import { readPositions } from './debug/read-positions.ts';
import type { FrameSettings } from './frame-settings.ts';
import { FrameTargets } from './frame-targets.ts';
import { type FrameView, shadowViewOf } from './frame-view.ts';
import { GroundPass } from './ground/ground-pass.ts';
import { ShapeTexture } from './ground/shape-texture.ts';
import { TexelProbe } from './inspect/texel-probe.ts';
import type { TexelReading } from './inspect/texel-reading.ts';
import { LampsPass } from './lamps/lamps-pass.ts';
import type { Lamp } from './lamps/place-lamps.ts';
import { LightPass } from './light/light-pass.ts';
import { type CutLayer, OutlinePass } from './outline/outline-pass.ts';
import type { PassWatch } from './pass-meter.ts';
import { type PickedTexel, PickPass } from './pick/pick-pass.ts';
import { PostPass } from './post/post-pass.ts';
import { PresentPass } from './present/present-pass.ts';
import { CutLayerPass } from './see-through/cut-layer-pass.ts';
import type { SunShadow } from './shadow/sun-shadow.ts';
import { SurfacePass } from './surface/surface-pass.ts';
import type { VisibleSprites } from './visible/visible-sprites.ts';

export interface FrameWorld {
  readonly pages: PageArrays;
  readonly map: WorldMap;
  /** Undefined: all ground is level. */
  readonly shape: GroundShape | undefined;
  readonly spriteOf: (name: string) => BakedSprite;
  readonly shadow: SunShadow;
  readonly look: Look;
}

export class Frame {
  readonly targets: FrameTargets;
  /** Is told where each pass begins. */
  watch: PassWatch | undefined;
  readonly #shadow: SunShadow;
  readonly #shape: ShapeTexture;
  readonly #ground: GroundPass;
  readonly #surface: SurfacePass;
  readonly #lamps: LampsPass;
  readonly #light: LightPass;
  readonly #cutLayer: CutLayerPass;
  readonly #outline: OutlinePass;
  readonly #bloom: BloomPass;
  readonly #post: PostPass;
  readonly #debug: DebugPass;
  readonly #present: PresentPass;
  readonly #pick: PickPass;
  readonly #probe: TexelProbe;
  readonly #renderer: EffectRenderer;
  #visible: VisibleSprites | undefined;
  readonly #scene: Scene;
  readonly #engine: Engine;

  constructor(scene: Scene, engine: Engine, world: FrameWorld, features: GpuFeatures) {
    this.#scene = scene;
    this.#engine = engine;
    this.targets = new FrameTargets(scene, 1, 1);
    this.#renderer = new EffectRenderer(engine);
    const renderer = this.#renderer;
    this.#shadow = world.shadow;
    const { pages, map, spriteOf } = world;
    this.#shape = new ShapeTexture(scene, world.shape);
    this.#ground = new GroundPass(scene, engine, renderer, this.targets, pages, map, this.#shape, spriteOf);
    this.#surface = new SurfacePass(scene, engine, this.targets, pages, map, this.#shape, features);
    this.#surface.setTerrainTable(this.#ground.table);
    this.#lamps = new LampsPass(scene, engine, this.targets, world.look);
    this.#light = new LightPass(scene, engine, renderer, this.targets, world.shadow, world.look);
    this.#cutLayer = new CutLayerPass(scene, this.#surface.sprites);
    this.#outline = new OutlinePass(engine, renderer, this.targets, world.look);
    this.#bloom = new BloomPass(engine, renderer, this.targets, world.look);
    this.#post = new PostPass(engine, renderer, this.targets, world.look);
    this.#debug = new DebugPass(scene, engine, renderer, this.targets, world.pages, this.#surface.sprites);
    this.#present = new PresentPass(engine, renderer, this.targets);
    this.#pick = new PickPass(scene, engine, renderer, this.targets);
    this.#probe = new TexelProbe(scene, this.targets, this.#light);
  }

  setInstances(visible: VisibleSprites): void {
    this.#visible = visible;
    this.#surface.setInstances(visible);
  }

  /** Sets which records the terrains are drawn from. */
  setTerrainSprites(spriteOf: (name: string) => BakedSprite): void {
    this.#ground.setSprites(spriteOf);
    this.#surface.setTerrainTable(this.#ground.table);
  }

  /** Sets the lamps of all that is drawn. */
  setLamps(lamps: readonly Lamp[]): void {
    this.#lamps.setLamps(lamps);
  }

  /** Sets the lamps that move, for the next frame. */
  setMovingLamps(lamps: readonly Lamp[]): void {
    this.#lamps.setMovingLamps(lamps);
  }

  /** Lamps of the last frame, all in one draw. */
  get lampsDrawn(): number {
    return this.#lamps.drawn;
  }

  /** Whether flames of the last frame would look different in the next step. */
  get isFlickering(): boolean {
    return this.#lamps.isFlickering;
  }

  /** Whether water of the last frame would look different in the next step. */
  get isRippling(): boolean {
    return this.#surface.isRippling;
  }

  /** Whether clouds of the last frame move on in the next step. */
  get isDrifting(): boolean {
    return this.#light.isDrifting;
  }

  /** Whether every shader that this frame needs is compiled: until then nothing is drawn, so nothing flashes wrong. */
  isReady(settings: FrameSettings): boolean {
    this.targets.resize(settings.view.width, settings.view.height);
    const passes = [
      this.#ground.isReady(),
      this.#surface.isReady(),
      this.#lamps.isReady(),
      this.#light.isReady(settings),
      !keepsCut(settings) || this.#cutLayer.isReady(),
      this.#outline.isReady(keepsCut(settings)),
      !settings.switches.bloom || this.#bloom.isReady(),
      this.#post.isReady(settings),
      this.#present.isReady(),
      settings.debugView === undefined || this.#debug.isReady(settings.debugView),
    ];
    return passes.every((ready) => ready);
  }

  render(settings: FrameSettings): void {
    const { view, toSun, switches } = settings;
    this.targets.resize(view.width, view.height);
    // The sun's map first: it reads nothing of the frame, and a still scene keeps it from before.
    this.watch?.begin('shadow');
    if (switches.shadows) this.#shadow.render(toSun, shadowViewOf(view, this.#shape.highest));
    // Which texel of the ground sheets each texel shows: what was in view before keeps its own.
    this.watch?.begin('ground');
    this.#ground.run(settings);
    // What every texel is, with one depth for all; nothing is lit here.
    this.watch?.begin('surface');
    this.#surface.run(settings);
    // What lamps give to each; all light that is neither sun nor open sky comes through this one image.
    this.watch?.begin('lamps');
    this.#lamps.run(settings);
    this.#shade(settings);
    // Last: from texels to whole device pixels.
    this.watch?.begin('present');
    this.#present.run(settings);
    this.watch?.end();
  }

  /** From surfaces to the picture, or to a debug view. */
  #shade(settings: FrameSettings): void {
    const { switches, debugView } = settings;
    // How every texel is lit: once each, whatever was drawn over what.
    this.watch?.begin('light');
    this.#light.run(settings);
    if (debugView === undefined) {
      // On radiance, so that a rim is its own thing's lit colour, and before grading, so that it is graded with it.
      const cut = switches.outline ? this.#drawCut(settings) : undefined;
      this.watch?.begin('outline');
      if (switches.outline) this.#outline.run(settings, cut);
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
  }

  /**
   * Reads a texel of the last frame, drawn with these settings: what it is, and how the picture lights it, whatever debug view is
   * shown. Leaves every image as it was.
   *
   * @param x column of the images
   * @returns undefined while a shader for it is being compiled
   */
  readTexel(settings: FrameSettings, x: number, y: number): Promise<TexelReading> | undefined {
    const picture: FrameSettings = { ...settings, debugView: undefined };
    const parts = [this.isReady(picture), this.#probe.isReady(picture)];
    if (parts.includes(false)) return undefined;
    if (settings.debugView !== undefined) this.#shade(picture);
    const reading = this.#probe.read(picture, x, y);
    if (settings.debugView !== undefined) this.#shade(settings);
    return reading;
  }

  /** What circles cut, for whom its outline stays. */
  #drawCut(settings: FrameSettings): CutLayer | undefined {
    const visible = this.#visible;
    if (!keepsCut(settings) || visible === undefined) return undefined;
    this.watch?.begin('cutLayer');
    this.#cutLayer.run(settings.view, visible);
    return { nearness: this.#cutLayer.target, visible };
  }

  /** Whether picking's shader is compiled. */
  get canPick(): boolean {
    return this.#pick.isReady();
  }

  /** What a texel of the last frame shows, given that frame's view. */
  pick(view: FrameView, x: number, y: number): Promise<PickedTexel | undefined> {
    return this.#pick.run(view, x, y);
  }

  /** World position and tag of every texel of the last frame: x, y, z (game axes), tag. */
  readPositions({ view }: FrameSettings): Promise<Float32Array> {
    return readPositions(this.#scene, this.#engine, this.#renderer, this.targets, view);
  }

  dispose(): void {
    for (const pass of [
      this.#shape,
      this.#ground,
      this.#surface,
      this.#lamps,
      this.#light,
      this.#cutLayer,
      this.#outline,
      this.#bloom,
      this.#post,
      this.#debug,
      this.#present,
      this.#pick,
      this.#probe,
    ])
      pass.dispose();
    this.#renderer.dispose();
    this.targets.dispose();
  }
}

/** Whether the outline of what circles cut stays. */
function keepsCut({ switches }: FrameSettings): boolean {
  return switches.outline && switches.see_through && switches.cut_outline;
}
