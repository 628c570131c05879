// The running game: owns the engine, the world and the frame, draws when something changed, and gives everything back.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import { listRooms, type Room, type WorldMap } from '../../shared/format/map.ts';
import type { GroundShape } from '../../shared/ground-shape.ts';
import { bandSoftnessAt } from '../../shared/look/band-softness.ts';
import { type Look, phaseAt } from '../../shared/look/look.ts';
import { irradiance } from '../../shared/look/radiometry.ts';
import { sunAt } from '../../shared/look/sun-path.ts';
import { waterStepAt } from '../../shared/water.ts';
import type { Frame } from '../frame/frame-order.ts';
import type { FrameSettings } from '../frame/frame-settings.ts';
import { computeFrameView, type FrameView, texelAtPixel } from '../frame/frame-view.ts';
import { flickerStepAt } from '../frame/lamps/flicker.ts';
import { placeGroundLamps } from '../frame/lamps/ground-lamps.ts';
import { MovingLights } from '../frame/lamps/moving-lights.ts';
import { placeLamps } from '../frame/lamps/place-lamps.ts';
import { type PassFigures, PassMeter } from '../frame/pass-meter.ts';
import type { MovingShells } from '../frame/shadow/moving-shells.ts';
import type { Cell } from '../frame/shadow/shell-casters.ts';
import type { ShellShadows } from '../frame/shadow/shell-shadows.ts';
import type { SunShadow } from '../frame/shadow/sun-shadow.ts';
import type { VisibleSprites } from '../frame/visible/visible-sprites.ts';
import type { PageArrays } from '../load/page-arrays.ts';
import type { WorkerClient } from '../load/worker-client.ts';
import { ActionKeys } from '../play/action-keys.ts';
import { parseBindings } from '../play/actions.ts';
import { cameraAtTile, deviceZoom } from '../play/camera.ts';
import { CameraControls } from '../play/camera-controls.ts';
import { DayClock } from '../play/day-clock.ts';
import { PointerLight } from '../play/pointer-light.ts';
import type { SoundPlayer } from '../sound/sound-player.ts';
import type { CrownMode } from '../world/crowns.ts';
import type { Mobile } from '../world/mobiles.ts';
import type { PlacedStatic } from '../world/place-statics.ts';
import { isShown, type LiftedRoofs, liftRoofs, nextRoofView, type RoofView } from '../world/roof-view.ts';
import { CanvasSize } from './canvas-size.ts';
import type { ContextGuard } from './context-guard.ts';
import type { GpuFeatures } from './create-engine.ts';
import type { GameParts, LightsOf } from './game-parts.ts';
import { MobileStage, type SpriteOf } from './mobile-stage.ts';
import { type Picked, type ShownMobile, ShownThings } from './shown-things.ts';
import type { Switch, Switches } from './switches.ts';
import { reportTexel, type TexelReport } from './texel-report.ts';
import type { DebugView, ShadowQuality, UrlOptions } from './url-options.ts';

/** Most of the time since the last frame that movements see: after a pause nothing jumps. */
const FRAME_SECONDS_MAX = 0.1;

/** Size of a shadow texel across the rays before a map was drawn, and without one: that of the finest at noon. */
const SHADOW_TEXEL_UNITS_FIRST = 0.01;

