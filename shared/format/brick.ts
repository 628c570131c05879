// Bricks: what a sprite is for light that travels through voxels. One file a sprite, one brick a frame, all bytes.
//
//   header   'TLBR', version, u32 frames
//   frame    6 x i16: lowest corner and size of its box, in cells of 4 x 4 x 4 voxels from the anchor
//            u32 voxels with solid matter, u32 voxels with foliage
//            solid: a bit for every voxel of the box (low bit first), then the shares of the voxels whose bit is set
//            foliage: the same, left out when there is none
//            red, green, blue of every 2 x 2 x 2 voxels that hold anything
//
// Voxels, and colours, run x first, then y, then z. A voxel is 1/8 unit; an anchor stands on a corner of cells, so what
// stands at tile centres (x.5, y.5) shifts by whole cells of the world's grid. z counts from the ground point.
// Of the layouts that were tried (dense; cells of 4 x 4 x 4; differences between neighbours) this one compressed best: a
// timber wall to about 470 bytes, large trees to 15 and 20 kB.

import type { Vec3 } from '../vector.ts';
import { ByteReader, ByteWriter, FormatError } from './binary.ts';

export const BRICK_MAGIC = 'TLBR';
export const BRICK_VERSION = 1;

/** Edge of a cell, voxels: half a unit, and one texel of the game's occupancy texture. */
export const CELL_VOXELS = 4;

/** Edge of a colour, voxels: a quarter of a unit. Coarser colours are means of these. */
export const COLOR_VOXELS = 2;

/**
 * The share of a voxel that is full: a step is 1/250 of a voxel, or a slab of 1/2000 unit through it. 250 and not 255, so
 * that the slab from which a voxel is solid (0.03 unit) is a whole number of steps, 60. Shares are rounded to the nearest
 * step and capped at 250; those of neighbouring sprites are added before anything is asked of them.
 */
export const FULL_SHARE = 250;

/** A frame's matter on the voxel grid. */
export interface Brick {
  /** Lowest corner of the box relative to the anchor, voxels; multiples of CELL_VOXELS. */
  readonly origin: Vec3;
  /** Size of the box, voxels; multiples of CELL_VOXELS; 0, 0, 0 when there is nothing in it. */
  readonly size: Vec3;
  /** Share of each voxel that is solid, in steps of 1 / FULL_SHARE. */
  readonly solid: Uint8Array;
  /** Share of each voxel that lies inside foliage (air between the leaves included); no entries when there is none. */
  readonly foliage: Uint8Array;
  /** sRGB albedo of each COLOR_VOXELS^3, three bytes; mean in linear light over its matter; 0 where there is none. */
  readonly colors: Uint8Array;
}

export const EMPTY_BRICK: Brick = {
  origin: [0, 0, 0],
  size: [0, 0, 0],
  solid: new Uint8Array(0),
  foliage: new Uint8Array(0),
  colors: new Uint8Array(0),
};

/** @returns the file of one sprite: its frames' bricks in order. Exact: decoding gives equal bricks. */
export function encodeBricks(bricks: readonly Brick[]): Uint8Array {
  const writer = new ByteWriter();
  writer.header(BRICK_MAGIC, BRICK_VERSION);
  writer.u32(bricks.length);
  for (const brick of bricks) writer.bytes(encodeBrick(brick));
  return writer.toBytes();
}

/** Reads a sprite's bricks; throws FormatError on another kind, another version, or a file that is cut short or damaged. */
export function decodeBricks(bytes: Uint8Array): Brick[] {
  const reader = new ByteReader(bytes, 'bricks');
  reader.header(BRICK_MAGIC, BRICK_VERSION);
  return Array.from({ length: reader.u32() }, () => decodeBrick(reader));
}

