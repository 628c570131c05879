import { beforeAll, describe, expect, it } from 'vitest';
import { describeParting, type WrittenBake } from '../../../../baker/verify/compare-written-bakes.ts';
import { digestBytes } from '../../../../baker/write/digest.ts';
import { buildLock } from '../../../../baker/write/lock.ts';
import type { Sheet } from '../../../../shared/format/sheet.ts';
import { bakeInMemory, paintSheet } from '../report/bake-in-memory.ts';

const WIDTH = 12;
const PLANK: readonly [number, number, number] = [120, 80, 40];

const plank = (): Sheet => paintSheet('plank', WIDTH, 9, 1, () => PLANK);
const stone = (): Sheet => paintSheet('stone', 6, 6, 1, () => [90, 90, 90]);

async function write(sheets: readonly Sheet[]): Promise<WrittenBake> {
  const { outputs, files } = await bakeInMemory(sheets);
  return { manifest: outputs.manifest, lock: buildLock(outputs.files, () => 'stamp'), files };
}

describe('describeParting', () => {
  let bake: WrittenBake;
  beforeAll(async () => {
    bake = await write([plank(), stone()]);
  });

  it('has nothing to say of the same bake', async () => {
    expect(describeParting(bake, await write([plank(), stone()]), 'x')).toEqual([]);
  });

  it('names the sprite, the stage, the map and the texel of a colour', async () => {
    const changed = plank();
    changed.frames[0]!.albedo[(4 * WIDTH + 7) * 4] = 121;
    const lines = describeParting(bake, await write([changed, stone()]), '2 workers');
    expect(lines).toEqual([
      // A voxel's colour is a mean and may round to the same.
      ...lines.filter((line) => line.startsWith('plank, brick')),
      'plank, texels: 1 value differs with 2 workers, the first at image 0, albedo, row 4, column 7: #785028ff and #795028ff',
    ]);
  });

  it('names the stages that heights go through, and no others', async () => {
    const changed = plank();
    changed.frames[0]!.heights[4 * WIDTH + 7] = 21000;
    const lines = describeParting(bake, await write([changed, stone()]), 'x');
    expect(lines.map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['plank, shell', 'plank, texels']));
    expect(lines.join('\n')).toMatch(/image 0, heights, row 4, column 7: 20000 and 21000/);
    expect(lines.join('\n')).not.toMatch(/stone/);
  });

  it('names the sprite whose place on the pages is another', async () => {
    const lines = describeParting(bake, await write([plank(), paintSheet('stone', 6, 7, 1, () => [90, 90, 90])]), 'x');
    expect(lines.join('\n')).toMatch(/tables, records: \d+ values? differs? with x, the first at (plank|stone), \d/);
  });

  it('tells of an output that one of them lacks, of one compressed differently, and of other files', async () => {
    const { manifest, lock, files } = bake;
    const { 'sprites/stone/brick': _, ...fewer } = lock;
    expect(describeParting(bake, { manifest, lock: fewer, files }, 'x')).toEqual(['stone, brick: missing with x']);
    const repacked = { ...lock, 'sprites/stone/brick': { ...lock['sprites/stone/brick']!, file: digestBytes('') } };
    expect(describeParting(bake, { manifest, lock: repacked, files }, 'x')).toEqual([
      'stone, brick: the same values, compressed differently with x',
    ]);
    const odd = new Map([...files, ['leftover', new Uint8Array(1)]]);
    expect(describeParting(bake, { manifest, lock, files: odd }, 'x')).toEqual(['leftover: there only with x']);
  });
});
