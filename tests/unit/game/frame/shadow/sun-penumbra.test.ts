import { describe, expect, it } from 'vitest';
import { fitSunShadow } from '../../../../../game/frame/shadow/fit-sun-shadow.ts';
import {
  DISC_TAPS,
  PENUMBRA_MIN_UNITS,
  PENUMBRA_PER_THROW,
  penumbraOf,
  SUN_DISC,
} from '../../../../../game/frame/shadow/sun-penumbra.ts';
import { directionOfSky } from '../../../../../shared/look/sun-path.ts';

const VIEW = { center: [40, 40], widthTexels: 644, heightTexels: 404 } as const;

function penumbraAt(azimuth: number, elevation: number, mapSize = 2048) {
  const toSun = directionOfSky(azimuth, elevation);
  const fit = fitSunShadow({ toSun, view: VIEW, mapSize });
  return { toSun, fit, penumbra: penumbraOf(fit) };
}

describe('penumbraOf', () => {
  it.each([
    [200, 42],
    [238, 17],
    [285, 10],
  ])('turns a disc across the rays into its shadow on the ground, sun at %d, %d', (azimuth, elevation) => {
    const { toSun, fit, penumbra } = penumbraAt(azimuth, elevation);
    // Two unit vectors across the rays, and where each falls along the rays onto z = 0: the second as much longer as the sun
    // is lower.
    const flat = Math.hypot(toSun[0], toSun[1]);
    const towards = [-toSun[0] / flat, -toSun[1] / flat] as const;
    const steps = [
      { across: [towards[1], -towards[0], 0], turned: [towards[1], -towards[0]] },
      { across: [towards[0] * toSun[2], towards[1] * toSun[2], flat], turned: towards },
    ] as const;
    const [a, b, c, d] = penumbra.disc;
    for (const { across, turned } of steps) {
      const [x, y, z] = across;
      const [groundX, groundY] = [x - (toSun[0] / toSun[2]) * z, y - (toSun[1] / toSun[2]) * z];
      const u = (turned[0] - turned[1]) * Math.SQRT1_2;
      const v = (turned[0] + turned[1]) * Math.SQRT1_2;
      expect(a * u + c * v).toBeCloseTo(((groundX - groundY) * Math.SQRT1_2) / fit.texelUnits[0], 6);
      expect(b * u + d * v).toBeCloseTo(((groundX + groundY) * Math.SQRT1_2) / fit.texelUnits[1], 6);
    }
  });

  it('keeps to its limits, and looks for casters no higher than makes a difference', () => {
    const { penumbra, toSun } = penumbraAt(200, 42);
    expect(penumbra.least).toBe(PENUMBRA_MIN_UNITS);
    expect(penumbra.most).toBeGreaterThan(0.1);
    expect(penumbra.most).toBeLessThan(0.42);
    expect(penumbra.radiusPerHeight * penumbra.searchHeight).toBeCloseTo(penumbra.most, 9);
    // A caster one unit up throws 1 / sine far.
    expect(penumbra.radiusPerHeight).toBeCloseTo(PENUMBRA_PER_THROW / toSun[2], 9);
    // A coarse map bounds the radius by its texels instead.
    const coarse = penumbraAt(200, 42, 256);
    expect(coarse.penumbra.most).toBe(0.42);
    expect(coarse.penumbra.least).toBeGreaterThan(PENUMBRA_MIN_UNITS);
  });
});

describe('SUN_DISC', () => {
  it('covers the unit disc evenly: as a disc does in its mean and its spread, and in every half alike', () => {
    const mean = (of: (x: number, y: number) => number): number =>
      SUN_DISC.reduce((sum, [x, y]) => sum + of(x, y), 0) / DISC_TAPS;
    expect(Math.abs(mean((x) => x))).toBeLessThan(0.06);
    expect(Math.abs(mean((_, y) => y))).toBeLessThan(0.06);
    expect(mean((x, y) => x * x + y * y)).toBeCloseTo(0.5, 9);
    for (let degrees = 0; degrees < 180; degrees += 15) {
      const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      expect(Math.abs(mean((x, y) => (x * c + y * s > 0 ? 1 : 0)) - 0.5)).toBeLessThan(0.1);
    }
  });
});
