// The running game: owns the engine, the world and the frame, draws when something changed, and gives everything back.

import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.pure';
import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.pure';
import { Scene } from '@babylonjs/core/scene.pure';
import type { SpriteLight } from '../../shared/format/light.ts';
import { listRooms, type Room } from '../../shared/format/map.ts';
import { bandSoftnessAt } from '../../shared/look/band-softness.ts';
import { LOOK_DEFAULTS, type Look, phaseAt } from '../../shared/look/look.ts';
import { irradiance } from '../../shared/look/radiometry.ts';
import { sunAt } from '../../shared/look/sun-path.ts';
import { Frame } from '../frame/frame-order.ts';
import type { FrameSettings } from '../frame/frame-settings.ts';
import { computeFrameView } from '../frame/frame-view.ts';
import { flickerStepAt } from '../frame/lamps/flicker.ts';
import { placeLamps } from '../frame/lamps/place-lamps.ts';
import { overrideLook } from '../frame/light/override-look.ts';
import { type PassFigures, PassMeter } from '../frame/pass-meter.ts';
import { registerIncludes } from '../frame/register-includes.ts';
import { createShellCasters, type ShellCaster } from '../frame/shadow/shell-casters.ts';
import { SunShadow } from '../frame/shadow/sun-shadow.ts';
import { listVisibleSprites, type VisibleSprites } from '../frame/visible/visible-sprites.ts';
import { bakedSprite, countPages, type LoadedTables, loadShells, loadTables, loadTexels } from '../load/load-world.ts';
import { NO_SPARE_ROOM, PageArrays, type SpareRoom } from '../load/page-arrays.ts';
import { WorkerClient } from '../load/worker-client.ts';
import { cameraAtTile, deviceZoom } from '../play/camera.ts';
import { CameraControls } from '../play/camera-controls.ts';
import { type PlacedStatic, placeStatics } from '../world/place-statics.ts';
import { isShown, nextRoofView, type RoofView } from '../world/roof-view.ts';
import { CanvasSize } from './canvas-size.ts';
import { ContextGuard } from './context-guard.ts';
import { createEngine, type GpuFeatures } from './create-engine.ts';
import type { Switch, UrlOptions } from './url-options.ts';

/** Layers that the page arrays have at least: the seed of growth, about 72 MB. */
const LAYERS_MIN = 4;

export class Game {
  readonly engine: Engine;
  readonly features: GpuFeatures;
  readonly frame: Frame;
  readonly shadow: SunShadow;
  /** Whoever puts what only the GPU keeps into it has it kept by this. */
  readonly context: ContextGuard;
  readonly #scene: Scene;
  readonly #pages: PageArrays;
  readonly #worker: WorkerClient;
  readonly #controls: CameraControls;
  readonly #options: UrlOptions;
  readonly #look: Look;
  readonly #canvas: HTMLCanvasElement;
  readonly #size: CanvasSize;
  readonly #abort = new AbortController();
  readonly #loop = (): void => this.#tick();
  readonly #rooms: readonly Room[];
  readonly #calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  #hour: number;
  #switches: Readonly<Record<Switch, boolean>>;
  #roofs: RoofView;
  #statics: readonly PlacedStatic[];
  #lightsOf: LightsOf;
  #visible: VisibleSprites | undefined;
  #visibleKey = '';
  /** Something changed since the last drawn frame. */
  #stale = true;
  #framesDrawn = 0;
  #lastTime = 0;
  #flickerStep = 0;

