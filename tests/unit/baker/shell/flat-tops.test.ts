import { describe, expect, it } from 'vitest';
import { buildShells } from '../../../../baker/shell/build-shells.ts';
import { type Box, createBoxSheet } from '../../../support/box-sheet.ts';

/** Steps of height of a sheet and of a shell together, units. */
const ROUNDING_UNITS = 0.002;

const BOXES: readonly (readonly [name: string, box: Box])[] = [
  ['a step', { min: [-0.5, -0.5, 0], max: [0.5, 0.5, 0.3] }],
  ['a slab', { min: [-0.5, -0.5, 0], max: [0.5, 0.5, 0.09] }],
  ['a wall along x', { min: [-0.5, -0.58, 0], max: [0.5, -0.42, 2] }],
  ['a wall along y', { min: [-0.58, -0.5, 0], max: [-0.42, 0.5, 2] }],
];

describe('the shell of a thing with a flat top', () => {
  it.each(BOXES)('%s stands no fin on it that would shade it or its neighbour', (name, box) => {
    const { info, frames } = createBoxSheet(name, box);
    const { positions } = buildShells(frames[0]!, info).lods[0]!;
    const heights = positions.filter((_, i) => i % 3 === 2);
    expect(heights.reduce((a, b) => Math.max(a, b))).toBeLessThan(box.max[2] + ROUNDING_UNITS);
    expect(heights.reduce((a, b) => Math.max(a, b))).toBeGreaterThan(box.max[2] - ROUNDING_UNITS);
  });
});
