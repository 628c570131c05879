import type { Pixels } from './pixels.ts';
import { Refusal } from './refusal.ts';

/**
 * Colours of an indexed image.
 *
 * @param indices one channel; depths below 8 spread over 0..255 as grey is
 * @param bitDepth the file's bits an index
 * @param palette three bytes an entry
 * @param alphas alpha of the first entries, the others being opaque; undefined: no alpha channel
 */
export function applyPalette(
  indices: Pixels,
  bitDepth: number,
  palette: Uint8Array,
  alphas: Uint8Array | undefined,
): Pixels | Refusal {
  const spread = 255 / (2 ** bitDepth - 1);
  const channels = alphas === undefined ? 3 : 4;
  const count = indices.width * indices.height;
  const samples = new Uint8Array(count * channels);
  for (let i = 0; i < count; i++) {
    const entry = indices.samples[i]! / spread;
    if (entry * 3 >= palette.length) {
      return new Refusal(
        `the PNG is damaged: a texel has palette entry ${entry} of ${palette.length / 3}`,
        'an undamaged PNG',
        'Copy or export the file again.',
        [i % indices.width, Math.floor(i / indices.width)],
      );
    }
    samples.set(palette.subarray(entry * 3, entry * 3 + 3), i * channels);
    if (alphas !== undefined) samples[i * channels + 3] = alphas[entry] ?? 255;
  }
  return { ...indices, channels, samples };
}
