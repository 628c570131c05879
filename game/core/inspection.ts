// What tests, screenshots and the curious may ask of the running game: `window.tallow`.

import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture.pure';
import type { SurfaceImage } from '../frame/frame-targets.ts';
import type { FrameView } from '../frame/frame-view.ts';
import type { MovingLights } from '../frame/lamps/moving-lights.ts';
import type { PassFigures } from '../frame/pass-meter.ts';
import type { InspectPanel } from '../hud/inspect-panel.ts';
import { panCamera } from '../play/camera.ts';
import type { Play } from '../play/play.ts';
import type { SeenPlayer } from '../play/seen-walkers.ts';
import type { SoundPlayer } from '../sound/sound-player.ts';
import type { CrownMode } from '../world/crowns.ts';
import type { Mobile } from '../world/mobiles.ts';
import type { PlacedStatic } from '../world/place-statics.ts';
import type { RoofView } from '../world/roof-view.ts';
import type { Game } from './game.ts';
import type { Picked, ShownMobile } from './shown-things.ts';
import type { Switch } from './switches.ts';
import type { TexelReport } from './texel-report.ts';
import type { DebugView, ShadowQuality } from './url-options.ts';

export interface Inspection {
  /** Resolves when the picture on screen is whole and current. */
  settled(): Promise<void>;
  readonly renderer: string;
  readonly framesDrawn: number;
  readonly shadowRenders: number;
  readonly statics: readonly PlacedStatic[];
  readonly view: FrameView;
  /** Unit vector towards the sun or the moon, game axes. */
  readonly toSun: readonly [number, number, number];
  /** Mobiles besides those of the map. */
  readonly mobiles: readonly ShownMobile[];
  /** Index among statics, then mobiles, by owner of the surface images: owner 1 is the first. */
  readonly visible: readonly number[];
  /** Step of the water that the last frame shows. */
  readonly waterStep: number;
  setHour(hour: number): void;
  /** Of the day. */
  readonly hour: number;
  /** @param minutes real ones that a day takes; 0 stops the clock */
  setDay(minutes: number): void;
  setSwitch(name: Switch, on: boolean): void;
  /** @param view undefined: the picture */
  setDebugView(view: DebugView | undefined): void;
  /** What the inspector's panel shows. */
  readonly inspected: TexelReport | undefined;
  /** What a texel of the current picture is and how it is lit. @param column of the images, as the read functions count */
  inspect(column: number, row: number): Promise<TexelReport>;
  /** Resolves when the next frame shows it. */
  setShadowQuality(quality: ShadowQuality): Promise<void>;
  /** Lights that come, move and go. */
  readonly lights: Pick<MovingLights, 'add' | 'move' | 'remove'>;
  /** Lamps of the last frame, instances of one draw. */
  readonly lampsDrawn: number;
  readonly roofs: RoofView;
  setCrowns(crowns: CrownMode): void;
  /** Places mobiles in place of those before; resolves when their shadows are there. */
  setMobiles(mobiles: readonly Mobile[]): Promise<void>;
  /** What a device pixel of the canvas shows. */
  pick(pixelX: number, pixelY: number): Promise<Picked | undefined>;
  /** Undefined: there is none. */
  readonly player: SeenPlayer | undefined;
  /** Whether the view goes with the player. */
  readonly isFollowing: boolean;
  /** Lets the world go on by so many steps at once, also under `freeze=1`, and shows it. */
  advance(steps: number): void;
  /** Scrolls by device pixels. */
  pan(dx: number, dy: number): void;
  /** Bytes of a surface image, RGBA, the picture's first row first. */
  readSurface(image: SurfaceImage): Promise<Uint8Array>;
  /** Milliseconds a frame, GPU included; see Game.measureFrames. */
  measureFrames(count: number, redrawShadows: boolean): Promise<number>;
  /** Draws and GPU time of each pass of a frame; see Game.measurePasses. */
  measurePasses(count: number, redrawShadows: boolean): Promise<readonly PassFigures[]>;
  /** Linear radiance, RGBA, of the light image: of the `shadows` view, how much sun arrives. */
  readLight(): Promise<Float32Array>;
  /** Linear irradiance, RGBA, of the gathered image: what lamps give to each texel. */
  readGathered(): Promise<Float32Array>;
  /** World position and tag a texel, x y z tag, from the depth image: what the light pass sees. */
  readPositions(): Promise<Float32Array>;
  dispose(): void;
  /** What is heard; undefined while the page may not sound. */
  readonly sound: SoundPlayer['state'];
  /** Gives everything back and opens the game anew on the same canvas; resolves with a new inspection on the window. */
  reopen(): Promise<void>;
}

