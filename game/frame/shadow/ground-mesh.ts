// The ground as the sun sees it: slopes, and the upright faces between steps. Level tiles throw no shadow that the faces around
// them do not throw, and are left out. No GPU types.

import { type GroundShape, groundHeightPx, SHAPE_WORDS } from '../../../shared/ground-shape.ts';
import { PX_PER_UNIT } from '../../../shared/projection.ts';
import type { Vec3 } from '../../../shared/vector.ts';

/** Parts along a slope's edges: between them it is flat, and no further from the ground than a 64th of its twist. */
const PARTS = 4;

/** So far within a tile its own height is asked for. */
const INSIDE = 1e-9;

type Pair = readonly [x: number, y: number];

/** Of a tile: its ends, and where the neighbour lies. */
const EDGES: readonly { readonly from: Pair; readonly to: Pair; readonly across: Pair }[] = [
  { from: [0, 0], to: [1, 0], across: [0, -1] },
  { from: [1, 0], to: [1, 1], across: [1, 0] },
  { from: [1, 1], to: [0, 1], across: [0, 1] },
  { from: [0, 1], to: [0, 0], across: [-1, 0] },
];

export interface GroundMesh {
  /** Game axes. */
  readonly places: readonly Vec3[];
  /** Three a triangle. */
  readonly indices: readonly number[];
}

/** Slopes and faces of the tiles of a square; without triangles where all is level. */
export function buildGroundMesh(shape: GroundShape, west: number, north: number, edge: number): GroundMesh {
  const places: Vec3[] = [];
  const indices: number[] = [];
  const addQuad = (corners: readonly [Vec3, Vec3, Vec3, Vec3]): void => {
    const first = places.length;
    places.push(...corners);
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  };
  /** Height of a tile's own ground at a place in it, parts of its edges. */
  const heightIn = (x: number, y: number, right: number, down: number): number =>
    groundHeightPx(x + Math.min(right, 1 - INSIDE), y + Math.min(down, 1 - INSIDE), shape) / PX_PER_UNIT;
  for (let y = Math.max(0, north); y < Math.min(shape.height, north + edge); y++) {
    for (let x = Math.max(0, west); x < Math.min(shape.width, west + edge); x++) {
      const at = (right: number, down: number): Vec3 => [x + right, y + down, heightIn(x, y, right, down)];
      if (!isLevel(shape, x, y)) {
        for (let i = 0; i < PARTS * PARTS; i++) {
          const [right, down] = [(i % PARTS) / PARTS, Math.floor(i / PARTS) / PARTS];
          const [further, lower] = [right + 1 / PARTS, down + 1 / PARTS];
          addQuad([at(right, down), at(further, down), at(further, lower), at(right, lower)]);
        }
      }
      for (const { from, to, across } of EDGES) {
        const [rim, end] = [at(...from), at(...to)] as const;
        const footOf = ([right, down]: Pair): Vec3 => [
          x + right,
          y + down,
          heightIn(x + across[0], y + across[1], right - across[0], down - across[1]),
        ];
        const [foot, footEnd] = [footOf(from), footOf(to)];
        if (rim[2] - foot[2] < INSIDE && end[2] - footEnd[2] < INSIDE) continue;
        addQuad([rim, end, footEnd, foot]);
      }
    }
  }
  return { places, indices };
}

function isLevel({ words, width }: GroundShape, x: number, y: number): boolean {
  const corners = words[(y * width + x) * SHAPE_WORDS]!;
  // All four bytes are the same when turning them by one changes nothing.
  return ((corners << 8) | (corners >>> 24)) >>> 0 === corners;
}
