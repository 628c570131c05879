// What sounds are made of: noise, envelopes and two filters. Samples are numbers around 0, mono.

import { createRandom } from '../../shared/hash.ts';

/** White noise, -1 to 1; the same for the same seed. */
export function makeNoise(count: number, seed: number): Float32Array {
  const random = createRandom(seed);
  const noise = new Float32Array(count);
  for (let i = 0; i < count; i++) noise[i] = random.between(-1, 1);
  return noise;
}

/** Lets through what is slower than a frequency: one pole, 6 dB an octave. */
export function lowPass(samples: Float32Array, hertz: number, sampleRate: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
  let held = 0;
  return samples.map((sample) => {
    held += share * (sample - held);
    return held;
  });
}

/**
 * Lets through what is near a frequency, at its own strength: the band-pass of the Audio EQ Cookbook with 0 dB at its peak.
 *
 * @param quality the frequency over the band's width: the higher, the longer it rings
 */
export function bandPass(samples: Float32Array, hertz: number, quality: number, sampleRate: number): Float32Array {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const alpha = Math.sin(angle) / (2 * quality);
  const gain = alpha / (1 + alpha);
  const [back, backTwo] = [(-2 * Math.cos(angle)) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return samples.map((sample) => {
    const out = gain * (sample - in2) - back * out1 - backTwo * out2;
    in2 = in1;
    in1 = sample;
    out2 = out1;
    out1 = out;
    return out;
  });
}

/** Rises in a time and then fades, to a third in each `fall`; seconds. */
export function shape(samples: Float32Array, rise: number, fall: number, sampleRate: number): Float32Array {
  return samples.map((sample, i) => {
    const time = i / sampleRate;
    return sample * Math.min(1, time / rise) * Math.exp(-Math.max(0, time - rise) / fall);
  });
}

/** Adds up, each with its strength; as long as the longest. */
export function mix(parts: readonly (readonly [samples: Float32Array, strength: number])[]): Float32Array {
  const sum = new Float32Array(Math.max(...parts.map(([samples]) => samples.length)));
  for (const [samples, strength] of parts) {
    for (let i = 0; i < samples.length; i++) sum[i]! += strength * samples[i]!;
  }
  return sum;
}

/** As loud as may be: its peak at a level. */
export function normalize(samples: Float32Array, peak: number): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return loudest === 0 ? samples : samples.map((sample) => (sample * peak) / loudest);
}