  private constructor(parts: GameParts) {
    this.engine = parts.engine;
    this.features = parts.features;
    this.frame = parts.frame;
    this.#statics = parts.statics;
    this.#lightsOf = parts.lightsOf;
    this.#rooms = parts.rooms;
    this.shadow = parts.shadow;
    this.context = parts.context;
    this.#scene = parts.scene;
    this.#pages = parts.pages;
    this.#worker = parts.worker;
    this.#options = parts.options;
    this.#look = parts.look;
    this.#canvas = parts.canvas;
    this.#hour = parts.options.time;
    this.#switches = parts.options.switches;
    this.#roofs = parts.options.roofs;
    this.#controls = new CameraControls(
      parts.canvas,
      cameraAtTile(...(parts.options.focus ?? parts.start), deviceZoom(parts.options.zoom, window.devicePixelRatio)),
      parts.options.zoom,
      { onChange: () => this.invalidate(), onRoofs: () => this.setRoofs(nextRoofView(this.#roofs)) },
    );
    const { signal } = this.#abort;
    this.#size = new CanvasSize(parts.canvas, (width, height) => this.#resize(width, height));
    this.#lightLamps();
    this.engine.onContextRestoredObservable.add(() => this.invalidate());
    document.addEventListener('visibilitychange', () => this.#runLoop(), { signal });
    this.#runLoop();
  }

  /**
   * Starts the engine, loads what the map needs and opens the world.
   *
   * @param spare room for sprites that come later
   */
  static async open(
    canvas: HTMLCanvasElement,
    options: UrlOptions,
    { onProgress, onFault }: GameEvents,
    spare: SpareRoom = NO_SPARE_ROOM,
  ): Promise<OpenedGame> {
    const { engine, features } = createEngine(canvas);
    const context = new ContextGuard(engine, onFault);
    const scene = new Scene(engine);
    scene.useRightHandedSystem = true;
    scene.autoClear = false;
    // Passes take their view from their own uniforms; Babylon wants a camera to render a target at all.
    scene.activeCamera = new FreeCamera('view', Vector3.Zero(), scene);
    registerIncludes();
    const { look, problems } = overrideLook(LOOK_DEFAULTS, options.look);
    const tables = await loadTables(options.map);
    const spriteOf = (name: string): ReturnType<typeof bakedSprite> => bakedSprite(tables.manifest, name);
    const worker = new WorkerClient();
    const layers = Math.max(LAYERS_MIN, countPages(tables.manifest, tables.spriteNames));
    const pages = new PageArrays(scene, engine, context, tables.records, layers, spare);
    const onArrival = (done: number): void => onProgress(done, tables.spriteNames.length);
    await Promise.all([context.keep(() => loadTexels(tables, worker, pages, onArrival)), loadShells(tables, worker)]);
    const statics = placeStatics(tables.map, spriteOf);
    const shadow = new SunShadow(scene, options.shadows);
    const casters = await createShellCasters(scene, engine, worker, statics, options.shadows);
    for (const { mesh, bounds } of casters) shadow.addCaster(mesh, bounds);
    const frame = new Frame(scene, engine, { pages, map: tables.map, spriteOf, shadow, look }, features);
    const game = new Game({
      canvas,
      engine,
      features,
      context,
      scene,
      pages,
      worker,
      frame,
      statics,
      shadow,
      options,
      look,
      start: tables.map.start,
      lightsOf: (record) => tables.lights.get(record) ?? [],
      rooms: listRooms(tables.map),
    });
    return { game, problems, world: { scene, worker, pages, tables, casters } };
  }

  get statics(): readonly PlacedStatic[] {
    return this.#statics;
  }

  /** Puts other statics into the world, and lights of their records; their casters are the caller's to exchange. */
  setStatics(statics: readonly PlacedStatic[], lightsOf: LightsOf): void {
    this.#statics = statics;
    this.#lightsOf = lightsOf;
    this.#visibleKey = '';
    this.#lightLamps();
    this.invalidate();
  }

  /** Frames drawn so far: a still scene draws none. */
  get framesDrawn(): number {
    return this.#framesDrawn;
  }

  /** Whether what is on screen is the whole, current picture. */
  get isSettled(): boolean {
    return !this.#stale && this.#framesDrawn > 0 && !this.#controls.isMoving && this.context.isWhole;
  }

  get controls(): CameraControls {
    return this.#controls;
  }

  /** Instances drawn in the last frame. */
  get visible(): VisibleSprites | undefined {
    return this.#visible;
  }

  /** The settings of the frame that would be drawn now. */
  get settings(): FrameSettings {
    const { camera } = this.#controls;
    const view = computeFrameView(camera.x, camera.y, camera.zoom, this.#canvas.width, this.#canvas.height);
    const sun = sunAt(this.#hour);
    const phase = phaseAt(this.#look, this.#hour);
    return {
      view,
      // The light fades out where sun and moon change over, so that shadows never jump.
      phase: { ...phase, sunStrength: irradiance(phase.sunStrength * sun.fade) },
      bandSoftness: bandSoftnessAt(this.#look, this.#hour),
      toSun: sun.direction,
      switches: this.#switches,
      flickerStep: this.#flickerStep,
      debugView: this.#options.view,
    };
  }

  /** Of the day, 0..24. */
  get hour(): number {
    return this.#hour;
  }

  /** Moves the clock. */
  setHour(hour: number): void {
    this.#hour = ((hour % 24) + 24) % 24;
    this.invalidate();
  }

  /** Turns an effect on or off. */
  setSwitch(name: Switch, on: boolean): void {
    this.#switches = { ...this.#switches, [name]: on };
    this.invalidate();
  }

  get roofs(): RoofView {
    return this.#roofs;
  }

  /** Lifts roofs and storeys off, or puts them back. */
  setRoofs(roofs: RoofView): void {
    this.#roofs = roofs;
    this.#lightLamps();
    this.invalidate();
  }

  /** Asks for a new frame. */
  invalidate(): void {
    this.#stale = true;
  }

  /**
   * Draws frames one after the other and waits until the GPU is done: for benches.
   *
   * @param redrawShadows draws the sun's map anew each time, as when the sun moves
   * @returns milliseconds a frame
   */
  async measureFrames(count: number, redrawShadows: boolean): Promise<number> {
    const { settings } = this;
    // Reading a texel back waits for all that was asked before it.
    const finish = (): Promise<unknown> =>
      this.frame.targets.post.readPixels(0, 0, null, true, false, 0, 0, 1, 1) ?? Promise.resolve();
    await finish();
    const start = performance.now();
    for (let i = 0; i < count; i++) {
      if (redrawShadows) this.shadow.invalidate();
      this.frame.render(settings);
    }
    await finish();
    return (performance.now() - start) / count;
  }

  /**
   * Draws frames one after the other and tells what each pass cost: for benches.
   *
   * @param redrawShadows draws the sun's map anew each time, as when the sun moves
   */
  async measurePasses(count: number, redrawShadows: boolean): Promise<readonly PassFigures[]> {
    const meter = new PassMeter(this.engine);
    this.frame.watch = meter;
    await this.measureFrames(count, redrawShadows);
    this.frame.watch = undefined;
    return meter.read();
  }

  dispose(): void {
    this.engine.stopRenderLoop();
    this.#abort.abort();
    this.context.dispose();
    this.#size.dispose();
    this.#controls.dispose();
    this.frame.dispose();
    this.shadow.dispose();
    this.#pages.dispose();
    this.#worker.dispose();
    this.#scene.dispose();
    this.engine.dispose();
  }

  #resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#controls.refreshZoom();
    this.engine.setSize(width, height);
    this.invalidate();
  }

  /** Draws while the page is seen: what a hidden one draws nobody sees, and some browsers ask it for frames all the same. */
  #runLoop(): void {
    this.engine.stopRenderLoop(this.#loop);
    if (document.hidden) return;
    this.#lastTime = performance.now();
    this.engine.runRenderLoop(this.#loop);
  }

  #tick(): void {
    const now = performance.now();
    const seconds = Math.min((now - this.#lastTime) / 1000, 0.1);
    this.#lastTime = now;
    this.#size.refresh();
    this.#controls.update(seconds);
    if (this.#controls.isMoving) this.#stale = true;
    const flickerStep = this.#options.freeze || this.#calm.matches ? 0 : flickerStepAt(now);
    if (flickerStep !== this.#flickerStep && this.frame.isFlickering) this.#stale = true;
    this.#flickerStep = flickerStep;
    if (!this.#stale || !this.context.isWhole) return;
    const { settings } = this;
    this.#updateVisible(settings);
    if (!this.frame.isReady(settings)) return;
    this.frame.render(settings);
    this.#framesDrawn++;
    // A caster whose shader is still being compiled is missing from the map: draw again.
    this.#stale = settings.switches.shadows && !this.shadow.isComplete;
  }

  /** Lights that belong to what is lifted off are out. */
  #lightLamps(): void {
    const drawn = this.#statics.filter((placed) => isShown(placed, this.#roofs));
    this.frame.setLamps(placeLamps(drawn, this.#lightsOf, this.#rooms));
  }

  #updateVisible({ view }: FrameSettings): void {
    const key = `${view.cornerX},${view.cornerY},${view.width},${view.height},${this.#roofs}`;
    if (key === this.#visibleKey) return;
    this.#visibleKey = key;
    this.#visible = listVisibleSprites(this.statics, (index) => this.#pages.record(index), view, this.#roofs);
    this.frame.setInstances(this.#visible);
  }
}

/** The lights of a record. */
export type LightsOf = (record: number) => readonly SpriteLight[];

export interface GameEvents {
  /** Sprites that arrived, and sprites that are needed. */
  readonly onProgress: (done: number, total: number) => void;
  /** The game has lost something that does not come back. */
  readonly onFault: (error: unknown) => void;
}

/** What the world of a game is made of, for who changes it while it runs. */
export interface OpenedWorld {
  readonly scene: Scene;
  readonly worker: WorkerClient;
  readonly pages: PageArrays;
  readonly tables: LoadedTables;
  readonly casters: readonly ShellCaster[];
}

export interface OpenedGame {
  readonly game: Game;
  readonly world: OpenedWorld;
  /** A sentence for each override that was not understood. */
  readonly problems: readonly string[];
}

interface GameParts {
  readonly canvas: HTMLCanvasElement;
  readonly engine: Engine;
  readonly features: GpuFeatures;
  readonly context: ContextGuard;
  readonly scene: Scene;
  readonly pages: PageArrays;
  readonly worker: WorkerClient;
  readonly frame: Frame;
  readonly statics: readonly PlacedStatic[];
  readonly shadow: SunShadow;
  readonly options: UrlOptions;
  readonly look: Look;
  readonly start: readonly [x: number, y: number];
  readonly lightsOf: LightsOf;
  readonly rooms: readonly Room[];
}
