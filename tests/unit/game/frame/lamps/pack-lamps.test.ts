import { describe, expect, it } from 'vitest';
import type { FrameView } from '../../../../../game/frame/frame-view.ts';
import { flickerAt } from '../../../../../game/frame/lamps/flicker.ts';
import { boundsAround } from '../../../../../game/frame/lamps/lamp-box.ts';
import { LAMP_FLOATS, packLamps, powerOf, rectOf } from '../../../../../game/frame/lamps/pack-lamps.ts';
import type { Lamp } from '../../../../../game/frame/lamps/place-lamps.ts';
import { LOOK_DEFAULTS, phaseAt } from '../../../../../shared/look/look.ts';
import { chromaticity, linearRgb, lumens, luminanceOf } from '../../../../../shared/look/radiometry.ts';
import { worldToScreen } from '../../../../../shared/projection.ts';

const LOOK = LOOK_DEFAULTS;
const NIGHT = phaseAt(LOOK, 0);
const NOON = phaseAt(LOOK, 12);
const VIEW: FrameView = { width: 200, height: 120, cornerX: -100, cornerY: 60, zoom: 4, offsetX: 0, offsetY: 0 };

/** In the middle of the view. */
const LANTERN: Lamp = {
  place: [4, 4, 1],
  facing: [0, 0, 0],
  color: chromaticity([1.56, 0.92, 0.19]),
  lumens: lumens(15_300),
  range: 4,
  flickers: true,
  spills: false,
  bounds: boundsAround([4, 4, 1], []),
  seed: 3,
};
const HEARTH: Lamp = { ...LANTERN, lumens: lumens(48_000), range: 7 };

const pack = (lamps: readonly Lamp[], phase = NIGHT, flickerStep = 0) =>
  packLamps(lamps, LOOK, { view: VIEW, phase, flickerStep });
const colorOf = (instances: Float32Array): [number, number, number] => [instances[8]!, instances[9]!, instances[10]!];

describe('powerOf', () => {
  it('turns lumens into irradiance by one unit', () => {
    expect(powerOf({ ...LANTERN, lumens: LOOK.lampUnit }, LOOK, NIGHT).strength).toBeCloseTo(NIGHT.lampStrength, 9);
    expect(powerOf(LANTERN, LOOK, NIGHT).range).toBeCloseTo(4 * LOOK.lampReach, 9);
  });

  it('gives a window its share, which reaches as far as it is equally bright', () => {
    const { strength, range } = powerOf({ ...LANTERN, spills: true }, LOOK, NIGHT);
    const full = powerOf(LANTERN, LOOK, NIGHT);
    expect(strength).toBeCloseTo(full.strength * LOOK.windowSpill, 9);
    expect(range).toBeCloseTo(full.range * Math.sqrt(LOOK.windowSpill), 9);
  });

  it('lets noon drown a lantern and a window, and leave a hearth', () => {
    expect(powerOf(LANTERN, LOOK, NOON).strength).toBe(0);
    expect(powerOf({ ...LANTERN, lumens: lumens(90_000), spills: true }, LOOK, NOON).strength).toBe(0);
    const { strength } = powerOf(HEARTH, LOOK, NOON);
    // Brighter than the shaded floor beside it, and no sun of its own.
    expect(strength).toBeGreaterThan(NOON.skyStrength);
    expect(strength).toBeLessThan(2 * NOON.sunStrength);
  });
});

describe('rectOf', () => {
  it('holds all that a ball of light covers on the screen, and hardly more', () => {
    const rect = rectOf(LANTERN, 3);
    const seen = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < 20_000; i++) {
      const [u, v] = [(i / 20_000) * 2 - 1, i * 2.399963];
      const flat = 3 * Math.sqrt(1 - u * u);
      const [x, y] = worldToScreen(4 + flat * Math.cos(v), 4 + flat * Math.sin(v), 1 + 3 * u);
      seen[0] = Math.min(seen[0]!, x);
      seen[1] = Math.min(seen[1]!, y);
      seen[2] = Math.max(seen[2]!, x);
      seen[3] = Math.max(seen[3]!, y);
    }
    for (const side of [0, 1]) {
      expect(rect[side]!).toBeLessThanOrEqual(seen[side]!);
      expect(rect[side]!).toBeGreaterThan(seen[side]! - 2);
      expect(rect[side + 2]!).toBeGreaterThanOrEqual(seen[side + 2]!);
      expect(rect[side + 2]!).toBeLessThan(seen[side + 2]! + 2);
    }
  });

  it('is cut to the room, all of whose corners it still holds', () => {
    const low = [3, 3.5, 0] as const;
    const high = [5, 4.5, 1.5] as const;
    const [left, top, right, bottom] = rectOf({ ...LANTERN, bounds: { within: { low, high }, without: [] } }, 20);
    const corners = [low[0], high[0]].flatMap((x) =>
      [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z) => worldToScreen(x, y, z))),
    );
    expect(left).toBe(Math.floor(Math.min(...corners.map(([x]) => x))));
    expect(right).toBe(Math.ceil(Math.max(...corners.map(([x]) => x))));
    expect(top).toBe(Math.floor(Math.min(...corners.map(([, y]) => y))));
    expect(bottom).toBe(Math.ceil(Math.max(...corners.map(([, y]) => y))));
  });
});

describe('packLamps', () => {
  it('keeps the lamps whose light reaches into the view, though they stand outside', () => {
    const near: Lamp = { ...LANTERN, place: [8, 0, 0] };
    const far: Lamp = { ...LANTERN, place: [14, -6, 0] };
    const { instances, count } = pack([far, near, LANTERN]);
    expect(count).toBe(2);
    expect(instances.length).toBe(2 * LAMP_FLOATS);
    expect([instances[4], instances[LAMP_FLOATS + 4]]).toEqual([8, 4]);
    expect(instances.every(Number.isFinite)).toBe(true);
  });

  it('pales the colour and keeps its luminance', () => {
    const still = { ...LANTERN, flickers: false };
    const color = colorOf(pack([still]).instances);
    const { strength } = powerOf(still, LOOK, NIGHT);
    expect(luminanceOf(linearRgb(...color))).toBeCloseTo(strength * luminanceOf(still.color), 2);
    expect(color[2] / color[0]).toBeGreaterThan(0.19 / 1.56);
    expect(color[2] / color[0]).toBeLessThan(1);
  });

  it("wavers by the look's share around its strength, at night only", () => {
    const still = colorOf(pack([{ ...LANTERN, flickers: false }]).instances);
    for (const step of [0, 1, 17]) {
      const color = colorOf(pack([LANTERN], NIGHT, step).instances);
      expect(color[0] / still[0]).toBeCloseTo(1 + NIGHT.lampFlicker * flickerAt(LANTERN.seed, step), 5);
    }
    expect(pack([LANTERN]).isFlickering).toBe(true);
    expect(pack([{ ...LANTERN, flickers: false }]).isFlickering).toBe(false);
    expect(pack([HEARTH], NOON).count).toBe(1);
    expect(pack([HEARTH], NOON).isFlickering).toBe(false);
    expect(pack([HEARTH], NOON, 5).instances).toEqual(pack([HEARTH], NOON, 9).instances);
  });

  it('is empty without lamps and by day without a hearth', () => {
    expect(pack([])).toEqual({ instances: new Float32Array(0), count: 0, isFlickering: false });
    expect(pack([LANTERN], NOON).count).toBe(0);
  });
});
