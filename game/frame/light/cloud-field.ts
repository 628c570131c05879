// The sky's clouds as a field that repeats: values on a square of cells whose opposite edges meet. No GPU types.

import { hashTile } from '../../../shared/hash.ts';

/** Cells along the field's edge; a power of two, so that octaves fit in whole. */
export const CLOUD_CELLS = 128;

/** Screen texels a cell: the field then spans 90 units, more than a window shows. */
export const CLOUD_CELL_TEXELS = 16;

/** Lumps along the edge, octave by octave, the largest as wide as a house's yard; each has half the weight of the one before. */
const CLOUD_LUMPS = [8, 16, 32] as const;

const VALUES = 256;

function fade(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Value noise with `lumps` lumps to the edge at a place of the field, 0 .. 1. */
function noiseAt(seed: number, lumps: number, x: number, y: number): number {
  const [column, row] = [(x * lumps) / CLOUD_CELLS, (y * lumps) / CLOUD_CELLS];
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const corner = (dx: number, dy: number): number =>
    hashTile((left + dx) % lumps, (top + dy) % lumps, seed + lumps) / 0xffffffff;
  const [u, v] = [fade(column - left), fade(row - top)];
  const upper = corner(0, 0) * (1 - u) + corner(1, 0) * u;
  const lower = corner(0, 1) * (1 - u) + corner(1, 1) * u;
  return upper * (1 - v) + lower * v;
}

/**
 * @returns CLOUD_CELLS rows of as many bytes. Every byte is equally frequent, so that the part of the sky above a value is
 * known without counting.
 */
export function makeCloudField(seed: number): Uint8Array {
  const count = CLOUD_CELLS ** 2;
  const heights = Float64Array.from({ length: count }, (_, i) => {
    const [x, y] = [i % CLOUD_CELLS, Math.floor(i / CLOUD_CELLS)];
    return CLOUD_LUMPS.reduce((sum, lumps, octave) => sum + noiseAt(seed, lumps, x, y) / 2 ** octave, 0);
  });
  // Ties in the order of the cells: the same field everywhere.
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const field = new Uint8Array(count);
  for (const [rank, cell] of order.entries()) field[cell] = Math.floor((rank * VALUES) / count);
  return field;
}

/** Screen texels that the clouds have drifted, right and down, after a number of steps; whole, and within the field. */
export function cloudDriftAt(step: number): readonly [right: number, down: number] {
  const span = CLOUD_CELLS * CLOUD_CELL_TEXELS;
  return [step % span, Math.floor(step / 2) % span];
}
