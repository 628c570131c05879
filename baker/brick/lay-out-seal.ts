// A brick turned so that the axis that light must not pass along runs inwards: columns on a plane, and which of them must be
// closed.

import { type Brick, FULL_SHARE } from '../../shared/format/brick.ts';
import { VOXELS_PER_UNIT } from '../../shared/limits.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { SealSide } from './seal-side.ts';

/**
 * A brick as a plane of columns along the axis that light must not pass: first the column's place in the plane, then the
 * place in the column.
 */
export interface SealPlane {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly wrapsWidth: boolean;
  readonly wrapsHeight: boolean;
  /** 1 for each column that must be closed. */
  readonly isAsked: Uint8Array;
  /** Sums of shares, `depth` to a column, a free voxel at both its ends. */
  readonly shares: Uint16Array;
  /** Where each voxel of the brick is counted. */
  readonly placeOf: Int32Array;
}

/** Voxels along an axis that are looked at: those of the tile where the next piece joins, else those of the box. */
interface Span {
  readonly low: number;
  readonly count: number;
  readonly wraps: boolean;
}

/** @param glass counted with the brick; @param footprint tiles, x and y */
export function layOutSeal(
  brick: Brick,
  glass: Brick,
  side: SealSide,
  footprint: readonly [number, number],
): SealPlane {
  const [across, up] = ([0, 1, 2] as const).filter((axis) => axis !== side.axis) as [0 | 1, 1 | 2];
  const spanOf = (axis: 0 | 1 | 2): Span => {
    if (axis === 2 || !side.joins.includes(axis)) {
      // What stands upright stands on the ground.
      const low = axis === 2 ? Math.min(0, brick.origin[2]) : brick.origin[axis];
      return { low, count: brick.origin[axis] + brick.size[axis] - low, wraps: false };
    }
    // A sprite of several tiles stands on the north-western one's centre.
    return { low: -VOXELS_PER_UNIT / 2, count: footprint[axis] * VOXELS_PER_UNIT, wraps: true };
  };
  const [wide, high] = [spanOf(across), spanOf(up)];
  const deep: Span = { low: brick.origin[side.axis] - 1, count: brick.size[side.axis] + 2, wraps: false };
  const shares = new Uint16Array(wide.count * high.count * deep.count);
  const addShares = (from: Brick, shareOf: (share: number) => number): Int32Array => {
    const places = mapVoxels(from, (at) => {
      const [u, v, layer] = [fold(at[across], wide), fold(at[up], high), fold(at[side.axis], deep)];
      return Math.min(u, v, layer) < 0 ? -1 : (u + wide.count * v) * deep.count + layer;
    });
    for (let voxel = 0; voxel < places.length; voxel++) {
      if (places[voxel]! >= 0) shares[places[voxel]!]! += shareOf(from.solid[voxel]!);
    }
    return places;
  };
  const placeOf = addShares(brick, (share) => share);
  // Where it glows is open on purpose, however thin the pane.
  addShares(glass, (share) => (share > 0 ? FULL_SHARE : 0));
  const plane = {
    width: wide.count,
    height: high.count,
    depth: deep.count,
    wrapsWidth: wide.wraps,
    wrapsHeight: high.wraps,
    shares,
  };
  return { ...plane, placeOf, isAsked: findAsked(plane, up === 2 ? -high.low : undefined) };
}

/** @returns what `read` gives for each voxel's place relative to the anchor */
function mapVoxels({ origin, size }: Brick, read: (at: Vec3) => number): Int32Array {
  const values = new Int32Array(size[0] * size[1] * size[2]);
  let voxel = 0;
  for (let z = origin[2]; z < origin[2] + size[2]; z++) {
    for (let y = origin[1]; y < origin[1] + size[1]; y++) {
      for (let x = origin[0]; x < origin[0] + size[0]; x++) values[voxel++] = read([x, y, z]);
    }
  }
  return values;
}

/** @returns a voxel's place in a span; -1 outside */
function fold(voxel: number, { low, count, wraps }: Span): number {
  const place = voxel - low;
  if (wraps) return ((place % count) + count) % count;
  return place < count ? Math.max(-1, place) : -1;
}

/**
 * A piece that joins the next is asked for all of its tile, from the ground up to its top. Else a column is asked for when it
 * and all around it hold something.
 *
 * @param ground the row at height 0, where the plane stands upright
 */
function findAsked(plane: Omit<SealPlane, 'isAsked' | 'placeOf'>, ground: number | undefined): Uint8Array {
  const { width, height, depth, wrapsWidth, wrapsHeight, shares } = plane;
  const isFilled = new Uint8Array(width * height);
  for (let place = 0; place < shares.length; place++) if (shares[place]! > 0) isFilled[Math.floor(place / depth)] = 1;
  if (wrapsWidth && wrapsHeight) return isFilled.fill(1);
  if (wrapsWidth && ground !== undefined) {
    const top = findTop(plane, Math.floor(isFilled.lastIndexOf(1) / width));
    return isFilled.map((_, column) => (column >= ground * width && column < top * width ? 1 : 0));
  }
  return isFilled.map((_, column) => {
    const [u, v] = [column % width, Math.floor(column / width)];
    for (let dv = -1; dv <= 1; dv++) {
      for (let du = -1; du <= 1; du++) {
        const [nearU, nearV] = [
          wrapsWidth ? (u + du + width) % width : u + du,
          wrapsHeight ? (v + dv + height) % height : v + dv,
        ];
        if (nearU < 0 || nearV < 0 || nearU >= width || nearV >= height || isFilled[nearU + width * nearV] === 0)
          return 0;
      }
    }
    return 1;
  });
}

/** @returns the rows up to the top: the highest row that holds anything belongs to what stands on it when its greater part is free */
function findTop({ width, depth, shares }: Pick<SealPlane, 'width' | 'depth' | 'shares'>, highest: number): number {
  const matterOf = (row: number): number => {
    let sum = 0;
    for (let place = row * width * depth; place < (row + 1) * width * depth; place++) sum += shares[place]!;
    return sum;
  };
  return highest > 0 && matterOf(highest) * 2 < matterOf(highest - 1) ? highest : highest + 1;
}
