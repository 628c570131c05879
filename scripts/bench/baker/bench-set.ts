// The sheets that are baked here: a copy of all that the repository has, so that one can be changed.

import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SHEET_ROOTS } from '../../../baker/read/sheet-source.ts';
import { COVERAGE_ALPHA } from '../../../shared/limits.ts';
import { REPO_FOLDER } from '../../folders.ts';

/** The sheet that is changed; one of middle size. */
export const CHANGED_SPRITE = 'chest_wood';

/** @param assets folder that receives the sheets */
export function copyBenchSet(assets: string): void {
  for (const root of SHEET_ROOTS) cpSync(join(REPO_FOLDER, 'assets', root), join(assets, root), { recursive: true });
}

/** Paints the first covered texel of a sprite's albedo in another colour. @param shade another one each time, 0..255 */
export async function changeSprite(assets: string, shade: number): Promise<void> {
  const file = join(assets, 'sprites', CHANGED_SPRITE, 'albedo.png');
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at + 3]! < COVERAGE_ALPHA) continue;
    data[at] = shade;
    break;
  }
  const { width, height, channels } = info;
  writeFileSync(file, await sharp(data, { raw: { width, height, channels } }).png().toBuffer());
}