export class Game {
  readonly engine: Engine;
  readonly features: GpuFeatures;
  readonly frame: Frame;
  readonly shadow: SunShadow;
  readonly shells: ShellShadows;
  readonly mobileShells: MovingShells;
  /** Lights that come, move and go: torches, flashes. */
  readonly lights: MovingLights;
  /** Undefined where nothing sounds. */
  readonly sounds: SoundPlayer | undefined;
  /** Whoever puts what only the GPU keeps into it has it kept by this. */
  readonly context: ContextGuard;
  readonly #scene: Scene;
  readonly #pages: PageArrays;
  readonly #worker: WorkerClient;
  /** Whoever lets a key do something asks here. */
  readonly keys: ActionKeys;
  readonly #controls: CameraControls;
  readonly #options: UrlOptions;
  readonly #look: Look;
  readonly #canvas: HTMLCanvasElement;
  readonly #size: CanvasSize;
  readonly #abort = new AbortController();
  readonly #loop = (): void => {
    this.#tick();
    this.onTick();
  };
  readonly #pointer: PointerLight;
  readonly #rooms: readonly Room[];
  readonly #map: WorldMap;
  /** Of the map's ground; undefined: it is level. */
  readonly shape: GroundShape | undefined;
  readonly #calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  readonly clock: DayClock;
  /** Called at the begin of each turn of the loop, with the seconds since the one before: what moves, moves here. */
  onElapsed: (seconds: number) => void = () => {};
  /** Called at the end of each turn of the loop, for what shows the game's state beside the picture. */
  onTick: () => void = () => {};
  #switches: Switches;
  #view: DebugView | undefined;
  #roofs: RoofView;
  #inside: number | undefined;
  #crowns: CrownMode;
  readonly #things: ShownThings;
  readonly #stage: MobileStage;
  #spriteOf: SpriteOf;
  #lightsOf: LightsOf;
  /** Of the last drawn frame. */
  #drawn: { readonly view: FrameView; readonly visible: VisibleSprites } | undefined;
  /** Something changed since the last drawn frame. */
  #stale = true;
  #framesDrawn = 0;
  #lastTime = 0;
  #flickerStep = 0;
  #waterStep = 0;

  constructor(parts: GameParts) {
    this.engine = parts.engine;
    this.features = parts.features;
    this.frame = parts.frame;
    this.#things = new ShownThings(
      parts.statics,
      (index) => parts.pages.record(index),
      (...crown) => parts.pages.crowns.hasCrownIn(...crown),
    );
    this.#stage = new MobileStage(parts.mobileShells, parts.map.buildings);
    this.#map = parts.map;
    this.shape = parts.shape;
    this.#spriteOf = parts.spriteOf;
    this.#lightsOf = parts.lightsOf;
    this.#rooms = listRooms(parts.map);
    this.lights = new MovingLights(parts.map.buildings, () => this.invalidate());
    this.shadow = parts.shadow;
    this.shells = parts.shells;
    this.mobileShells = parts.mobileShells;
    this.mobileShells.onArrival = () => this.invalidate();
    this.sounds = parts.sounds;
    this.context = parts.context;
    this.#scene = parts.scene;
    this.#pages = parts.pages;
    this.#worker = parts.worker;
    this.#options = parts.options;
    this.#look = parts.look;
    this.#canvas = parts.canvas;
    const { time, day, freeze } = parts.options;
    this.clock = new DayClock(parts.look, time, day, freeze);
    this.#view = parts.options.view;
    this.#switches = parts.options.switches;
    this.#roofs = parts.options.roofs;
    this.#crowns = parts.options.crowns;
    this.keys = new ActionKeys(parseBindings(parts.options.keys));
    this.#controls = new CameraControls(
      parts.canvas,
      cameraAtTile(
        ...(parts.options.focus ?? parts.map.start),
        deviceZoom(parts.options.zoom, window.devicePixelRatio),
        parts.shape,
      ),
      parts.options.zoom,
      this.keys,
      () => this.invalidate(),
    );
    this.#pointer = new PointerLight(parts.canvas, () => {
      if (this.#switches.pointer) this.invalidate();
    });
    this.keys.on('roofs', () => this.setRoofs(nextRoofView(this.#roofs)));
    this.keys.on('pointer', () => this.setSwitch('pointer', !this.#switches.pointer));
    const { signal } = this.#abort;
    this.#size = new CanvasSize(parts.canvas, (width, height) => this.#resize(width, height));
    this.#lightLamps();
    this.engine.onContextRestoredObservable.add(() => this.invalidate());
    document.addEventListener('visibilitychange', () => this.#runLoop(), { signal });
  }

  /** Begins to draw, when all that the first picture shows stands: what is seen first has no fade. */
  start(): void {
    this.#runLoop();
  }

  get statics(): readonly PlacedStatic[] {
    return this.#things.statics;
  }

  /** Mobiles besides those that stand on the map; their indices among the things come after the statics'. */
  get mobiles(): readonly ShownMobile[] {
    return this.#things.mobiles;
  }

  /** Puts other statics into the world, sprites and lights of their records; their casters are the caller's to exchange. */
  setStatics(statics: readonly PlacedStatic[], spriteOf: SpriteOf, lightsOf: LightsOf): void {
    this.#spriteOf = spriteOf;
    this.#lightsOf = lightsOf;
    this.#things.set(statics, this.#stage.place(spriteOf));
    this.#lightLamps();
    this.invalidate();
  }

  /**
   * The same with their casters, of the same sprites.
   *
   * @param isChanged in which cells casters differ from those before
   */
  async exchangeStatics(statics: readonly PlacedStatic[], isChanged: (cell: Cell) => boolean): Promise<void> {
    await this.shells.setStatics(statics, isChanged, () => this.setStatics(statics, this.#spriteOf, this.#lightsOf));
  }

  /** The sprite of a name, as it is now. */
  get spriteOf(): SpriteOf {
    return this.#spriteOf;
  }

  /** Places mobiles in place of those before, their shadows with them. Their sprites must be loaded. */
  async setMobiles(mobiles: readonly Mobile[]): Promise<void> {
    await this.#stage.set(mobiles, this.#spriteOf, (shown) => this.#things.set(this.statics, shown));
    this.invalidate();
  }

  /** The same at once, for those who walk: a shadow that is seen first may come a frame later. */
  moveMobiles(mobiles: readonly Mobile[]): void {
    this.#things.set(this.statics, this.#stage.move(mobiles, this.#spriteOf));
    this.invalidate();
  }

  /** Frames drawn so far: a still scene draws none. */
  get framesDrawn(): number {
    return this.#framesDrawn;
  }

  /** Whether what is on screen is the whole, current picture. */
  get isSettled(): boolean {
    const isChanging =
      this.#stale ||
      this.#things.isFading ||
      this.shells.isChanging ||
      this.#stage.isChanging ||
      this.#controls.isMoving;
    return !isChanging && this.#framesDrawn > 0 && this.context.isWhole;
  }

  get controls(): CameraControls {
    return this.#controls;
  }

  /** Instances drawn in the last frame. */
  get visible(): VisibleSprites | undefined {
    return this.#things.visible;
  }

  /** The settings of the frame that would be drawn now. */
  get settings(): FrameSettings {
    const { camera } = this.#controls;
    const view = computeFrameView(camera.x, camera.y, camera.zoom, this.#canvas.width, this.#canvas.height);
    const { light } = this.clock;
    const phase = phaseAt(this.#look, light.mood);
    return {
      view,
      // The light fades out where sun and moon change over, so that shadows never jump.
      phase: { ...phase, sunStrength: irradiance(phase.sunStrength * sunAt(light.mood).fade) },
      bandSoftness: bandSoftnessAt(this.#look, light.mood),
      toSun: sunAt(light.sun).direction,
      switches: this.#switches,
      flickerStep: this.#flickerStep,
      waterStep: this.#waterStep,
      debugView: this.#view,
    };
  }

  /** Of the day, 0..24. */
  get hour(): number {
    return this.clock.hour;
  }

  /** Moves the clock. */
  setHour(hour: number): void {
    this.clock.setHour(hour);
    this.invalidate();
  }

  /** Turns an effect on or off. */
  setSwitch(name: Switch, on: boolean): void {
    this.#switches = { ...this.#switches, [name]: on };
    this.invalidate();
  }

  get switches(): Switches {
    return this.#switches;
  }

  /** Image of the frame that is shown in place of the picture. */
  get debugView(): DebugView | undefined {
    return this.#view;
  }

  setDebugView(view: DebugView | undefined): void {
    this.#view = view;
    this.invalidate();
  }

  get shadowQuality(): ShadowQuality {
    return this.shells.quality;
  }

  /** Draws shadows at another quality; resolves when the next frame shows it. Until then the old one stays. */
  async setShadowQuality(quality: ShadowQuality): Promise<void> {
    await this.shells.setQuality(quality, (wanted) => this.#stage.prepareQuality(wanted));
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

  /** Tells which building the player is in, by its index; undefined: none. */
  setInside(inside: number | undefined): void {
    if (inside === this.#inside) return;
    this.#inside = inside;
    this.setRoofs(this.#roofs);
  }

  get #lifted(): LiftedRoofs {
    return liftRoofs(this.#roofs, this.#inside);
  }

  get crowns(): CrownMode {
    return this.#crowns;
  }

  /** Chooses which trees show their bare twins. */
  setCrowns(crowns: CrownMode): void {
    this.#crowns = crowns;
    this.invalidate();
  }

  /**
   * What the picture on screen shows at a device pixel of the canvas: what was cut away, faded or lifted off is not hit.
   *
   * @returns undefined where nothing is drawn
   */
  async pick(pixelX: number, pixelY: number): Promise<Picked | undefined> {
    while (!this.frame.canPick) await new Promise((resolve) => requestAnimationFrame(resolve));
    if (this.#drawn === undefined) return undefined;
    const { view, visible } = this.#drawn;
    const texel = await this.frame.pick(view, ...texelAtPixel(view, pixelX, pixelY));
    return texel && { thing: visible.indices[texel.owner - 1], place: texel.place };
  }

  /**
   * Tells what a texel of the last frame is and how it is lit.
   *
   * @param screenX world screen texel
   * @returns undefined out of the view, while no frame is drawn, and while a shader for it is being compiled
   */
  inspectTexel(screenX: number, screenY: number): Promise<TexelReport> | undefined {
    const { settings } = this;
    const { view } = settings;
    const [column, row] = [screenX - view.cornerX, screenY - view.cornerY];
    const isInside = column >= 0 && row >= 0 && column < view.width && row < view.height;
    if (!isInside || !this.isSettled) return undefined;
    const world = { map: this.#map, things: this.#things.all, visible: this.visible?.indices ?? [] };
    return this.frame
      .readTexel(settings, column, row)
      ?.then((reading) => reportTexel(reading, view, column, row, world));
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
    this.keys.dispose();
    this.#pointer.dispose();
    this.sounds?.dispose();
    this.frame.dispose();
    this.mobileShells.dispose();
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
    const elapsed = (now - this.#lastTime) / 1000;
    this.#lastTime = now;
    this.#size.refresh();
    this.onElapsed(elapsed);
    this.#controls.update(Math.min(elapsed, FRAME_SECONDS_MAX));
    if (this.#controls.isMoving) this.#stale = true;
    if (this.clock.advance(elapsed, this.#shadowTexelUnits)) this.#stale = true;
    if (this.lights.isFading) this.#stale = true;
    const isMoving = !(this.#options.freeze || this.#calm.matches);
    const flickerStep = isMoving && this.#switches.flicker ? flickerStepAt(now) : 0;
    const movesByItself = this.frame.isFlickering || this.frame.isDrifting;
    if (flickerStep !== this.#flickerStep && movesByItself) this.#stale = true;
    this.#flickerStep = flickerStep;
    const waterStep = isMoving ? waterStepAt(now) : 0;
    if (waterStep !== this.#waterStep && this.frame.isRippling) this.#stale = true;
    this.#waterStep = waterStep;
    if (this.#things.advance(Math.min(elapsed, FRAME_SECONDS_MAX))) this.#stale = true;
    if (!this.#stale || !this.context.isWhole) return;
    const { settings } = this;
    this.#updateVisible(settings);
    // Both are asked, so that both compile at once.
    const isReady = [this.frame.isReady(settings), !settings.switches.shadows || this.shadow.isReady()];
    if (isReady.includes(false)) return;
    this.#pointer.update(this.lights, settings.switches.pointer, settings.view, this.shape);
    // A flash comes to its end for who wants less motion, too; only a frozen scene keeps it.
    this.frame.setMovingLamps(this.lights.lampsAt(this.#options.freeze ? 0 : now, this.#lifted));
    this.frame.render(settings);
    this.#drawn = { view: settings.view, visible: this.#things.visible! };
    this.#framesDrawn++;
    // A caster whose shader is still being compiled is missing from the map: draw again.
    this.#stale = settings.switches.shadows && !this.shadow.isComplete;
  }

  /** Size of a shadow texel across the rays: by this the sun's steps are measured. */
  get #shadowTexelUnits(): number {
    const { fit } = this.shadow;
    return fit === undefined ? SHADOW_TEXEL_UNITS_FIRST : Math.max(...fit.texelUnits) * fit.request.toSun[2];
  }

  /** Lights that belong to what is lifted off are out. */
  #lightLamps(): void {
    const drawn = this.statics.filter((placed) => isShown(placed, this.#lifted));
    this.frame.setLamps([
      ...placeLamps(drawn, this.#lightsOf, this.#rooms),
      ...placeGroundLamps(this.#map, this.#spriteOf, this.#lightsOf, this.#rooms, this.shape),
    ]);
  }

  #updateVisible({ view, switches }: FrameSettings): void {
    const visible = this.#things.update(view, {
      roofs: this.#lifted,
      crowns: this.#crowns,
      fades: !this.#options.freeze && !this.#calm.matches,
      cutsCircles: switches.see_through,
    });
    if (visible !== undefined) this.frame.setInstances(visible);
  }
}
