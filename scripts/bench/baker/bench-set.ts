// The sheets that are baked here: stand-ins, written as an artist's folders, so that the set does not change with the art.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createStandIn, STAND_IN_NAMES } from '../../../baker/stand-in/create-stand-in.ts';
import { encodeSheet } from '../../../baker/stand-in/encode-sheet.ts';
import { COVERAGE_ALPHA } from '../../../shared/limits.ts';

/** Trees are left out: each takes longer than all others together. */
const BENCH_SET_NAMES = STAND_IN_NAMES.filter((name) => !name.startsWith('tree_'));

/** The sheet that is changed; one of middle size. */
export const CHANGED_SPRITE = 'crate';

const folderOf = (assets: string, name: string): string => join(assets, 'sprites', name);

/** @param assets folder that receives the sheets */
export async function writeBenchSet(assets: string): Promise<void> {
  for (const name of BENCH_SET_NAMES) {
    for (const [file, bytes] of await encodeSheet(createStandIn(name))) {
      const path = join(folderOf(assets, name), file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
  }
}

/** Paints the first covered texel of a sprite's albedo in another colour. @param shade another one each time, 0..255 */
export async function changeSprite(assets: string, shade: number): Promise<void> {
  const file = join(folderOf(assets, CHANGED_SPRITE), 'albedo.png');
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at + 3]! < COVERAGE_ALPHA) continue;
    data[at] = shade;
    break;
  }
  const { width, height, channels } = info;
  writeFileSync(file, await sharp(data, { raw: { width, height, channels } }).png().toBuffer());
}