declare global {
  interface Window {
    tallow?: Inspection;
  }
}

async function readBytes(texture: BaseTexture): Promise<Uint8Array> {
  const pixels = await texture.readPixels();
  if (pixels === null) throw new Error(`${texture.name} cannot be read back`);
  return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
}

async function readFloats(texture: BaseTexture): Promise<Float32Array> {
  const pixels = await texture.readPixels();
  if (!(pixels instanceof Float32Array)) throw new Error(`${texture.name} cannot be read back`);
  return pixels;
}

/** Puts the inspection on the window and marks the page as ready. */
export function exposeInspection(
  game: Game,
  play: Play,
  inspector: Pick<InspectPanel, 'report'>,
  dispose: () => void,
  reopen: () => Promise<void>,
): void {
  window.tallow = {
    settled: async () => {
      while (!game.isSettled) await new Promise((resolve) => requestAnimationFrame(resolve));
    },
    get renderer() {
      return game.features.renderer;
    },
    get framesDrawn() {
      return game.framesDrawn;
    },
    get shadowRenders() {
      return game.shadow.counts.passes;
    },
    get statics() {
      return game.statics;
    },
    get view() {
      return game.settings.view;
    },
    get toSun() {
      return game.settings.toSun;
    },
    get mobiles() {
      return game.mobiles;
    },
    get visible() {
      return Array.from(game.visible?.indices ?? []);
    },
    get waterStep() {
      return game.settings.waterStep;
    },
    setHour: (hour) => game.setHour(hour),
    get hour() {
      return game.hour;
    },
    setDay: (minutes) => game.clock.setMinutes(minutes),
    setSwitch: (name, on) => game.setSwitch(name, on),
    setCrowns: (crowns) => game.setCrowns(crowns),
    setMobiles: (mobiles) => game.setMobiles(mobiles),
    pick: (pixelX, pixelY) => game.pick(pixelX, pixelY),
    setDebugView: (view) => game.setDebugView(view),
    get inspected() {
      return inspector.report;
    },
    inspect: async (column, row) => {
      for (;;) {
        const { cornerX, cornerY } = game.settings.view;
        const report = game.inspectTexel(cornerX + column, cornerY + row);
        if (report !== undefined) return report;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    setShadowQuality: (quality) => game.setShadowQuality(quality),
    lights: game.lights,
    get lampsDrawn() {
      return game.frame.lampsDrawn;
    },
    get roofs() {
      return game.roofs;
    },
    get sound() {
      return game.sounds?.state;
    },
    get player() {
      return play.player;
    },
    get isFollowing() {
      return play.isFollowing;
    },
    advance: (steps) => play.advance(steps),
    pan: (dx, dy) => {
      game.controls.camera = panCamera(game.controls.camera, dx, dy);
      game.invalidate();
    },
    readSurface: (image) => readBytes(game.frame.targets.surfaceImage(image)),
    measureFrames: (count, redrawShadows) => game.measureFrames(count, redrawShadows),
    measurePasses: (count, redrawShadows) => game.measurePasses(count, redrawShadows),
    readLight: () => readFloats(game.frame.targets.light),
    readGathered: () => readFloats(game.frame.targets.gathered),
    readPositions: () => game.frame.readPositions(game.settings),
    dispose,
    reopen,
  };
  document.body.dataset.state = 'ready';
}
