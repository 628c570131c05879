// The light pass's arithmetic (B10) against numbers: every texel's radiance is computed again from the surface images.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMISSIVE_SCALE_MAX, SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import { bandSoftnessAt } from '../../shared/look/band-softness.ts';
import { LOOK_DEFAULTS, phaseAt } from '../../shared/look/look.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';
import { tortureMap } from '../support/torture-map.ts';

type Triple = [number, number, number];

const luminanceOf = ([r, g, b]: readonly number[]): number => 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
const linearOf = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

interface Images {
  readonly albedo: readonly number[];
  readonly normal: readonly number[];
  readonly material: readonly number[];
  readonly emissive: readonly number[];
  readonly gathered: readonly number[];
  readonly light: readonly number[];
  readonly toSun: readonly [number, number, number];
}

/** Incoming light of a texel without shadows: sun by its angle, sky and ground by how far it looks up, and what was gathered. */
function incoming(images: Images, i: number, hour: number): Triple {
  const phase = phaseAt(LOOK_DEFAULTS, hour);
  const normal = [0, 1, 2].map((axis) => (images.normal[i * 4 + axis]! / 255) * 2 - 1);
  const length = Math.hypot(...normal);
  const facing = Math.max(
    0,
    images.toSun.reduce((sum, value, axis) => sum + (value * normal[axis]!) / length, 0),
  );
  const skyShare = 0.5 + (0.5 * normal[2]!) / length;
  const sunScale = phase.sunStrength / luminanceOf(phase.sunColor);
  return [0, 1, 2].map((c) => {
    const sun = phase.sunColor[c]! * sunScale;
    const sky = phase.skyColor[c]! * phase.skyStrength;
    const ground = LOOK_DEFAULTS.groundAlbedo[c]! * (sun * images.toSun[2] + sky);
    return sun * facing + ground * (1 - skyShare) + sky * skyShare + images.gathered[i * 4 + c]!;
  }) as Triple;
}

/** Whether a metal's or glossy texel may carry a highlight, which this model leaves out. */
function mayShine(images: Images, i: number): boolean {
  return images.material[i * 4]! > 100 || images.material[i * 4 + 2]! > 140;
}

const NOON = 12;

describe('light', () => {
  let world: ProofWorld;

  beforeAll(async () => {
    world = await openProofWorld(tortureMap('lightproof', 120, 7));
  });

  afterAll(() => world?.close());

  async function readImages(disable: string): Promise<Images> {
    const { page } = await world.stage.open({
      map: 'lightproof',
      zoom: '4',
      time: String(NOON),
      freeze: '1',
      disable,
    });
    const images = await page.evaluate(async () => {
      const game = window.tallow!;
      const bytes = async (image: 'albedo' | 'normal' | 'material' | 'emissive'): Promise<number[]> =>
        Array.from(await game.readSurface(image));
      return {
        albedo: await bytes('albedo'),
        normal: await bytes('normal'),
        material: await bytes('material'),
        emissive: await bytes('emissive'),
        gathered: Array.from(await game.readGathered()),
        light: Array.from(await game.readLight()),
        toSun: game.toSun,
      };
    });
    await page.close();
    return images;
  }

  /** Largest error of any texel's radiance, relative to a half float's step. */
  function compare(
    images: Images,
    shade: (light: Triple, i: number) => Triple | undefined,
  ): { tested: number; worst: number } {
    let tested = 0;
    let worst = 0;
    for (let i = 0; i < images.light.length / 4; i++) {
      if (images.albedo[i * 4 + 3] === SURFACE_TAGS.none || mayShine(images, i)) continue;
      const light = shade(incoming(images, i, NOON), i);
      if (light === undefined) continue;
      tested++;
      const scale =
        (images.emissive[i * 4 + 3]! / 255) * EMISSIVE_SCALE_MAX * LOOK_DEFAULTS.phases.day.emissiveStrength;
      for (let c = 0; c < 3; c++) {
        const expected =
          linearOf(images.albedo[i * 4 + c]!) * light[c]! + linearOf(images.emissive[i * 4 + c]!) * scale;
        worst = Math.max(worst, Math.abs(images.light[i * 4 + c]! - expected) / (expected / 512 + 1e-4));
      }
    }
    return { tested, worst };
  }

  it('adds sun, sky, ground and glow when toon is off', async () => {
    const { tested, worst } = compare(await readImages('toon,outline,shadows'), (light) => light);
    expect(tested).toBeGreaterThan(10_000);
    expect(worst).toBeLessThan(1);
  });

  it('cuts the luminance into the five bands of the look and keeps the hue', async () => {
    const { toonThresholds, toonValues, shadeTint } = LOOK_DEFAULTS;
    const seen = new Map<number, number>();
    const { worst } = compare(await readImages('outline,shadows'), (light) => {
      const luminance = luminanceOf(light);
      // On a threshold's edge the light lies between two bands; it is thin at noon, and rounding moves it a little.
      const edge = bandSoftnessAt(LOOK_DEFAULTS, NOON) / 2 + 2e-3;
      if (toonThresholds.some((threshold) => Math.abs(threshold - luminance) < edge)) return undefined;
      const band = toonThresholds.filter((threshold) => luminance >= threshold).length;
      seen.set(band, (seen.get(band) ?? 0) + 1);
      const tint = band === 0 ? shadeTint.map((c) => c / luminanceOf(shadeTint)) : [1, 1, 1];
      return light.map((c, axis) => (c / luminance) * toonValues[band]! * tint[axis]!) as Triple;
    });
    expect(worst).toBeLessThan(1);
    // Flat ground, walls and round things together meet at least four of the bands.
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });
});
