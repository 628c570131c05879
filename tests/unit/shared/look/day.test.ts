// A whole day, minute by minute: nothing in the open may jump, at dusk and dawn least of all.

import { describe, expect, it } from 'vitest';
import { LOOK_DEFAULTS, type Look, type Phase, phaseAt, type Rgb } from '../../../../shared/look/look.ts';
import type { Vec3 } from '../../../../shared/vector.ts';
import { type PlainSurface, shownColor } from '../../../support/shown-color.ts';

const MINUTES = Array.from({ length: 24 * 60 }, (_, minute) => minute / 60);
const MINUTE = 1 / 60;

const GREY: Rgb = [0.2, 0.2, 0.2];
const NORMALS: Readonly<Record<string, Vec3>> = {
  ground: [0, 0, 1],
  'south wall': [0, 1, 0],
  'east wall': [1, 0, 0],
  'west wall': [-1, 0, 0],
  'south roof': [0, 0.6, 0.8],
  'east roof': [0.6, 0, 0.8],
};
const SURFACES: readonly (readonly [name: string, surface: PlainSurface])[] = Object.entries(NORMALS).flatMap(
  ([name, normal]) => [
    [`${name} in the sun`, { albedo: GREY, normal, isLit: true }] as const,
    [`${name} in shade`, { albedo: GREY, normal, isLit: false }] as const,
  ],
);

/** The fastest that any channel of a surface changes in a minute, bytes, and when. */
function fastestChange(look: Look, surface: PlainSurface): { readonly bytes: number; readonly hour: number } {
  let fastest = { bytes: 0, hour: 0 };
  for (const hour of MINUTES) {
    const [before, after] = [shownColor(look, hour, surface), shownColor(look, hour + MINUTE, surface)];
    const bytes = Math.max(...after.map((value, c) => Math.abs(value - before[c]!)));
    if (bytes > fastest.bytes) fastest = { bytes, hour };
  }
  return fastest;
}

/** Bytes a minute. From day to night a grey comes down by about 120 bytes, most of them within an hour. */
const CHANGE_MAX = 10.5;

describe('through a day', () => {
  it.each(SURFACES)('%s never changes by more than the bound in a minute', (_, surface) => {
    const fastest = fastestChange(LOOK_DEFAULTS, surface);
    expect(fastest.bytes, `at ${fastest.hour.toFixed(2)}`).toBeLessThan(CHANGE_MAX);
  });

  it.each(SURFACES)('%s would jump if the bands had hard edges at every hour', (_, surface) => {
    expect(fastestChange({ ...LOOK_DEFAULTS, bandMinutes: 0 }, surface).bytes).toBeGreaterThan(CHANGE_MAX * 1.5);
  });

  it('no number of the mood changes by more than a thirtieth of its range in a minute', () => {
    const listOf = (phase: Phase): number[] => Object.values(phase).flat() as number[];
    const pure = Object.values(LOOK_DEFAULTS.phases).map(listOf);
    const ranges = pure[0]!.map(
      (_, i) => Math.max(...pure.map((list) => list[i]!)) - Math.min(...pure.map((list) => list[i]!)),
    );
    for (const hour of MINUTES) {
      const [before, after] = [listOf(phaseAt(LOOK_DEFAULTS, hour)), listOf(phaseAt(LOOK_DEFAULTS, hour + MINUTE))];
      for (const [i, range] of ranges.entries()) {
        expect(Math.abs(after[i]! - before[i]!), `number ${i} at ${hour.toFixed(2)}`).toBeLessThanOrEqual(range / 30);
      }
    }
  });

  it('dawn is rose and dusk violet, noon a warm neutral, night blue', () => {
    const paving: PlainSurface = { albedo: GREY, normal: [0, 0, 1], isLit: true };
    const [dawn, noon, dusk, night] = [6.4, 12, 18.4, 0].map((hour) => shownColor(LOOK_DEFAULTS, hour, paving));
    // Of dawn and noon red is most, of dusk and night blue.
    expect(dawn![0]).toBeGreaterThan(dawn![2] + 8);
    expect(dusk![2]).toBeGreaterThan(dusk![0] + 8);
    expect(night![2]).toBeGreaterThan(1.5 * night![0]);
    expect(noon![0] - noon![2]).toBeGreaterThan(10);
    expect(noon![0] - noon![2]).toBeLessThan(45);
    // What green lacks makes rose of the one and violet of the other.
    for (const [red, green, blue] of [dawn!, dusk!]) expect(green).toBeLessThan((red + blue) / 2 - 8);
    expect(noon![1]).toBeGreaterThan((noon![0] + noon![2]) / 2 - 6);
    // Readable: a fifth of the display's range, where albedo is that of paving.
    expect(Math.max(...night!)).toBeGreaterThan(50);
  });
});
