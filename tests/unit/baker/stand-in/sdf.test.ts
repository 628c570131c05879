// Every solid keeps the two promises that rays live by: it never changes faster than the way walked, and its sphere holds all of it.

import { describe, expect, it } from 'vitest';
import {
  blend,
  box,
  cone,
  convex,
  diamond,
  ellipsoid,
  limb,
  type Solid,
  sphere,
  squeezeY,
  subtract,
  swapXY,
  turn,
  unite,
} from '../../../../baker/stand-in/sdf.ts';
import { createRandom } from '../../../../shared/hash.ts';

const D = Math.SQRT1_2;
const SOLIDS: Readonly<Record<string, Solid>> = {
  sphere: sphere([0.2, -0.1, 0.4], 0.5),
  ellipsoid: ellipsoid([0.1, 0.2, 0.3], [0.6, 0.3, 0.45]),
  box: box([-0.4, -0.2, 0], [0.3, 0.5, 0.8]),
  'rounded box': box([-0.4, -0.2, 0], [0.3, 0.5, 0.8], 0.1),
  cone: cone([0.1, 0, 0.2], 0.9, 0.5, 0.2),
  cylinder: cone([0, 0, 0], 0.7, 0.3, 0.3),
  limb: limb([-0.3, 0, 0.1], [0.4, 0.2, 0.8], 0.25, 0.08),
  convex: convex(
    [
      { normal: [D, 0, D], offset: 0.5 },
      { normal: [-D, 0, D], offset: 0.5 },
      { normal: [0, 1, 0], offset: 0.3 },
      { normal: [0, -1, 0], offset: 0.3 },
      { normal: [0, 0, -1], offset: 0 },
    ],
    [0, 0, 0.3],
    1,
  ),
  diamond: diamond([0.1, 0.1, 0.5], [0, D, D], [1, 0, 0], 0.4, 0.2, 0.1),
  difference: subtract(box([-0.4, -0.4, 0], [0.4, 0.4, 0.8]), sphere([0.3, 0.3, 0.8], 0.4)),
  union: unite(sphere([-0.5, 0, 0.4], 0.3), box([0.2, -0.2, 0], [0.9, 0.2, 0.3])),
  blend: blend(sphere([-0.3, 0, 0.4], 0.35), sphere([0.3, 0, 0.5], 0.3), 0.2),
  squeezed: squeezeY(cone([0, 0.2, 0], 0.8, 0.5, 0.4), 0.6),
  turned: turn(box([-0.2, 0, 0], [0.4, 0.9, 0.5]), D, D),
  swapped: swapXY(box([-0.2, 0, 0], [0.4, 0.9, 0.5])),
};

describe.each(Object.entries(SOLIDS))('%s', (_name, { distance, center, radius }) => {
  const random = createRandom(7);
  const point = () => [random.between(-1.5, 1.5), random.between(-1.5, 1.5), random.between(-1, 2)] as const;

  it('never changes by more than the way between two points', () => {
    let worst = 0;
    for (let pair = 0; pair < 2000; pair++) {
      const a = point();
      const scale = pair % 2 === 0 ? 1 : 0.02;
      const b = point().map((value, axis) => a[axis]! + (value - a[axis]!) * scale) as [number, number, number];
      const way = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      worst = Math.max(worst, Math.abs(distance(...a) - distance(...b)) - way);
    }
    expect(worst).toBeLessThan(1e-9);
  });

  it('lies in its sphere', () => {
    let inside = 0;
    for (let sample = 0; sample < 4000; sample++) {
      const [x, y, z] = point();
      if (distance(x, y, z) > 0) continue;
      inside++;
      expect(Math.hypot(x - center[0], y - center[1], z - center[2])).toBeLessThanOrEqual(radius + 1e-9);
    }
    expect(inside).toBeGreaterThan(0);
  });
});

describe('turn', () => {
  it('turns what looked south to the direction', () => {
    const marker = sphere([0, 1, 0.5], 0.1);
    expect(turn(marker, 1, 0).distance(1, 0, 0.5)).toBeCloseTo(-0.1, 9);
    expect(turn(marker, D, D).distance(D, D, 0.5)).toBeCloseTo(-0.1, 9);
    expect(turn(marker, 0, -1).distance(0, -1, 0.5)).toBeCloseTo(-0.1, 9);
  });
});

describe('cone', () => {
  it('is as wide as told at foot, middle and top', () => {
    const { distance } = cone([0, 0, 1], 3, 0.8, 0.2);
    expect(distance(0.8, 0, 1)).toBeCloseTo(0, 9);
    expect(distance(0, 0.5, 2)).toBeCloseTo(0, 9);
    expect(distance(0.1, 0, 3)).toBeCloseTo(0, 9);
    expect(distance(0, 0, 3.5)).toBeCloseTo(0.5, 9);
  });
});
