// Lone texels: those that differ from all their neighbours in a lit picture. An alarm for grain and broken lines, not a
// grade: eyes and glints are lone by right.

import { type FrameMaps, isCovered } from '../../shared/format/sheet.ts';
import { luminance } from '../../shared/srgb.ts';

/** Difference in lightness (CIE L*) that makes a texel stand apart from a neighbour. */
const APART_LIGHTNESS = 5;

/** Linear value below which CIE L* is a straight line. */
const LINEAR_LIMIT = 216 / 24389;

function lightness(colors: Float64Array, i: number): number {
  const y = Math.min(1, luminance(colors[i * 3]!, colors[i * 3 + 1]!, colors[i * 3 + 2]!));
  return y > LINEAR_LIMIT ? 116 * Math.cbrt(y) - 16 : (24389 / 27) * y;
}

export interface LoneTexels {
  /** Indices (row * width + column), ascending. */
  readonly texels: readonly number[];
  /** Share of the covered texels, 0..1. */
  readonly share: number;
}

/**
 * @param colors the lit picture, three linear numbers a texel
 * @returns covered texels that differ by more than 5 L* from all eight neighbours; one with an uncovered neighbour, or at the
 *   frame's edge, is not alone: it is outline
 */
export function countLoneTexels(frame: FrameMaps, colors: Float64Array): LoneTexels {
  const { width, height } = frame;
  const texels: number[] = [];
  const lightnesses = Float64Array.from({ length: width * height }, (_, i) =>
    isCovered(frame, i) ? lightness(colors, i) : 0,
  );
  const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  let covered = 0;
  for (let i = 0; i < width * height; i++) {
    if (!isCovered(frame, i)) continue;
    covered++;
    const x = i % width;
    const y = (i - x) / width;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
    const own = lightnesses[i]!;
    const isAlone = steps.every(
      (step) => isCovered(frame, i + step) && Math.abs(lightnesses[i + step]! - own) > APART_LIGHTNESS,
    );
    if (isAlone) texels.push(i);
  }
  return { texels, share: covered === 0 ? 0 : texels.length / covered };
}
