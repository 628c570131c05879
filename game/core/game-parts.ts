// What a game is made of.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { SpriteLight } from '../../shared/format/light.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { GroundShape } from '../../shared/ground-shape.ts';
import type { Look } from '../../shared/look/look.ts';
import type { Frame } from '../frame/frame-order.ts';
import type { MovingShells } from '../frame/shadow/moving-shells.ts';
import type { ShellShadows } from '../frame/shadow/shell-shadows.ts';
import type { SunShadow } from '../frame/shadow/sun-shadow.ts';
import type { PageArrays } from '../load/page-arrays.ts';
import type { WorkerClient } from '../load/worker-client.ts';
import type { SoundPlayer } from '../sound/sound-player.ts';
import type { PlacedStatic } from '../world/place-statics.ts';
import type { ContextGuard } from './context-guard.ts';
import type { GpuFeatures } from './create-engine.ts';
import type { SpriteOf } from './mobile-stage.ts';
import type { UrlOptions } from './url-options.ts';

/** The lights of a record. */
export type LightsOf = (record: number) => readonly SpriteLight[];

/** What a game is made of; it takes all of it into its keeping. */
export interface GameParts {
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
  /** Of the statics, and of the mobiles that are handed in. */
  readonly shells: ShellShadows;
  readonly mobileShells: MovingShells;
  /** Undefined: nothing sounds. */
  readonly sounds: SoundPlayer | undefined;
  readonly options: UrlOptions;
  readonly look: Look;
  readonly map: WorldMap;
  /** Of the map's ground; undefined: it is level. */
  readonly shape: GroundShape | undefined;
  readonly spriteOf: SpriteOf;
  readonly lightsOf: LightsOf;
}
