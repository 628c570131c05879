import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { PNG } from 'pngjs';
import type { Browser } from 'puppeteer';
import type { FrameView } from '../../../game/frame/frame-view.ts';
import type { PlacedStatic } from '../../../game/world/place-statics.ts';
import type { WorldMap } from '../../../shared/format/map.ts';
import { type FrameMaps, isCovered, type Sheet } from '../../../shared/format/sheet.ts';
import { takePicture, watchPage } from '../../page/open-game.ts';
import { installPeer } from '../install-peers.ts';
import type { SortedScene, SortedSprite, SortingPeer } from './page/sorted-sprites.ts';

export interface Composite {
  readonly owners: Int32Array;
  readonly nearest: Float64Array;
  readonly second: Float64Array;
}

/** `tests/support/composite.ts` */
export interface CompositeModule {
  readonly GROUND_OWNER: number;
  readonly NO_OWNER: number;
  standIn(name: string): Sheet;
  compositeScene(map: WorldMap, statics: readonly PlacedStatic[], view: FrameView): Composite;
}

const LIBRARIES: Readonly<Record<SortingPeer, string>> = {
  phaser: 'phaser/dist/phaser.min.js',
  'pixi.js': 'pixi.js/dist/pixi.min.js',
};

/** Frames of the browser until what was asked for is on screen. */
const SHOWN_AFTER_FRAMES = 10;

function silhouetteUrl(frame: FrameMaps): string {
  const png = new PNG({ width: frame.width, height: frame.height });
  for (let i = 0; i < frame.width * frame.height; i++) png.data.fill(isCovered(frame, i) ? 255 : 0, i * 4, i * 4 + 4);
  return `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`;
}

function planScene(statics: readonly PlacedStatic[], view: FrameView, { standIn }: CompositeModule): SortedScene {
  const silhouettes: string[] = [];
  const known = new Map<string, number>();
  const sprites = statics.map((placed, owner): SortedSprite => {
    const { info, frames } = standIn(placed.sprite);
    const key = `${placed.sprite} ${placed.frame}`;
    let silhouette = known.get(key);
    if (silhouette === undefined) {
      silhouette = silhouettes.push(silhouetteUrl(frames[placed.frame]!)) - 1;
      known.set(key, silhouette);
    }
    const [anchorX, anchorY] = info.anchor;
    return {
      silhouette,
      left: placed.screenX - anchorX - view.cornerX,
      top: placed.screenY - anchorY - view.cornerY,
      order: placed.screenY + placed.heightPx,
      // 0 is the background's.
      color: owner + 1,
    };
  });
  return { width: view.width, height: view.height, silhouettes, sprites };
}

/** Draws the statics as the peer does. @returns whose each texel is, as the composite counts */
export async function drawPeerOwners(
  browser: Browser,
  name: SortingPeer,
  statics: readonly PlacedStatic[],
  view: FrameView,
  composite: CompositeModule,
): Promise<Int32Array> {
  const scene = planScene(statics, view, composite);
  const { page } = await watchPage(browser, { width: view.width, height: view.height, dpr: 1 });
  await page.goto('about:blank');
  await page.addScriptTag({ path: fileURLToPath(await installPeer(LIBRARIES[name])) });
  const entryPoints = [join(import.meta.dirname, 'page/sorted-sprites.ts')];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', write: false, logLevel: 'error' });
  await page.addScriptTag({ content: outputFiles[0]!.text });
  await page.evaluate(
    async (peer, drawn, frames) => {
      await window.drawSorted(peer, drawn);
      for (let i = 0; i < frames; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    },
    name,
    scene,
    SHOWN_AFTER_FRAMES,
  );
  const { data } = await takePicture(page);
  await page.close();
  return Int32Array.from({ length: view.width * view.height }, (_, i) => {
    const color = (data[i * 4]! << 16) | (data[i * 4 + 1]! << 8) | data[i * 4 + 2]!;
    return color === 0 ? composite.GROUND_OWNER : color - 1;
  });
}
