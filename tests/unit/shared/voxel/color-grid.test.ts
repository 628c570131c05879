import { describe, expect, it } from 'vitest';
import { type Brick, FULL_SHARE } from '../../../../shared/format/brick.ts';
import { linearToSrgb } from '../../../../shared/srgb.ts';
import { addBrickColors, createColorGrid, toColorBytes } from '../../../../shared/voxel/color-grid.ts';

/** One cell, full, its eight colours red in eight steps. */
const reds: Brick = {
  origin: [0, 0, 0],
  size: [4, 4, 4],
  solid: new Uint8Array(64).fill(FULL_SHARE),
  foliage: new Uint8Array(0),
  colors: Uint8Array.from({ length: 24 }, (_, i) => (i % 3 === 0 ? 20 + 10 * i : 7)),
};

describe('colour grids', () => {
  it('give a brick back at a quarter unit', () => {
    const grid = createColorGrid([0, 0, 0], [4, 4, 4], 2);
    addBrickColors(grid, reds, [0, 0, 0]);
    const bytes = toColorBytes(grid);
    for (let cell = 0; cell < 8; cell++) {
      expect([...bytes.subarray(cell * 4, cell * 4 + 4)]).toEqual([
        ...reds.colors.subarray(cell * 3, cell * 3 + 3),
        255,
      ]);
    }
  });

  it('weigh by matter in linear light, solid and foliage alike', () => {
    const white: Brick = { ...reds, colors: new Uint8Array(24).fill(255) };
    const black: Brick = {
      ...reds,
      solid: new Uint8Array(64),
      foliage: new Uint8Array(64).fill(125),
      colors: new Uint8Array(24),
    };
    const grid = createColorGrid([0, 0, 0], [4, 4, 4], 4);
    addBrickColors(grid, white, [0, 0, 0]);
    addBrickColors(grid, black, [0, 0, 0]);
    const grey = linearToSrgb(2 / 3);
    expect([...toColorBytes(grid)]).toEqual([grey, grey, grey, 255]);
  });

  it('split a brick whose anchor is off the colour lattice, and leave out what is outside', () => {
    const halves: Brick = { ...reds, colors: new Uint8Array(24).fill(255) };
    const grid = createColorGrid([0, -4, 0], [4, 8, 4], 2);
    addBrickColors(grid, halves, [3, 1, -3]);
    // World x 3..6, y 1..4, z -3..0: inside are x 3, y 1..3, z 0: cells (1, 2, 0) and (1, 3, 0).
    const bytes = toColorBytes(grid);
    const filled = [...bytes.keys()].filter((at) => at % 4 === 3 && bytes[at] === 255).map((at) => at >> 2);
    expect(filled).toEqual([1 + 2 * 2, 1 + 2 * 3]);
    expect(grid.sums[(1 + 2 * 2) * 4 + 3]).toBe(1 * FULL_SHARE);
    expect(grid.sums[(1 + 2 * 3) * 4 + 3]).toBe(2 * FULL_SHARE);
  });
});
