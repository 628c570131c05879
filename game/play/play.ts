// Playing: lets the simulation go on as time passes, shows it between its steps, and has the view go with the player.

import type { BakedSprite } from '../../shared/format/manifest.ts';
import { worldToScreen } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { Game } from '../core/game.ts';
import type { UrlOptions } from '../core/url-options.ts';
import { viewCenterOnGround } from '../frame/frame-view.ts';
import { STEPS_PER_SECOND } from '../simulation/grain.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { findBuilding } from '../world/roof-view.ts';
import type { Camera } from './camera.ts';
import { headingOnScreen, PlayerOrders, STEP_ACTIONS } from './orders.ts';
import { type SeenPlayer, seeWalker } from './seen-walkers.ts';
import { placeDoors } from './show-doors.ts';
import type { WorldSounds } from './world-sounds.ts';

/** Most of the time since the last frame that the world goes on by: after a pause nobody jumps. */
const ELAPSED_MAX_SECONDS = 0.25;

/** So far around the view somebody who moves is looked after: a person's shadow at a low sun. */
const AROUND_TEXELS = 192;

export class Play {
  readonly simulation: Simulation;
  readonly #game: Game;
  readonly #spriteOf: (name: string) => BakedSprite;
  readonly #isFrozen: boolean;
  readonly #sounds: WorldSounds | undefined;
  /** Whether a click means something else just now: an open inspector takes it. */
  isClickTaken: () => boolean = () => false;
  /** Clicks so far: what an older one picked counts for nothing. */
  #clicks = 0;
  /** Time that no step has taken yet, seconds. */
  #rest = 0;
  readonly #orders: PlayerOrders;
  #isFollowing: boolean;
  #isRunning = false;
  #doorChanges = 0;
  /** As it was put over the player: another one has been moved by somebody else. */
  #camera: Camera | undefined;

  constructor(
    canvas: HTMLCanvasElement,
    game: Game,
    simulation: Simulation,
    spriteOf: (name: string) => BakedSprite,
    sounds: WorldSounds | undefined,
    options: UrlOptions,
  ) {
    this.#game = game;
    this.simulation = simulation;
    this.#spriteOf = spriteOf;
    this.#isFrozen = options.freeze;
    this.#sounds = sounds;
    this.#isFollowing = simulation.player !== undefined && options.focus === undefined;
    game.onElapsed = (seconds) => this.#pass(seconds);
    game.controls.hasRunner = simulation.player !== undefined;
    this.#orders = new PlayerOrders(canvas, game.keys, (x, y) => void this.#click(x, y));
    for (const [action, right, down] of STEP_ACTIONS) game.keys.on(action, () => this.#stepOn(right, down));
    game.keys.on('stand', () => simulation.player?.head(undefined, 'walk'));
    game.keys.on('follow', () => {
      this.isFollowing = true;
    });
  }

  /** Shows the world as it begins; resolves when all shadows are there. */
  async begin(): Promise<void> {
    const { walkers, player } = this.simulation;
    if (walkers.length === 0) return;
    await this.#game.setMobiles(this.#seeAll(1));
    this.#lookInside();
    this.#follow();
    // The others of the player's frames come while the first picture is drawn.
    if (player === undefined) return;
    const { sprite } = player;
    const frames = Array.from({ length: this.#spriteOf(sprite).frames }, (_, frame) => ({ sprite, frame }));
    void this.#game.mobileShells.load(frames).catch(() => {});
  }

  get player(): SeenPlayer | undefined {
    const { player } = this.simulation;
    if (player === undefined) return undefined;
    const { sprite, feet, facing } = this.#see(player, 1);
    return { sprite, feet, facing, isMoving: player.isMoving };
  }

  /** Whether the view goes with the player. */
  get isFollowing(): boolean {
    return this.#isFollowing;
  }

  set isFollowing(isFollowing: boolean) {
    this.#isFollowing = isFollowing && this.simulation.player !== undefined;
    this.#camera = undefined;
    this.#follow();
  }

  /** Lets the world go on by so many steps at once. */
  advance(steps: number): void {
    for (let i = 0; i < steps; i++) this.#step();
    this.#rest = 0;
    this.#show(1);
  }

  #pass(seconds: number): void {
    if (!this.#isFrozen) {
      this.#rest += Math.min(seconds, ELAPSED_MAX_SECONDS) * STEPS_PER_SECOND;
      // Those who came to rest are shown once more, where they are now.
      let isMoving = this.#seesMovement();
      for (; this.#rest >= 1; this.#rest--) {
        this.#step();
        isMoving ||= this.#seesMovement();
      }
      if (isMoving) this.#show(this.#rest);
    }
    this.#follow();
    this.#sounds?.listen(this.#ear);
  }

  /** Over the player, or the middle of the view. */
  get #ear(): Vec3 {
    const { player } = this.simulation;
    if (player === undefined) return viewCenterOnGround(this.#game.settings.view);
    const { x, y } = player.now;
    return [x, y, this.simulation.heightAt(x, y)];
  }

  dispose(): void {
    this.#orders.dispose();
  }

  #step(): void {
    const { player } = this.simulation;
    if (player !== undefined) {
      const { shape, settings } = this.#game;
      const heading = this.#orders.heading([player.now.x, player.now.y], settings.view, shape);
      // A way that was clicked is walked to its end unless keys say otherwise.
      if (heading !== undefined || this.#isRunning) player.head(heading, 'run');
      this.#isRunning = heading !== undefined;
    }
    this.simulation.hour = this.#game.hour;
    this.simulation.step();
    this.#sounds?.step(this.#ear);
    this.#showDoors();
  }

  /** Whether somebody moved in the view, or so near that their shadow may fall into it. */
  #seesMovement(): boolean {
    const { cornerX, cornerY, width, height } = this.#game.settings.view;
    return this.simulation.walkers.some(({ isMoving, now: { x, y } }) => {
      if (!isMoving) return false;
      const [screenX, screenY] = worldToScreen(x, y, this.simulation.heightAt(x, y));
      const [right, down] = [screenX - cornerX, screenY - cornerY];
      const isAcross = right > -AROUND_TEXELS && right < width + AROUND_TEXELS;
      return isAcross && down > -AROUND_TEXELS && down < height + AROUND_TEXELS;
    });
  }

  #stepOn(right: number, down: number): void {
    const { player } = this.simulation;
    const heading = headingOnScreen(right, down);
    if (player === undefined || heading === undefined || player.isBusy) return;
    this.simulation.stepOn(player, heading);
  }

