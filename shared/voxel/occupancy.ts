// Occupancy: one bit a voxel, set where light does not pass. Packed as the game's occupancy texture wants it: a cell of
// 4 x 4 x 4 voxels is two words, bit x + 4 y + 16 (z mod 2), the low word for z < 2.

import { CELL_VOXELS, FULL_SHARE } from '../format/brick.ts';
import { hashTile } from '../hash.ts';
import { SOLID_SLAB_UNITS, VOXELS_PER_UNIT } from '../limits.ts';
import type { Vec3 } from '../vector.ts';
import type { ShareGrid } from './share-grid.ts';

/** Share from which a voxel is solid: that of a slab of SOLID_SLAB_UNITS through it. */
export const SOLID_SHARE = Math.round(SOLID_SLAB_UNITS * VOXELS_PER_UNIT * FULL_SHARE);

/**
 * How much of the room inside a crown is leaf: this share of its voxels is solid, chosen by a hash of the voxel's place in
 * the world. Light through a crown of 2 units (16 voxels) then passes one ray in nine. A look: raise it for darker shade.
 */
export const FOLIAGE_SOLIDITY = 0.13;

export interface Occupancy {
  /** Lowest corner, world voxels; multiples of CELL_VOXELS. */
  readonly origin: Vec3;
  /** Voxels; multiples of CELL_VOXELS. */
  readonly size: Vec3;
  /** Two words a cell; cells run x first, then y, then z. */
  readonly words: Uint32Array;
}

/** @param solidShare sums from this on are solid; anything but SOLID_SHARE is for tests */
export function packOccupancy(grid: ShareGrid, solidShare = SOLID_SHARE): Occupancy {
  const [width, depth, height] = grid.size;
  const words = new Uint32Array((width * depth * height) / 32);
  writeOccupancy(grid, words, solidShare);
  return { origin: grid.origin, size: grid.size, words };
}

/** @param words all 0; two a cell of the grid, cells x first, then y, then z */
export function writeOccupancy(grid: ShareGrid, words: Uint32Array, solidShare = SOLID_SHARE): void {
  const { origin, size, solid, foliage } = grid;
  // Four voxels side by side lie in one cell, and are mostly free.
  const solids = new Uint32Array(solid.buffer, solid.byteOffset, solid.length / 4);
  const leaves = new Uint32Array(foliage.buffer, foliage.byteOffset, foliage.length / 4);
  let quad = 0;
  for (let z = 0; z < size[2]; z++) {
    for (let y = 0; y < size[1]; y++) {
      const row = wordOf(size, 0, y, z);
      const shift = bitOf(0, y, z);
      for (let x = 0; x < size[0]; x += CELL_VOXELS, quad++) {
        if ((solids[quad]! | leaves[quad]!) === 0) continue;
        let bits = 0;
        for (let i = 0; i < CELL_VOXELS; i++) if (solid[quad * 4 + i]! >= solidShare) bits |= 1 << i;
        if (leaves[quad] !== 0) bits |= leafBits(foliage, quad * 4, x + origin[0], y + origin[1], z + origin[2]);
        words[row + (x >> 1)]! |= bits << shift;
      }
    }
  }
}

/** Hashes below this are leaves, by share. */
const LEAF_LIMITS = Float64Array.from(
  { length: 256 },
  (_, share) => (Math.min(share, FULL_SHARE) / FULL_SHARE) * FOLIAGE_SOLIDITY * 2 ** 32,
);

/** @returns which of four voxels side by side, from x, y, z of the world on, are leaves: a bit each */
function leafBits(foliage: Uint8Array, at: number, x: number, y: number, z: number): number {
  let bits = 0;
  for (let i = 0; i < CELL_VOXELS; i++) {
    if (hashTile(x + i, y, z) < LEAF_LIMITS[foliage[at + i]!]!) bits |= 1 << i;
  }
  return bits;
}

/** @returns whether a voxel of the world is solid; outside the box nothing is */
export function isSolid(occupancy: Occupancy, x: number, y: number, z: number): boolean {
  const { origin, size, words } = occupancy;
  const i = x - origin[0];
  const j = y - origin[1];
  const k = z - origin[2];
  if (i < 0 || j < 0 || k < 0 || i >= size[0] || j >= size[1] || k >= size[2]) return false;
  return ((words[wordOf(size, i, j, k)]! >>> bitOf(i, j, k)) & 1) !== 0;
}

/** @returns whether the whole cell that a voxel of the world lies in is free */
export function isCellFree(occupancy: Occupancy, x: number, y: number, z: number): boolean {
  const { origin, size, words } = occupancy;
  const i = x - origin[0];
  const j = y - origin[1];
  const k = z - origin[2];
  if (i < 0 || j < 0 || k < 0 || i >= size[0] || j >= size[1] || k >= size[2]) return true;
  const low = wordOf(size, i, j, k) & ~1;
  return words[low] === 0 && words[low + 1] === 0;
}

function wordOf(size: Vec3, x: number, y: number, z: number): number {
  const columns = size[0] / CELL_VOXELS;
  const rows = size[1] / CELL_VOXELS;
  return (((z >> 2) * rows + (y >> 2)) * columns + (x >> 2)) * 2 + ((z >> 1) & 1);
}

function bitOf(x: number, y: number, z: number): number {
  return (x & 3) | ((y & 3) << 2) | ((z & 1) << 4);
}
