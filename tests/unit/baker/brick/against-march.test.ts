// Bricks against a reference that marches densely, and against the true solids.

import { describe, expect, it } from 'vitest';
import { buildBrick } from '../../../../baker/brick/build-brick.ts';
import { type Brick, FULL_SHARE } from '../../../../shared/format/brick.ts';
import { linearToSrgb } from '../../../../shared/srgb.ts';
import type { Vec3 } from '../../../../shared/vector.ts';
import { marchFrame } from './reference-march.ts';
import { box, convex, type HalfSpace, halvesOfBox, type Solid, sampleSheet, sphere } from './sample-frame.ts';

/** A wall of 0.12 that runs neither along x nor along y and leans. */
const LEANING: HalfSpace[] = [
  ...halvesOfBox([-0.6, -0.6, 0], [0.6, 0.6, 1.7]),
  { normal: [0.28, 0.92, 0.27], reach: 0.31 },
  { normal: [-0.28, -0.92, -0.27], reach: -0.19 },
];

const SCENES: Readonly<Record<string, readonly Solid[]>> = {
  'thin parts that fill no voxel': [
    box([-0.52, -0.03, 0], [-0.49, 0.02, 1.31], { albedo: [90, 60, 30] }),
    box([-0.5, -0.02, 0.77], [0.5, 0.03, 0.8], { albedo: [160, 120, 70] }),
    box([0.2, 0.2, 0], [0.83, 0.61, 0.06], { albedo: [40, 80, 20] }),
  ],
  'a ball beside a leaning wall': [
    convex(LEANING, { albedo: [200, 190, 170] }),
    sphere([0.5, -0.4, 0.5], 0.47, { albedo: [70, 20, 90] }),
  ],
  'a tree: wood, leaves and blossom that glows': [
    box([-0.1, -0.1, 0], [0.1, 0.1, 1.1], { albedo: [80, 50, 30] }),
    sphere([0, 0, 1.9], 0.8, { albedo: [40, 110, 30], isDebris: true }),
    sphere([0.5, 0.5, 2.1], 0.25, { albedo: [250, 240, 90], emissive: [255, 200, 90], isDebris: true }),
  ],
  'a lit window in a wall': [
    box([-0.5, -0.08, 0], [0.5, 0.08, 2.1], { albedo: [220, 210, 190] }),
    box([-0.21, -0.07, 0.83], [0.24, 0.09, 1.46], { albedo: [250, 220, 120], emissive: [255, 210, 120] }),
  ],
};

function* voxelsOf({ origin, size }: Brick): Generator<readonly [place: Vec3, index: number]> {
  let index = 0;
  for (let z = 0; z < size[2]; z++) {
    for (let y = 0; y < size[1]; y++) {
      for (let x = 0; x < size[0]; x++) yield [[x + origin[0], y + origin[1], z + origin[2]], index++];
    }
  }
}

/** Steps of 1 / FULL_SHARE: rounding is half of one, the march's a whole one where eight columns end in a voxel. */
const MARCH_ERROR_STEPS = 1.6;
/** Foliage is kept in tenths of a voxel. */
const FOLIAGE_ERROR_STEPS = FULL_SHARE / 20 + 1.1;

