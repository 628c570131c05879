// Sounds (C12), judged by their spectra and their course.

import { describe, expect, it } from 'vitest';
import { bandPass, lowPass, makeNoise } from '../../../../game/sound/filters.ts';
import { FOOTINGS, renderDoor, renderFire, renderStep } from '../../../../game/sound/synthesis.ts';

const RATE = 44_100;

/** Power of the samples in a band of frequencies, by the plain Fourier sum. */
function powerBetween(samples: Float32Array, low: number, high: number, stepHertz = 25): number {
  let power = 0;
  for (let hertz = low; hertz < high; hertz += stepHertz) {
    let [real, imaginary] = [0, 0];
    for (let i = 0; i < samples.length; i++) {
      const angle = (2 * Math.PI * hertz * i) / RATE;
      real += samples[i]! * Math.cos(angle);
      imaginary += samples[i]! * Math.sin(angle);
    }
    power += real * real + imaginary * imaginary;
  }
  return power;
}

function centroid(samples: Float32Array): number {
  let [sum, weighted] = [0, 0];
  for (let low = 50; low < 6000; low += 150) {
    const power = powerBetween(samples, low, low + 150, 75);
    sum += power;
    weighted += power * (low + 75);
  }
  return weighted / sum;
}

const rms = (samples: Float32Array): number => Math.sqrt(samples.reduce((sum, s) => sum + s * s, 0) / samples.length);

describe('filters', () => {
  const tone = (hertz: number): Float32Array =>
    Float32Array.from({ length: RATE / 4 }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / RATE));
  /** Of a steady tone, after the filter has settled. */
  const gainOf = (filtered: Float32Array): number => rms(filtered.slice(RATE / 8)) * Math.SQRT2;

  it('low-passes by 3 dB at its frequency and 6 dB an octave beyond', () => {
    expect(gainOf(lowPass(tone(200), 200, RATE))).toBeCloseTo(Math.SQRT1_2, 1);
    expect(gainOf(lowPass(tone(3200), 200, RATE))).toBeCloseTo(1 / 16, 2);
  });

  it('band-passes its frequency whole, and half its power at the band’s edges', () => {
    expect(gainOf(bandPass(tone(1000), 1000, 5, RATE))).toBeCloseTo(1, 2);
    expect(gainOf(bandPass(tone(1000 + 100), 1000, 5, RATE))).toBeCloseTo(Math.SQRT1_2, 1);
    expect(gainOf(bandPass(tone(4000), 1000, 5, RATE))).toBeLessThan(0.06);
  });

  it('makes noise without a colour or a bias', () => {
    const noise = makeNoise(RATE / 4, 3);
    expect(Math.abs(noise.reduce((sum, s) => sum + s, 0) / noise.length)).toBeLessThan(0.01);
    const ratio = powerBetween(noise, 500, 1500, 50) / powerBetween(noise, 8000, 9000, 50);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});

const peakOf = (samples: Float32Array): number => samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0);

const SOUNDS = {
  ...Object.fromEntries(
    FOOTINGS.map((footing) => [`step, ${footing}`, (seed: number) => renderStep(footing, seed, RATE)]),
  ),
  'door that opens': (seed: number) => renderDoor(false, seed, RATE),
  'door that shuts': (seed: number) => renderDoor(true, seed, RATE),
  fire: (seed: number) => renderFire(seed, RATE),
};

describe.each(Object.entries(SOUNDS))('%s', (_name, render) => {
  it('is the same for the same seed, never clips, and differs by seed', () => {
    const sound = render(4);
    expect(render(4)).toEqual(sound);
    expect(render(5)).not.toEqual(sound);
    expect(sound.every(Number.isFinite)).toBe(true);
    const peak = peakOf(sound);
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThanOrEqual(0.75);
  });
});

describe('what is short', () => {
  it.each(Object.entries(SOUNDS).filter(([name]) => name !== 'fire'))(
    '%s begins and ends in silence, so that it does not click',
    (_name, render) => {
      const sound = render(9);
      expect(Math.abs(sound[0]!)).toBeLessThan(0.02);
      expect(rms(sound.slice(-200))).toBeLessThan(0.005);
    },
  );
});

describe('steps', () => {
  it('are dull on grass, bright on stone, and deep on boards', () => {
    const of = (footing: (typeof FOOTINGS)[number]): number =>
      [1, 2, 3, 4].reduce((sum, seed) => sum + centroid(renderStep(footing, seed, RATE)) / 4, 0);
    expect(of('hard')).toBeGreaterThan(1.5 * of('soft'));
    expect(of('wood')).toBeLessThan(of('soft'));
  });
});

describe('a door that shuts', () => {
  it('ends with a thud that one that opens has not', () => {
    const late = (sound: Float32Array): number => powerBetween(sound.slice(0.32 * RATE, 0.45 * RATE), 60, 260, 20);
    expect(late(renderDoor(true, 2, RATE))).toBeGreaterThan(20 * late(renderDoor(false, 2, RATE)));
  });
});

describe('a fire', () => {
  const fire = renderFire(1, RATE);

  it('goes round without a seam', () => {
    const jumps = [...fire.slice(1)].map((sample, i) => Math.abs(sample - fire[i]!));
    const seam = Math.abs(fire[0]! - fire.at(-1)!);
    const usual = jumps.sort((a, b) => a - b)[Math.floor(jumps.length * 0.95)]!;
    expect(seam).toBeLessThan(Math.max(usual, 0.02));
  });

  it('rushes all the time and crackles now and then', () => {
    const windows = Array.from({ length: 60 }, (_, i) =>
      fire.slice((i * fire.length) / 60, ((i + 1) * fire.length) / 60),
    );
    const levels = windows.map(rms).sort((a, b) => a - b);
    expect(levels[0]).toBeGreaterThan(0.01);
    expect(levels.at(-1)).toBeGreaterThan(1.25 * levels[30]!);
    const peaks = windows.map(peakOf);
    expect(Math.max(...peaks)).toBeGreaterThan(3 * Math.min(...peaks));
  });
});
