import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../../shared/format/binary.ts';
import { type Brick, decodeBricks, EMPTY_BRICK, encodeBricks, FULL_SHARE } from '../../../../shared/format/brick.ts';
import { createRandom } from '../../../../shared/hash.ts';

/** A brick of 2 x 1 x 3 cells, some of them empty; colours only where there is matter. */
function randomBrick(seed: number, hasFoliage: boolean): Brick {
  const random = createRandom(seed);
  const size = [8, 4, 12] as const;
  const solid = new Uint8Array(8 * 4 * 12);
  const foliage = new Uint8Array(hasFoliage ? solid.length : 0);
  const colors = new Uint8Array((solid.length / 8) * 3);
  for (let voxel = 0; voxel < solid.length; voxel++) {
    const [x, y, z] = [voxel % 8, (voxel >> 3) & 3, voxel >> 5];
    if (x >= 4 && z >= 4 && z < 8) continue;
    solid[voxel] = random.below(FULL_SHARE + 1);
    if (hasFoliage) foliage[voxel] = random.below(FULL_SHARE + 1);
    const color = (x >> 1) + 4 * ((y >> 1) + 2 * (z >> 1));
    for (let channel = 0; channel < 3; channel++) colors[color * 3 + channel] = random.below(256);
  }
  return { origin: [-8, 4, 0], size, solid, foliage, colors };
}

const bricks = [randomBrick(1, false), EMPTY_BRICK, randomBrick(2, true)];

describe('brick files', () => {
  it('give back what was written, frame by frame', () => {
    expect(decodeBricks(encodeBricks(bricks))).toEqual(bricks);
    expect(decodeBricks(encodeBricks([]))).toEqual([]);
  });

  it('spend a byte on a voxel that holds something, and three on its colour', () => {
    const lone: Brick = { ...randomBrick(1, false), colors: new Uint8Array(144) };
    const solid = new Uint8Array(lone.solid.length);
    const empty = encodeBricks([{ ...lone, solid }]).length;
    solid[0] = 1;
    expect(encodeBricks([{ ...lone, solid }]).length - empty).toBe(1 + 3);
    solid[1] = 1;
    expect(encodeBricks([{ ...lone, solid }]).length - empty).toBe(2 + 3);
  });

  it('follow the layout that is documented', () => {
    const solid = new Uint8Array(64);
    solid[1 + 4 * 2 + 16 * 3] = 7;
    const foliage = new Uint8Array(64);
    foliage[0] = 25;
    const colors = new Uint8Array(24);
    colors.set([1, 2, 3], 0);
    colors.set([9, 8, 6], (0 + 2 * (1 + 2 * 1)) * 3);
    const bytes = encodeBricks([{ origin: [4, -8, 0], size: [4, 4, 4], solid, foliage, colors }]);
    const head = [...'TLBR'].map((letter) => letter.charCodeAt(0));
    const box = [1, 0, 254, 255, 0, 0, 1, 0, 1, 0, 1, 0];
    const counts = [1, 0, 0, 0, 1, 0, 0, 0];
    const solidMask = [0, 0, 0, 0, 0, 0, 0, 1 << 1];
    const foliageMask = [1, 0, 0, 0, 0, 0, 0, 0];
    const planes = [...solidMask, 7, ...foliageMask, 25, 1, 2, 3, 9, 8, 6];
    expect([...bytes]).toEqual([...head, 1, 0, 0, 0, 1, 0, 0, 0, ...box, ...counts, ...planes]);
  });

  it('refuse a box that is not whole cells', () => {
    expect(() => encodeBricks([{ ...randomBrick(1, false), origin: [1, 0, 0] }])).toThrow(RangeError);
  });

  it('refuse another kind, another version and a file cut short, and say so', () => {
    const bytes = encodeBricks(bricks);
    const other = bytes.slice();
    other[3] = 88;
    expect(() => decodeBricks(other)).toThrow(FormatError);
    const newer = bytes.slice();
    newer[4] = 99;
    expect(() => decodeBricks(newer)).toThrow(/version 99, this build reads 1/);
    for (const length of [6, 11, 40, 60, bytes.length - 1]) {
      expect(() => decodeBricks(bytes.subarray(0, length))).toThrow(FormatError);
    }
  });

  it('refuse a mask that does not fit its count', () => {
    const bytes = encodeBricks([randomBrick(1, false)]);
    bytes[32] = bytes[32]! ^ 1;
    expect(() => decodeBricks(bytes)).toThrow(/voxels marked/);
  });
});
