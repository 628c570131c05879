// Rays against closed forms.

import { describe, expect, it } from 'vitest';
import { marchRay, partsOnRay } from '../../../../baker/stand-in/march-ray.ts';
import type { Part } from '../../../../baker/stand-in/model.ts';
import { box, type Solid, sphere } from '../../../../baker/stand-in/sdf.ts';
import { TO_CAMERA } from '../../../../shared/projection.ts';
import { dotVec3, type Vec3 } from '../../../../shared/vector.ts';

function castAt(solids: readonly Solid[], x: number, y: number) {
  const parts = solids.map((solid): Part => ({ solid, material: 'stone', tone: 2 }));
  return marchRay(partsOnRay(parts, x, y), x, y);
}

describe('marchRay', () => {
  it('meets a sphere where the quadratic says', () => {
    const center: Vec3 = [0.3, -0.2, 1.5];
    const radius = 0.7;
    let met = 0;
    for (let x = -2.5; x < 1.5; x += 0.13) {
      for (let y = -2.5; y < 1; y += 0.17) {
        const toCenter: Vec3 = [center[0] - x, center[1] - y, center[2]];
        const middle = dotVec3(toCenter, TO_CAMERA);
        const half2 = radius * radius - (dotVec3(toCenter, toCenter) - middle * middle);
        // Rays that only touch the sphere may fall either way.
        if (Math.abs(half2) < 1e-5) continue;
        const hit = castAt([sphere(center, radius)], x, y);
        expect(hit !== undefined).toBe(half2 > 0);
        if (hit === undefined) continue;
        expect(hit.front).toBeCloseTo(middle + Math.sqrt(half2), 6);
        expect(hit.back).toBeCloseTo(middle - Math.sqrt(half2), 6);
        met++;
      }
    }
    expect(met).toBeGreaterThan(50);
  });

  it('meets a box where the slabs say', () => {
    const least: Vec3 = [-0.4, -0.3, 0.2];
    const greatest: Vec3 = [0.5, 0.1, 0.9];
    let met = 0;
    for (let x = -1.6; x < 0.7; x += 0.11) {
      for (let y = -1.6; y < 0.4; y += 0.07) {
        const enter = [0, 1, 2].map((axis) => (least[axis]! - [x, y, 0][axis]!) / TO_CAMERA[axis]!);
        const leave = [0, 1, 2].map((axis) => (greatest[axis]! - [x, y, 0][axis]!) / TO_CAMERA[axis]!);
        const [back, front] = [Math.max(...enter), Math.min(...leave)];
        if (Math.abs(front - back) < 0.01) continue;
        const hit = castAt([box(least, greatest)], x, y);
        expect(hit !== undefined).toBe(front > back);
        if (hit === undefined) continue;
        expect(hit.front).toBeCloseTo(front, 6);
        expect(hit.back).toBeCloseTo(back, 6);
        met++;
      }
    }
    expect(met).toBeGreaterThan(50);
  });

  it('takes the first entry and the last exit of two bodies on one ray', () => {
    const x = -Math.SQRT1_2;
    const onRay = (t: number): Vec3 => [x + t * TO_CAMERA[0], x + t * TO_CAMERA[1], t * TO_CAMERA[2]];
    const low = sphere(onRay(1.4), 0.3);
    const high = sphere(onRay(3.5), 0.2);
    const both = castAt([low, high], x, x);
    expect(both?.back).toBeCloseTo(castAt([low], x, x)!.back, 6);
    expect(both?.front).toBeCloseTo(castAt([high], x, x)!.front, 6);
    expect(both?.front).toBeCloseTo(3.7, 6);
    expect(both?.back).toBeCloseTo(1.1, 6);
    expect(castAt([high, low], x, x)).toEqual(both);
  });

  it('cuts off what lies below the ground', () => {
    expect(castAt([sphere([0, 0, 0], 0.5)], 0, 0)?.back).toBe(0);
    expect(castAt([sphere([0, 0, -1], 0.5)], 0, 0)).toBeUndefined();
  });
});
