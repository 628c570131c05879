import { expect, it } from 'vitest';
import { hear, hearAll, SILENT } from '../../../../game/sound/hearing.ts';
import type { Vec3 } from '../../../../shared/vector.ts';

const EAR: Vec3 = [10, 10, 0];

it('is loud near by, fades with the distance and ends', () => {
  const louds = [0, 1, 4, 8, 11.9].map((tiles) => hear([10 + tiles, 10, 0], EAR).loudness);
  expect(louds[0]).toBe(1);
  expect(louds).toEqual([...louds].sort((a, b) => b - a));
  expect(louds.at(-1)).toBeGreaterThan(0);
  expect(hear([22, 10, 0], EAR)).toEqual(SILENT);
});

it('comes from the side of the screen that it is on', () => {
  // East and north of the ear is to the right, west and south to the left; both south and east is straight below.
  expect(hear([13, 7, 0], EAR).pan).toBeGreaterThan(0.1);
  expect(hear([7, 13, 0], EAR).pan).toBeLessThan(-0.1);
  expect(hear([13, 13, 0], EAR).pan).toBeCloseTo(0, 9);
});

it('hears fires together louder than one alone, from between them, and never louder than full', () => {
  const [left, right]: Vec3[] = [
    [6, 14, 0],
    [14, 6, 0],
  ];
  const both = hearAll([left!, right!], EAR);
  expect(both.loudness).toBeCloseTo(hear(left!, EAR).loudness * Math.SQRT2, 9);
  expect(both.pan).toBeCloseTo(0, 9);
  expect(hearAll([left!], EAR).loudness).toBeCloseTo(hear(left!, EAR).loudness, 12);
  expect(hearAll(Array(50).fill(EAR), EAR).loudness).toBe(1);
  expect(hearAll([], EAR)).toEqual(SILENT);
});