  async #click(x: number, y: number): Promise<void> {
    const { player } = this.simulation;
    if (player === undefined || this.isClickTaken()) return;
    const click = ++this.#clicks;
    const picked = await this.#game.pick(x, y);
    if (picked === undefined || click !== this.#clicks) return;
    const door = picked.thing === undefined ? undefined : this.simulation.doors.ofStatic(picked.thing);
    if (door !== undefined && this.simulation.useDoor(player, door)) this.#showDoors();
    else this.simulation.walkTo(player, [picked.place[0], picked.place[1]]);
  }

  #show(part: number): void {
    this.#lookInside();
    if (this.simulation.walkers.length > 0) this.#game.moveMobiles(this.#seeAll(part));
    this.#follow();
  }

  /** Has doors look as they stand; those of a moment change together, shadows too. */
  #showDoors(): void {
    const { doors, map } = this.simulation;
    if (doors.changes === this.#doorChanges) return;
    this.#doorChanges = doors.changes;
    const shown = placeDoors(map, doors.all, this.#game.statics, this.#game.spriteOf);
    if (shown !== undefined) void this.#game.exchangeStatics(shown.statics, shown.isChanged);
  }

  /** Has the house opened that the player is in. */
  #lookInside(): void {
    const { player, map } = this.simulation;
    this.#game.setInside(player && findBuilding(player.now.x, player.now.y, map.buildings));
  }

  #seeAll(part: number) {
    const { walkers, player } = this.simulation;
    return walkers.map((walker) => ({ ...this.#see(walker, part), isPlayer: walker === player }));
  }

  #see(walker: Simulation['walkers'][number], part: number) {
    return seeWalker(walker, part, (x, y) => this.simulation.heightAt(x, y), this.#spriteOf);
  }

  /**
   * Puts the player's own texel into the window's middle: then they stand still in the picture, and the world moves by whole
   * texels. Who scrolls leaves them.
   */
  #follow(): void {
    const { controls, mobiles } = this.#game;
    const player = mobiles.find(({ isPlayer }) => isPlayer)?.placed;
    if (!this.#isFollowing || player === undefined) return;
    const { camera } = controls;
    if (this.#camera !== undefined && camera !== this.#camera && camera.zoom === this.#camera.zoom) {
      this.#isFollowing = false;
      return;
    }
    const [x, y] = [player.screenX * camera.zoom, player.screenY * camera.zoom];
    if (camera.x !== x || camera.y !== y) {
      controls.camera = { ...camera, x, y };
      this.#game.invalidate();
    }
    this.#camera = controls.camera;
  }
}
