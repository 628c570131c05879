import { describe, expect, it } from 'vitest';
import {
  blockAt,
  blockOfSlot,
  firstVoxel,
  listBlocks,
  slotOf,
  texelOfSlot,
  tileOfSlot,
} from '../../../../game/gi/block-grid.ts';

describe('blocks', () => {
  it('begin half a unit below the ground, and are 16 voxels', () => {
    expect(blockAt([0, 15, -4])).toEqual([0, 0, 0]);
    expect(blockAt([-1, 16, 12])).toEqual([-1, 1, 1]);
    expect(blockAt([0, 0, -5])).toEqual([0, 0, -1]);
    expect(firstVoxel([-1, 2, 1])).toEqual([-16, 32, 12]);
  });

  it('take their place modulo the box, on both sides of zero', () => {
    expect(slotOf([0, 0, 0])).toBe(0);
    expect(slotOf([33, -1, 9])).toBe(1 + 32 * 31 + 1024 * 1);
    expect(slotOf([-31, 31, 1])).toBe(slotOf([33, -1, 9]));
  });

  it.each([[[0, 0, 0]], [[-37, 12, 3]], [[1000, -999, -5]]] as const)(
    'have one slot each in the box from %j',
    (origin) => {
      const blocks = listBlocks(origin);
      expect(new Set(blocks.map(slotOf)).size).toBe(8192);
      for (const block of blocks) expect(blockOfSlot(slotOf(block), origin).join()).toBe(block.join());
    },
  );

  it('lie in the textures by slot, and as tiles 128 in a row', () => {
    expect(texelOfSlot(1 + 32 * 2 + 1024 * 7, 4)).toEqual([4, 8, 28]);
    expect(texelOfSlot(8191, 8)).toEqual([248, 248, 56]);
    expect(tileOfSlot(0)).toEqual([0, 0]);
    expect(tileOfSlot(127)).toEqual([127, 0]);
    expect(tileOfSlot(128)).toEqual([0, 1]);
    expect(tileOfSlot(8191)).toEqual([127, 63]);
  });
});
