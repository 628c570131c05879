// Opens a game: engine, baked files, world and frame, in the order in which they need each other.

import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.pure';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.pure';
import { Scene } from '@babylonjs/core/scene.pure';
import { buildGroundShape, type GroundShape, groundHeightPx } from '../../shared/ground-shape.ts';
import { LOOK_DEFAULTS } from '../../shared/look/look.ts';
import { PX_PER_UNIT } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { Frame } from '../frame/frame-order.ts';
import { overrideLook } from '../frame/light/override-look.ts';
import { registerIncludes } from '../frame/register-includes.ts';
import { addGroundCasters } from '../frame/shadow/ground-casters.ts';
import { MovingShells } from '../frame/shadow/moving-shells.ts';
import { ShellShadows } from '../frame/shadow/shell-shadows.ts';
import { SunShadow } from '../frame/shadow/sun-shadow.ts';
import { bakedSprite, countPages, type LoadedTables, loadShells, loadTables, loadTexels } from '../load/load-world.ts';
import { NO_SPARE_ROOM, PageArrays, type SpareRoom } from '../load/page-arrays.ts';
import { WorkerClient } from '../load/worker-client.ts';
import { Play } from '../play/play.ts';
import { WorldSounds } from '../play/world-sounds.ts';
import { Simulation } from '../simulation/simulation.ts';
import { SoundPlayer } from '../sound/sound-player.ts';
import { placeStatics } from '../world/place-statics.ts';
import { takeResidents } from '../world/residents.ts';
import { ContextGuard } from './context-guard.ts';
import { createEngine } from './create-engine.ts';
import { Game } from './game.ts';
import type { GameParts } from './game-parts.ts';
import type { SpriteOf } from './mobile-stage.ts';
import { needsPlayer, type UrlOptions } from './url-options.ts';

/** Layers that the page arrays have at least: the seed of growth, about 72 MB. */
const LAYERS_MIN = 4;

export interface GameEvents {
  /** Sprites that arrived, and sprites that are needed. */
  readonly onProgress: (done: number, total: number) => void;
  /** The game has lost something that does not come back. */
  readonly onFault: (error: unknown) => void;
}

/** What the world of a game is made of, for who changes it while it runs. */
export interface OpenedWorld {
  readonly worker: WorkerClient;
  readonly pages: PageArrays;
  readonly tables: LoadedTables;
}

export interface OpenedGame {
  readonly game: Game;
  readonly play: Play;
  readonly world: OpenedWorld;
  /** A sentence for each override that was not understood. */
  readonly problems: readonly string[];
}

/**
 * Starts the engine, loads what the map needs and opens the world.
 *
 * @param spare room for sprites that come later
 */
export async function openGame(
  canvas: HTMLCanvasElement,
  options: UrlOptions,
  { onProgress, onFault }: GameEvents,
  spare: SpareRoom = NO_SPARE_ROOM,
): Promise<OpenedGame> {
  const { engine, features } = createEngine(canvas);
  const context = new ContextGuard(engine, onFault);
  const worker = new WorkerClient();
  try {
    return await openWorld({ engine, features, context, worker }, canvas, options, onProgress, spare);
  } catch (error) {
    // Nobody has the game that would give them back.
    context.dispose();
    worker.dispose();
    engine.dispose();
    throw error;
  }
}

async function openWorld(
  { engine, features, context, worker }: Pick<GameParts, 'engine' | 'features' | 'context' | 'worker'>,
  canvas: HTMLCanvasElement,
  options: UrlOptions,
  onProgress: GameEvents['onProgress'],
  spare: SpareRoom,
): Promise<OpenedGame> {
  const scene = new Scene(engine);
  scene.useRightHandedSystem = true;
  scene.autoClear = false;
  // Passes take their view from their own uniforms; Babylon wants a camera to render a target at all.
  scene.activeCamera = new FreeCamera('view', Vector3.Zero(), scene);
  registerIncludes();
  const { look, problems } = overrideLook(LOOK_DEFAULTS, options.look);
  const hasPlayer = needsPlayer(options);
  const loaded = await loadTables(options.map, { mobile: options.mobile !== undefined, player: hasPlayer });
  // Where there is a player, the map's people live; otherwise they are statics like all else.
  const { map, residents } = takeResidents(loaded.map, loaded.playerSprite === undefined ? undefined : loaded.manifest);
  const tables = { ...loaded, map };
  const spriteOf: SpriteOf = (name) => bakedSprite(tables.manifest, name);
  const layers = Math.max(LAYERS_MIN, countPages(tables.manifest, tables.spriteNames));
  const pages = new PageArrays(scene, engine, context, tables.records, layers, spare);
  const onArrival = (done: number): void => onProgress(done, tables.spriteNames.length);
  await Promise.all([context.keep(() => loadTexels(tables, worker, pages, onArrival)), loadShells(tables, worker)]);
  const statics = placeStatics(tables.map, spriteOf);
  const shape = buildGroundShape(tables.map);
  const shadow = new SunShadow(scene, options.shadows);
  addGroundCasters(scene, shadow, shape);
  const shells = new ShellShadows(scene, engine, worker, shadow, options.shadows);
  const mobileShells = new MovingShells(scene, engine, worker, shadow, options.shadows);
  await shells.setStatics(statics);
  const frame = new Frame(scene, engine, { pages, map: tables.map, shape, spriteOf, shadow, look }, features);
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
    shells,
    mobileShells,
    sounds: options.freeze ? undefined : new SoundPlayer(options),
    options,
    look,
    map: tables.map,
    shape,
    spriteOf,
    lightsOf: (record) => tables.lights.get(record) ?? [],
  });
  if (options.mobile !== undefined && tables.mobileSprite !== undefined)
    await game.setMobiles([
      { sprite: tables.mobileSprite, feet: onGround(options.mobile, shape), facing: 's', isPlayer: true },
    ]);
  const world = new Simulation(tables.map, tables.catalogue);
  if (tables.playerSprite !== undefined)
    world.addPlayer({ sprite: tables.playerSprite, place: options.player ?? tables.map.start, facing: 's' });
  for (const { sprite, x, y, facing } of residents) world.addResident({ sprite, place: [x + 0.5, y + 0.5], facing });
  const sounds = game.sounds && new WorldSounds(game.sounds, world, tables.catalogue, spriteOf);
  const play = new Play(canvas, game, world, spriteOf, sounds, options);
  await play.begin();
  game.start();
  return { game, play, problems, world: { worker, pages, tables } };
}

/** A place whose height counts from the ground there, as one of game axes. */
function onGround([x, y, z]: Vec3, shape: GroundShape | undefined): Vec3 {
  return [x, y, z + groundHeightPx(x, y, shape) / PX_PER_UNIT];
}
