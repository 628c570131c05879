// A brick cut up by blocks, sparse: most of its box is air. A village is thousands of statics but some hundred bricks, whose
// anchors stand at few places modulo a block; so the work is done once for each of them, and composing a block adds up lists.

import { type Brick, COLOR_VOXELS } from '../../shared/format/brick.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { addBrickColors, type ColorGrid, createColorGrid } from '../../shared/voxel/color-grid.ts';
import { addBrick, createShareGrid, type ShareGrid } from '../../shared/voxel/share-grid.ts';
import { BLOCK_VOXELS, blockAt, firstVoxel } from './block-grid.ts';

/** What a brick puts into one block. */
export interface BrickPart {
  /** The block, from the one that the brick's anchor lies in. */
  readonly offset: Vec3;
  /** A number for each voxel with a share: its place in the block, x first, and its share times PART_PLACES. */
  readonly solid: Uint32Array;
  readonly foliage: Uint32Array;
  /** Colours that hold anything, x first. */
  readonly colors: Uint16Array;
  /** Of each of them: linear red, green, blue times matter, and matter. */
  readonly light: Float64Array;
}

/** Voxels of a block: what shares are packed above. */
export const PART_PLACES = BLOCK_VOXELS ** 3;

const SIZE: Vec3 = [BLOCK_VOXELS, BLOCK_VOXELS, BLOCK_VOXELS];

/** By brick, by the place of its anchor in a block. Bricks never change. */
const known = new WeakMap<Brick, Map<number, readonly BrickPart[]>>();

/** @param anchor world voxels, from anchorToVoxels. @returns a part for each block that the brick has matter in */
export function splitBrick(brick: Brick, anchor: Vec3): readonly BrickPart[] {
  const first = firstVoxel(blockAt(anchor));
  const inBlock: Vec3 = [anchor[0] - first[0], anchor[1] - first[1], anchor[2] - first[2]];
  const key = inBlock[0] + BLOCK_VOXELS * (inBlock[1] + BLOCK_VOXELS * inBlock[2]);
  const byPlace = known.get(brick) ?? new Map<number, readonly BrickPart[]>();
  known.set(brick, byPlace);
  const parts = byPlace.get(key) ?? cutBrick(brick, inBlock);
  byPlace.set(key, parts);
  return parts;
}

/** @param anchor voxels from the first of its block */
function cutBrick(brick: Brick, anchor: Vec3): BrickPart[] {
  const parts: BrickPart[] = [];
  const range = (axis: 0 | 1 | 2): [first: number, last: number] => {
    const low = brick.origin[axis] + anchor[axis];
    return [Math.floor(low / BLOCK_VOXELS), Math.floor((low + brick.size[axis] - 1) / BLOCK_VOXELS)];
  };
  const [[west, east], [north, south], [lowest, highest]] = [range(0), range(1), range(2)];
  for (let z = lowest; z <= highest; z++) {
    for (let y = north; y <= south; y++) {
      for (let x = west; x <= east; x++) {
        const part = cutPart(brick, anchor, [x, y, z]);
        if (part !== undefined) parts.push(part);
      }
    }
  }
  return parts;
}

const NO_SHARES = new Uint32Array(0);

/** Used again for every part, and left empty. */
const scratchShares = createShareGrid([0, 0, 0], SIZE);
const scratchColors = createColorGrid([0, 0, 0], SIZE, COLOR_VOXELS);

/** @returns undefined where the brick has nothing in the block */
function cutPart(brick: Brick, anchor: Vec3, offset: Vec3): BrickPart | undefined {
  const origin: Vec3 = [offset[0] * BLOCK_VOXELS, offset[1] * BLOCK_VOXELS, offset[2] * BLOCK_VOXELS];
  const shares: ShareGrid = { origin, size: SIZE, solid: scratchShares.solid, foliage: scratchShares.foliage };
  const { cells, cellVoxels, sums } = scratchColors;
  const colors: ColorGrid = { origin, cells, cellVoxels, sums };
  addBrick(shares, brick, anchor);
  const solid = takeShares(shares.solid);
  const foliage = brick.foliage.length > 0 ? takeShares(shares.foliage) : NO_SHARES;
  if (solid.length + foliage.length === 0) return undefined;
  addBrickColors(colors, brick, anchor);
  return { offset, solid, foliage, ...takeColors(sums) };
}

/** Empties an array of shares. */
function takeShares(shares: Uint8Array): Uint32Array {
  const packed: number[] = [];
  const quads = new Uint32Array(shares.buffer);
  for (let quad = 0; quad < quads.length; quad++) {
    if (quads[quad] === 0) continue;
    for (let place = quad * 4; place < quad * 4 + 4; place++) {
      if (shares[place]! > 0) packed.push(place + shares[place]! * PART_PLACES);
    }
  }
  shares.fill(0);
  return new Uint32Array(packed);
}

/** Empties sums of colours. */
function takeColors(sums: Float64Array): Pick<BrickPart, 'colors' | 'light'> {
  const colors: number[] = [];
  const light: number[] = [];
  for (let color = 0; color < sums.length / 4; color++) {
    if (sums[color * 4 + 3] === 0) continue;
    colors.push(color);
    for (let at = color * 4; at < color * 4 + 4; at++) light.push(sums[at]!);
  }
  sums.fill(0);
  return { colors: new Uint16Array(colors), light: new Float64Array(light) };
}