function encodeBrick(brick: Brick): Uint8Array {
  if ([...brick.origin, ...brick.size].some((edge) => edge % CELL_VOXELS !== 0)) {
    throw new RangeError(`a brick's box must be whole cells, not ${brick.origin} + ${brick.size} voxels`);
  }
  const writer = new ByteWriter();
  for (const value of [...brick.origin, ...brick.size]) writer.i16(value / CELL_VOXELS);
  const solid = brick.solid.filter((share) => share > 0);
  const foliage = brick.foliage.filter((share) => share > 0);
  writer.u32(solid.length);
  writer.u32(foliage.length);
  writer.bytes(toMask(brick.solid));
  writer.bytes(solid);
  if (foliage.length > 0) {
    writer.bytes(toMask(brick.foliage));
    writer.bytes(foliage);
  }
  const isFilled = findFilledColors(brick);
  writer.bytes(brick.colors.filter((_, at) => isFilled[Math.floor(at / 3)] === 1));
  return writer.toBytes();
}

function decodeBrick(reader: ByteReader): Brick {
  const vec3 = (): Vec3 => [reader.i16() * CELL_VOXELS, reader.i16() * CELL_VOXELS, reader.i16() * CELL_VOXELS];
  const origin = vec3();
  const size = vec3();
  if (size.some((edge) => edge < 0)) throw new FormatError(`bricks: a box of ${size.join(' x ')} voxels; bake again`);
  const voxels = size[0] * size[1] * size[2];
  const solidCount = reader.u32();
  const foliageCount = reader.u32();
  const solid = readShares(reader, voxels, solidCount);
  const foliage = foliageCount > 0 ? readShares(reader, voxels, foliageCount) : new Uint8Array(0);
  const isFilled = findFilledColors({ size, solid, foliage });
  const colors = new Uint8Array(isFilled.length * 3);
  const filled = isFilled.reduce((sum, flag) => sum + flag, 0);
  const from = reader.bytes(filled * 3);
  let next = 0;
  for (let color = 0; color < isFilled.length; color++) {
    if (isFilled[color] === 1)
      for (let channel = 0; channel < 3; channel++) colors[color * 3 + channel] = from[next++]!;
  }
  return { origin, size, solid, foliage, colors };
}

/** A bit for each share that is not 0. A box is whole cells, so the bits fill whole bytes. */
function toMask(shares: Uint8Array): Uint8Array {
  const mask = new Uint8Array(shares.length / 8);
  for (let voxel = 0; voxel < shares.length; voxel++) if (shares[voxel]! > 0) mask[voxel >> 3]! |= 1 << (voxel & 7);
  return mask;
}

function readShares(reader: ByteReader, voxels: number, count: number): Uint8Array {
  const mask = reader.bytes(voxels / 8);
  const from = reader.bytes(count);
  const shares = new Uint8Array(voxels);
  let next = 0;
  for (let voxel = 0; voxel < voxels; voxel++) {
    if (((mask[voxel >> 3]! >> (voxel & 7)) & 1) !== 0) shares[voxel] = from[next++] ?? 0;
  }
  if (next !== count) throw new FormatError(`bricks: ${next} voxels marked, ${count} expected; bake again`);
  return shares;
}

/** @returns 1 for each COLOR_VOXELS^3 with a share in it, else 0 */
export function findFilledColors({ size, solid, foliage }: Pick<Brick, 'size' | 'solid' | 'foliage'>): Uint8Array {
  const [width, depth, height] = size;
  const isFilled = new Uint8Array((width * depth * height) / COLOR_VOXELS ** 3);
  let voxel = 0;
  for (let z = 0; z < height; z++) {
    for (let y = 0; y < depth; y++) {
      const row = (width / COLOR_VOXELS) * ((y >> 1) + (depth / COLOR_VOXELS) * (z >> 1));
      for (let x = 0; x < width; x++, voxel++) {
        if (solid[voxel]! > 0 || (foliage[voxel] ?? 0) > 0) isFilled[row + (x >> 1)] = 1;
      }
    }
  }
  return isFilled;
}
