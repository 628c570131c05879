// Bricks of the sheets that lie in assets/.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBrick } from '../../baker/brick/build-brick.ts';
import { decodeSheet } from '../../baker/read/decode-sheet.ts';
import type { Brick } from '../../shared/format/brick.ts';
import type { Sheet } from '../../shared/format/sheet.ts';

const SPRITES = fileURLToPath(new URL('../../assets/sprites/', import.meta.url));

/** Decodes a sheet of assets/sprites/; throws with the faults that it has. */
export async function readSheet(name: string): Promise<Sheet> {
  const folder = join(SPRITES, name);
  const files = new Map(readdirSync(folder).map((file) => [file, new Uint8Array(readFileSync(join(folder, file)))]));
  const { sheet, faults } = await decodeSheet({ source: `sprites/${name}`, files });
  if (sheet === undefined) throw new Error(JSON.stringify(faults));
  return sheet;
}

/** The brick of a sheet's first frame, or of another. */
export const bakeFrame = (sheet: Sheet, frame = 0): Brick => buildBrick(sheet.frames[frame]!, sheet.info);
