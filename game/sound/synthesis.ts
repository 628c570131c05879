// The sounds of the world, made and not recorded: each is a function of a seed, so that no two steps are quite alike and tests
// hear what players do. No audio types.

import { createRandom } from '../../shared/hash.ts';
import { bandPass, lowPass, makeNoise, mix, normalize, shape } from './filters.ts';

/** What feet meet. */
export const FOOTINGS = ['soft', 'hard', 'wood'] as const;
export type Footing = (typeof FOOTINGS)[number];

/** Loudest sample: two at once do not clip. */
const PEAK = 0.5;

const STEP_SECONDS = 0.22;
const DOOR_SECONDS = 0.6;
const FIRE_SECONDS = 6;
const CRACKLES_PER_SECOND = 11;
const SWELL_SAMPLES = 64;

/** The end of a loop is mixed over its beginning for so long. */
const LOOP_FADE_SECONDS = 0.4;

/** A foot set down: grass and earth give way, stone clicks, boards boom. Mono, samples at a rate. */
export function renderStep(footing: Footing, seed: number, sampleRate: number): Float32Array {
  const random = createRandom(seed);
  const noise = makeNoise(Math.round(STEP_SECONDS * sampleRate), seed);
  const pitch = random.between(0.88, 1.14);
  const band = (hertz: number, quality: number, rise: number, fall: number): Float32Array =>
    shape(bandPass(noise, hertz * pitch, quality, sampleRate), rise, fall, sampleRate);
  const parts = {
    soft: [
      [shape(lowPass(noise, 420 * pitch, sampleRate), 0.012, 0.03, sampleRate), 1],
      [band(2600, 0.8, 0.03, 0.025), 0.16],
    ],
    hard: [
      [band(1900, 2.5, 0.001, 0.008), 1],
      [band(3600, 1.5, 0.002, 0.012), 0.3],
      [band(210, 1.2, 0.003, 0.02), 0.9],
    ],
    wood: [
      [band(170, 5, 0.003, 0.035), 2.4],
      [band(820, 2, 0.001, 0.009), 0.5],
    ],
  } as const;
  return normalize(mix(parts[footing]), PEAK);
}

/** A door that turns on its hinges; one that shuts ends in its frame. */
export function renderDoor(shuts: boolean, seed: number, sampleRate: number): Float32Array {
  const random = createRandom(seed);
  const count = Math.round(DOOR_SECONDS * sampleRate);
  const pulses = new Float32Array(count);
  // Wood sticks and slips: the faster the leaf turns, the more often.
  const creakSeconds = shuts ? 0.32 : 0.5;
  for (let time = 0.02; time < creakSeconds; ) {
    pulses[Math.floor(time * sampleRate)] = random.between(0.5, 1);
    const speed = Math.sin((Math.PI * time) / creakSeconds);
    time += 1 / ((38 + 70 * speed) * random.between(0.85, 1.15));
  }
  const pitch = random.between(0.9, 1.1);
  const creak = mix([
    [bandPass(pulses, 640 * pitch, 9, sampleRate), 1],
    [bandPass(pulses, 1380 * pitch, 12, sampleRate), 0.5],
    [bandPass(pulses, 2350 * pitch, 10, sampleRate), 0.2],
  ]);
  if (!shuts) return normalize(creak, PEAK * 0.6);
  const thud = new Float32Array(count);
  const knock = shape(makeNoise(Math.round(0.2 * sampleRate), seed + 1), 0.002, 0.04, sampleRate);
  thud.set(lowPass(knock, 260, sampleRate), Math.round(creakSeconds * sampleRate));
  return mix([
    [normalize(creak, PEAK * 0.4), 1],
    [normalize(thud, PEAK), 1],
  ]);
}

/** A fire that burns on: a low rush and crackling. It may be repeated without a seam. */
export function renderFire(seed: number, sampleRate: number): Float32Array {
  const random = createRandom(seed);
  const fade = Math.round(LOOP_FADE_SECONDS * sampleRate);
  const count = Math.round(FIRE_SECONDS * sampleRate);
  const rush = lowPass(lowPass(makeNoise(count + fade, seed), 240, sampleRate), 500, sampleRate);
  const swells = [0.31, 0.73, 1.7].map((hertz) => ({ hertz, phase: random.between(0, 2 * Math.PI) }));
  // It swells so slowly that a value for many samples does.
  const swelling = new Float32Array(rush.length);
  for (let start = 0; start < rush.length; start += SWELL_SAMPLES) {
    const time = start / sampleRate;
    const swell = swells.reduce((sum, { hertz, phase }) => sum + Math.sin(2 * Math.PI * hertz * time + phase), 0);
    for (let at = start; at < Math.min(start + SWELL_SAMPLES, rush.length); at++)
      swelling[at] = rush[at]! * (1 + 0.16 * swell);
  }
  const crackles = new Float32Array(count + fade);
  // As likely at any moment as at any other.
  const pause = (): number => -Math.log(1 - random.next()) / CRACKLES_PER_SECOND;
  for (let time = 0; time < FIRE_SECONDS + LOOP_FADE_SECONDS; time += pause()) {
    const start = Math.floor(time * sampleRate);
    const strength = random.next() ** 3;
    const snap = shape(
      makeNoise(Math.round(0.03 * sampleRate), random.below(2 ** 31)),
      0.0004,
      random.between(0.001, 0.006),
      sampleRate,
    );
    const colored = bandPass(snap, random.between(900, 4200), 1.2, sampleRate);
    for (let i = 0; i < colored.length && start + i < crackles.length; i++)
      crackles[start + i]! += strength * colored[i]!;
  }
  const whole = mix([
    [normalize(swelling, PEAK * 0.35), 1],
    [normalize(crackles, PEAK), 1],
  ]);
  const loop = whole.slice(0, count);
  for (let i = 0; i < fade; i++) {
    // Noises add up by power.
    const angle = ((i / fade) * Math.PI) / 2;
    loop[i] = whole[i]! * Math.sin(angle) + whole[count + i]! * Math.cos(angle);
  }
  return normalize(loop, PEAK);
}
