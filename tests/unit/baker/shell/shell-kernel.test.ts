import { describe, expect, it } from 'vitest';
import { buildGridShell } from '../../../../baker/shell/build-shells.ts';
import { ShellKernel } from '../../../../baker/shell/kernel/shell-kernel.ts';
import type { GridShell } from '../../../../baker/shell/shell-grid.ts';
import { ShellSimplifier } from '../../../../baker/shell/shell-simplifier.ts';
import { drawFrame } from './ray-cast-frame.ts';

/** A slab with waves on its front, holes and a second body behind it. */
function createGrid(width: number, phase: number): GridShell {
  const { frame, info } = drawFrame(width, 17, [width >> 1, 15], (column, row) => {
    if (column < 1 || column > width - 2 || row < 1 || row > 15 || (column % 7 === 3 && row % 5 === 2))
      return undefined;
    if (column > width - 6) return [0.2 + 0.01 * row, 0.1];
    const front = 0.7 + 0.06 * Math.sin(column * 0.9 + phase) + 0.05 * Math.cos(row * 0.7);
    return [front, front - 0.2 - 0.05 * Math.sin(row + phase)];
  });
  return buildGridShell(frame, info);
}

const LEVELS = [
  { bound: 0.01, within: 0.006 },
  { bound: 0.02, within: 0.015 },
  { bound: 0.04, within: 0.039 },
] as const;

describe('ShellKernel', () => {
  // One memory serves all: a small shell after a large one finds what that left.
  it.each([
    { width: 40, phase: 0 },
    { width: 14, phase: 2 },
    { width: 25, phase: 4 },
  ])('gives what its sources give as they are, bit for bit: $width texels wide', ({ width, phase }) => {
    const grid = createGrid(width, phase);
    const kernel = new ShellKernel(grid);
    const simplifier = new ShellSimplifier(grid);
    const { collapsing } = simplifier;
    for (const { bound, within } of LEVELS) {
      const errorUnits = kernel.simplify(bound, within);
      expect(errorUnits).toBe(simplifier.simplify(bound, within));
      expect(errorUnits).toBeGreaterThan(0);
      expect(kernel.countFaces()).toBe(collapsing.mesh.faceCount);
      expect(kernel.copyPoints()).toEqual(collapsing.points);
      expect(kernel.copyIndices()).toEqual(collapsing.mesh.toIndices());
    }
    expect(kernel.countFaces()).toBeLessThan(grid.indices.length / 6);
  });

  it('ends on a mesh that is open', () => {
    const grid = createGrid(14, 1);
    const open = { ...grid, indices: grid.indices.map((vertex, i) => (i === 0 ? vertex + 2 : vertex)) };
    expect(() => new ShellSimplifier(open)).toThrow('open');
    expect(() => new ShellKernel(open)).toThrow();
  });
});
