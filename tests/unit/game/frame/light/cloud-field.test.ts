import { describe, expect, it } from 'vitest';
import {
  CLOUD_CELL_TEXELS,
  CLOUD_CELLS,
  cloudDriftAt,
  makeCloudField,
} from '../../../../../game/frame/light/cloud-field.ts';

const FIELD = makeCloudField(5);
const at = (x: number, y: number): number => FIELD[(y % CLOUD_CELLS) * CLOUD_CELLS + (x % CLOUD_CELLS)]!;
const cells = Array.from({ length: CLOUD_CELLS }, (_, i) => i);

/** Mean difference of cells on both sides of a line between two columns, and between two rows. */
function stepAcross(line: number): number {
  const columns = cells.map((y) => Math.abs(at(line, y) - at(line + 1, y)));
  const rows = cells.map((x) => Math.abs(at(x, line) - at(x, line + 1)));
  return [...columns, ...rows].reduce((sum, step) => sum + step, 0) / (2 * CLOUD_CELLS);
}

describe('makeCloudField', () => {
  it('has no seam: its opposite edges differ by no more than neighbours do', () => {
    const inside = cells.slice(0, -1).map(stepAcross);
    expect(stepAcross(CLOUD_CELLS - 1)).toBeLessThanOrEqual(Math.max(...inside));
    // And it is made of clouds, not of noise: neighbours are alike.
    expect(Math.max(...inside)).toBeLessThan(20);
  });

  it.each([0.1, 0.35, 0.5, 0.8])('covers %d of the sky where that is asked for', (cover) => {
    const covered = FIELD.filter((value) => (value + 0.5) / 256 > 1 - cover).length;
    expect(Math.abs(covered / FIELD.length - cover)).toBeLessThan(1 / 256);
  });

  it('is the same for the same seed and another for another', () => {
    expect(makeCloudField(5).every((value, i) => value === FIELD[i])).toBe(true);
    const other = makeCloudField(6);
    const apart = FIELD.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / FIELD.length;
    // Two fields that have nothing to do with each other differ by a third of the range.
    expect(apart).toBeGreaterThan(50);
  });
});

describe('cloudDriftAt', () => {
  it('goes a texel a step to the right, one in two steps down, and round the field without a jump', () => {
    const span = CLOUD_CELLS * CLOUD_CELL_TEXELS;
    expect(cloudDriftAt(0)).toEqual([0, 0]);
    for (const step of [0, 7, span - 1, span, 2 * span - 1, 5 * span + 3]) {
      const [right, down] = cloudDriftAt(step);
      const [nextRight, nextDown] = cloudDriftAt(step + 1);
      expect((nextRight - right + span) % span).toBe(1);
      expect((nextDown - down + span) % span).toBe(step % 2);
    }
  });
});