describe.each(Object.entries(SCENES))('%s', (name, solids) => {
  const { frame, info } = sampleSheet('thing', solids);
  const brick = buildBrick(frame, info);
  const march = marchFrame(frame, info);

  it('holds in each voxel what the march finds there, and nothing elsewhere', () => {
    const left = new Map(march.voxels);
    for (const [place, index] of voxelsOf(brick)) {
      const truth = left.get(place.join(',')) ?? { solid: 0, foliage: 0 };
      left.delete(place.join(','));
      const solid = Math.abs(brick.solid[index]! - Math.min(FULL_SHARE, truth.solid * FULL_SHARE));
      expect(solid, `solid at ${place}`).toBeLessThan(MARCH_ERROR_STEPS);
      const leaves = Math.abs((brick.foliage[index] ?? 0) - Math.min(FULL_SHARE, truth.foliage * FULL_SHARE));
      expect(leaves, `leaves at ${place}`).toBeLessThan(FOLIAGE_ERROR_STEPS);
    }
    // Outside the box there may be slivers only, which were rounded away.
    for (const [place, { solid, foliage }] of left) {
      expect(solid * FULL_SHARE, `solid outside at ${place}`).toBeLessThan(MARCH_ERROR_STEPS);
      expect(foliage * FULL_SHARE, `leaves outside at ${place}`).toBeLessThan(FOLIAGE_ERROR_STEPS);
    }
    expect(march.voxels.size).toBeGreaterThan(60);
    expect(brick.foliage.length > 0).toBe(name.includes('leaves'));
  });

  it('has the mean colour of what lies in each quarter unit', () => {
    let told = 0;
    for (const [place] of voxelsOf(brick)) {
      if (place.some((value) => value % 2 !== 0)) continue;
      const cell = place.map((value) => value / 2);
      const truth = march.colors.get(cell.join(','));
      const [x, y, z] = place.map((value, axis) => (value - brick.origin[axis]!) / 2) as [number, number, number];
      const at = (x + (brick.size[0] / 2) * (y + (brick.size[1] / 2) * z)) * 3;
      const color = [...brick.colors.subarray(at, at + 3)];
      // What rounding left nothing of has no colour.
      if (truth === undefined || color.every((byte) => byte === 0)) {
        expect((truth?.matter ?? 0) * FULL_SHARE, `matter without a colour at ${place}`).toBeLessThan(100);
        continue;
      }
      // A sliver's mean hangs on the march's last step.
      if (truth.matter < 0.02) continue;
      told++;
      const mean = truth.sums.map((sum) => linearToSrgb(sum / truth.matter));
      for (const channel of [0, 1, 2]) {
        expect(Math.abs(color[channel]! - mean[channel]!), `colour at ${place}`).toBeLessThanOrEqual(2);
      }
    }
    expect(told).toBeGreaterThan(15);
  });
});

describe('against the true solids', () => {
  /** Points an edge of a voxel that are asked. */
  const POINTS = 12;

  function trueShare(isInside: (x: number, y: number, z: number) => boolean, [x, y, z]: Vec3): number {
    let inside = 0;
    for (let i = 0; i < POINTS ** 3; i++) {
      const [a, b, c] = [i % POINTS, Math.floor(i / POINTS) % POINTS, Math.floor(i / POINTS ** 2)];
      if (isInside((x + (a + 0.5) / POINTS) / 8, (y + (b + 0.5) / POINTS) / 8, (z + (c + 0.5) / POINTS) / 8)) inside++;
    }
    return inside / POINTS ** 3;
  }

  it.each([
    {
      what: 'a leaning wall',
      solid: convex(LEANING),
      isInside: (x: number, y: number, z: number) =>
        LEANING.every(({ normal, reach }) => normal[0] * x + normal[1] * y + normal[2] * z <= reach),
    },
    {
      what: 'a ball',
      solid: sphere([0.1, -0.2, 0.9], 0.7),
      isInside: (x: number, y: number, z: number) => Math.hypot(x - 0.1, y + 0.2, z - 0.9) <= 0.7,
    },
  ])('$what fills each voxel as it should, within what one ray a texel can tell', ({ solid, isInside }) => {
    const { frame, info } = sampleSheet('thing', [solid]);
    const brick = buildBrick(frame, info);
    let squares = 0;
    let touched = 0;
    for (const [place, index] of voxelsOf(brick)) {
      const truth = trueShare(isInside, place);
      const share = brick.solid[index]! / FULL_SHARE;
      if (truth === 0 && share === 0) continue;
      squares += (share - truth) ** 2;
      touched++;
    }
    expect(touched).toBeGreaterThan(200);
    expect(Math.sqrt(squares / touched)).toBeLessThan(0.05);
  });
});
