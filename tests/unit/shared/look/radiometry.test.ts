import { describe, expect, it } from 'vitest';
import { bindIrradiance, bindLinear, bindRadiance } from '../../../../game/frame/bind-color.ts';
import { LOOK_DEFAULTS } from '../../../../shared/look/look.ts';
import {
  addIrradiance,
  blendColors,
  bounce,
  chromaticity,
  chromaticityOf,
  type DisplayRgb,
  displayRgb,
  giveMeaning,
  type Irradiance,
  irradiance,
  irradianceOf,
  irradianceOfLumens,
  type LinearRgb,
  type Lumens,
  linearRgb,
  lumens,
  luminanceOf,
  type Plain,
  scaleIrradiance,
} from '../../../../shared/look/radiometry.ts';

const RED = linearRgb(0.8, 0.1, 0.1);
const SUN = irradianceOf(chromaticityOf(linearRgb(1, 0.87, 0.66)), irradiance(1.15));

describe('the crossings', () => {
  it('make a hue of luminance 1, and a strength of a hue again', () => {
    expect(luminanceOf(chromaticityOf(RED))).toBeCloseTo(1, 12);
    expect(luminanceOf(SUN)).toBeCloseTo(1.15, 12);
  });

  it('let a surface give back its share of each colour that it receives', () => {
    expect(bounce(linearRgb(0.5, 0.25, 0), irradianceOf(chromaticity([1, 1, 1]), irradiance(2)))).toEqual([1, 0.5, 0]);
  });

  it('add, scale and blend channel by channel', () => {
    const one = irradianceOf(linearRgb(1, 2, 3), irradiance(1));
    expect(addIrradiance(one, scaleIrradiance(one, 2))).toEqual([3, 6, 9]);
    expect(blendColors(linearRgb(0, 1, 2), linearRgb(1, 1, 0), 0.25)).toEqual([0.25, 1, 1.5]);
  });

  it('join lamps to the light of the scene', () => {
    expect(irradianceOfLumens(lumens(14_600), LOOK_DEFAULTS.lampUnit)).toBe(2);
  });
});

describe('a mix-up', () => {
  const effect = { setFloat3: () => effect } as unknown as Parameters<typeof bindLinear>[0];
  const painted: DisplayRgb = displayRgb(0.5, 0.5, 0.5);

  // What matters here is that `tsc` refuses each marked line, and would refuse the mark if it did not.
  it('is an error of types', () => {
    const mixed = [
      // @ts-expect-error display-encoded numbers are no linear ones
      (): LinearRgb => painted,
      // @ts-expect-error just any three numbers say nothing
      (): LinearRgb => [1, 1, 1],
      // @ts-expect-error just any number is no strength
      (): Irradiance => 1,
      // @ts-expect-error arithmetic loses the meaning
      (): Irradiance => irradiance(1) * 2,
      // @ts-expect-error lumens are given off, irradiance arrives
      (): Irradiance => lumens(7300),
      // @ts-expect-error a colour that was painted has no luminance before it is decoded
      () => luminanceOf(painted),
      // @ts-expect-error nor is it to be blended
      () => blendColors(painted, painted, 0.5),
      // @ts-expect-error a reflectance and light are not of one kind
      () => blendColors(RED, SUN, 0.5),
      // @ts-expect-error light is no reflectance
      () => bounce(SUN, SUN),
      // @ts-expect-error a reflectance is no light
      () => addIrradiance(SUN, RED),
      // @ts-expect-error the look's lamps are in lumens
      () => ({ ...LOOK_DEFAULTS, lampUnit: irradiance(1) }) satisfies { lampUnit: Lumens },
      // @ts-expect-error a uniform for a reflectance
      () => bindIrradiance(effect, 'uDimTint_lin', SUN),
      // @ts-expect-error light into a uniform for a reflectance
      () => bindLinear(effect, 'uDimTint_lin', SUN),
      // @ts-expect-error arriving light into a uniform for light that leaves
      () => bindRadiance(effect, 'uBackground_L', SUN),
      // @ts-expect-error a reflectance into a uniform for light
      () => bindIrradiance(effect, 'uSun_E', RED),
    ];
    for (const mix of mixed) expect(mix).not.toThrow();
  });

  it('is none where a whole table says what it holds', () => {
    interface Lamp {
      readonly color: LinearRgb;
      readonly given: Lumens;
      readonly name: string;
    }
    const plain: Plain<Lamp> = { color: [1, 0.5, 0.2], given: 7300, name: 'lantern' };
    expect(giveMeaning<Lamp>(plain)).toBe(plain);
  });
});
