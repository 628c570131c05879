import { expect, it } from 'vitest';
import { buildDraftShells, buildShells, EMPTY_SHELLS } from '../../../../baker/shell/build-shells.ts';
import { createFrameMaps } from '../../../../shared/format/sheet.ts';
import { decodeShells, encodeShells, SHELL_LODS } from '../../../../shared/format/shell.ts';
import { createBoxSheet } from '../../../support/box-sheet.ts';

const { info, frames } = createBoxSheet('box', { min: [-0.3, -0.3, 0], max: [0.3, 0.3, 0.5] });

/** Least and greatest value along each axis. */
function bounds(positions: Float64Array): number[][] {
  return [0, 1, 2].map((axis) => {
    const values = positions.filter((_, i) => i % 3 === axis);
    return [Math.min(...values), Math.max(...values)];
  });
}

it('a draft is the shell before it is simplified, at every level', () => {
  const draft = buildDraftShells(frames[0]!, info);
  const whole = buildShells(frames[0]!, info);
  expect(draft.gridTriangles).toBe(whole.gridTriangles);
  expect(draft.lods.map((mesh) => mesh.indices.length / 3)).toEqual([1, 1, 1].map(() => whole.gridTriangles));
  expect(whole.lods[0]!.indices.length / 3).toBeLessThan(whole.gridTriangles / 10);
  const [known, found] = [bounds(whole.lods[0]!.positions), bounds(draft.lods[0]!.positions)];
  found.flat().forEach((value, i) => {
    expect(value).toBeCloseTo(known.flat()[i]!, 1);
  });
});

it('a draft is stored once, whatever the level', () => {
  const draft = buildDraftShells(frames[0]!, info);
  const bytes = encodeShells([draft]);
  const [levels] = decodeShells(bytes);
  expect(levels).toHaveLength(SHELL_LODS);
  expect(levels![2]!.indices.length).toBe(draft.gridTriangles * 3);
  // A level of its own is another object.
  const apart = encodeShells([{ ...draft, lods: draft.lods.map((mesh) => ({ ...mesh })) }]);
  expect(bytes.length).toBeLessThan(apart.length / 2);
});

it('a draft of nothing is nothing', () => {
  expect(buildDraftShells(createFrameMaps(info.frameWidth, info.frameHeight), info)).toBe(EMPTY_SHELLS);
});
