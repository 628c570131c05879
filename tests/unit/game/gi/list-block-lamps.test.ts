import { describe, expect, it } from 'vitest';
import { type BlockLamp, LAMPS_PER_BLOCK, listBlockLamps, NO_LAMP } from '../../../../game/gi/list-block-lamps.ts';

const lamp = (x: number, y: number, z: number, lumens = 1000, range = 5): BlockLamp => ({
  place: [x, y, z],
  range,
  lumens,
});
const listOf = (lamps: readonly BlockLamp[], block: readonly [number, number, number] = [0, 0, 0]): number[] =>
  [...listBlockLamps(lamps, [block])].filter((entry) => entry !== NO_LAMP);

describe('listBlockLamps', () => {
  it('names the lamps that reach into a block of 2 units, from half a unit below the ground', () => {
    // Block (0, 0, 0): x and y from 0 to 2, z from -0.5 to 1.5.
    const near = [lamp(6.9, 1, 0), lamp(7.1, 1, 0), lamp(1, 1, 6.4), lamp(1, 1, 6.6), lamp(1, -4.9, 1)];
    expect(listOf(near).sort()).toEqual([0, 2, 4]);
    // Along the diagonal it is further.
    expect(listOf([lamp(5.4, 5.4, 0), lamp(5.7, 5.7, 0)])).toEqual([0]);
  });

  it('puts first what gives most at its middle, and the earlier of equals', () => {
    expect(
      listOf([lamp(4, 1, 0.5, 1000), lamp(4, 1, 0.5, 3000), lamp(-2, 1, 0.5, 1000), lamp(1, 1, 0.5, 1000)]),
    ).toEqual([3, 1, 0, 2]);
  });

  it('keeps the strongest sixteen, and no index past 254', () => {
    const many = Array.from({ length: 300 }, (_, i) => lamp(1, 1, 0.5, i + 1));
    expect(listOf(many)).toEqual(Array.from({ length: LAMPS_PER_BLOCK }, (_, i) => 254 - i));
  });

  it('gives each block its own entries, in order', () => {
    const entries = listBlockLamps(
      [lamp(1, 1, 1), lamp(41, 41, 1)],
      [
        [20, 20, 0],
        [10, 10, 0],
        [0, 0, 0],
      ],
    );
    expect(entries).toHaveLength(3 * LAMPS_PER_BLOCK);
    expect([entries[0], entries[16], entries[32]]).toEqual([1, NO_LAMP, 0]);
  });
});
