import { describe, expect, it } from 'vitest';
import { BAYER_STEPS, bayerRank } from '../../../../../game/frame/dither/bayer.ts';

// The 4 x 4 matrix as textbooks print it.
const MATRIX = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
];

describe('bayerRank', () => {
  it('is the matrix, over and over, on both sides of the origin', () => {
    for (let y = -8; y < 8; y++) {
      for (let x = -8; x < 8; x++) expect(bayerRank(x, y)).toBe(MATRIX[(y + 8) % 4]![(x + 8) % 4]);
    }
  });

  it('has every rank once', () => {
    expect(new Set(MATRIX.flat()).size).toBe(BAYER_STEPS);
  });
});
