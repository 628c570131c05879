// What the peers draw: the pictures of the sprite from its sheet, at the places that the game has given it.

import { join } from 'node:path';
import { PNG } from 'pngjs';
import { findSheet } from '../../../baker/io/find-sheet.ts';
import { readTask } from '../../../baker/read/read-task.ts';
import { type FrameView, GUARD_TEXELS } from '../../../game/frame/frame-view.ts';
import type { PlacedStatic } from '../../../game/world/place-statics.ts';
import { type FrameMaps, isCovered } from '../../../shared/format/sheet.ts';
import { REPO_FOLDER } from '../../folders.ts';
import { ScriptError } from '../../script-error.ts';
import type { PeerScene } from './page/peers.ts';
import { LAMP, SPRITE } from './plan-sprites.ts';

/** How far the peers' lamps shine, texels: about as far as a street lamp. */
const LAMP_REACH_TEXELS = 200;

/** A lamp burns this high above its ground point, texels. */
const LAMP_HEIGHT_TEXELS = 40;

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function coveredRect(frame: FrameMaps): Rect {
  const covered = Array.from({ length: frame.width * frame.height }, (_, i) => i).filter((i) => isCovered(frame, i));
  const columns = covered.map((i) => i % frame.width);
  const rows = covered.map((i) => Math.floor(i / frame.width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, width: Math.max(...columns) + 1 - left, height: Math.max(...rows) + 1 - top };
}

/** A cut of the frame as the address of a PNG. */
function pictureUrl(frame: FrameMaps, { left, top, width, height }: Rect, colorOf: (i: number) => Uint8Array): string {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (top + y) * frame.width + left + x;
      png.data.set([...colorOf(i), isCovered(frame, i) ? 255 : 0], (y * width + x) * 4);
    }
  }
  return `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`;
}

export async function createPeerScene(statics: readonly PlacedStatic[], view: FrameView): Promise<PeerScene> {
  const { sheet } = await readTask(await findSheet(join(REPO_FOLDER, 'assets'), SPRITE));
  if (sheet === undefined) throw new ScriptError(`${SPRITE} has faults: see \`npx tallow bake\`.`);
  const frame = sheet.frames[0]!;
  const rect = coveredRect(frame);
  const [anchorX, anchorY] = sheet.info.anchor;
  /** Where an anchor lies in the window, texels. */
  const placeOf = ({ screenX, screenY }: PlacedStatic): readonly [number, number] => [
    screenX - view.cornerX - GUARD_TEXELS,
    screenY - view.cornerY - GUARD_TEXELS,
  ];
  const [lamps, sprites] = [LAMP, SPRITE].map((name) => statics.filter(({ sprite }) => sprite === name));
  return {
    width: view.width - 2 * GUARD_TEXELS,
    height: view.height - 2 * GUARD_TEXELS,
    spriteWidth: rect.width,
    spriteHeight: rect.height,
    albedoUrl: pictureUrl(frame, rect, (i) => frame.albedo.subarray(i * 4, i * 4 + 3)),
    normalUrl: pictureUrl(frame, rect, (i) => frame.normal.subarray(i * 3, i * 3 + 3)),
    // A lamp post is drawn as one more of the sprite: what counts is how many there are.
    places: [...sprites!, ...lamps!]
      .map(placeOf)
      .sort((a, b) => a[1] - b[1])
      .map(([x, y]) => [x - anchorX + rect.left, y - anchorY + rect.top] as const),
    lamps: lamps!.map(placeOf).map(([x, y]) => [x, y - LAMP_HEIGHT_TEXELS] as const),
    lampReach: LAMP_REACH_TEXELS,
  };
}
