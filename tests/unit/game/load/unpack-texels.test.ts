import { describe, expect, it } from 'vitest';
import { compressFile } from '../../../../baker/write/compress.ts';
import { unpackTexels } from '../../../../game/load/unpack-texels.ts';
import { FormatError } from '../../../../shared/format/binary.ts';
import { createTexelImage, encodeTexels, type TexelImage } from '../../../../shared/format/texels.ts';
import { createRandom } from '../../../../shared/hash.ts';

function makeImage(): TexelImage {
  const random = createRandom(21);
  const image = createTexelImage(60, 50);
  for (let i = 0; i < 3000; i++) {
    if ((i % 60) + i / 60 < 20) continue;
    for (const map of [image.albedo, image.normal, image.material, image.emissive])
      map.set([random.below(9), (i % 60) * 4, i >> 5, 255], i * 4);
    image.heights[i] = 20000 + 311 * (i % 60) + random.below(40);
  }
  return image;
}

const image = makeImage();
const file = compressFile(encodeTexels([image]));

describe('unpackTexels', () => {
  it('gives back what the baker compressed', () => {
    expect(unpackTexels(file)).toEqual([image]);
  });

  it('refuses a file that is cut short anywhere', () => {
    for (let length = 0; length < file.length; length += length < 40 ? 1 : 37) {
      expect(() => unpackTexels(file.slice(0, length)), `${length} bytes`).toThrow(FormatError);
    }
    expect(() => unpackTexels(file.slice(0, -1))).toThrow(FormatError);
  });

  it('refuses another length than was said, and one that no file has', () => {
    // The length stands behind magic and version.
    const lie = (byte: number, value: number): Uint8Array =>
      Uint8Array.from(file, (old, i) => (i === byte ? value : old));
    expect(() => unpackTexels(lie(8, file[8]! ^ 1))).toThrow(/could be read/);
    expect(() => unpackTexels(lie(11, 0xff))).toThrow(/says it holds/);
    expect(() => unpackTexels(lie(0, 0))).toThrow(/expected "TLPK"/);
  });

  it('never fails in another way, and reads the next file after a damaged one', () => {
    const random = createRandom(4);
    let refused = 0;
    for (let round = 0; round < 300; round++) {
      const damaged = file.slice();
      for (let n = 1 + random.below(3); n > 0; n--) damaged[random.below(file.length)] = random.below(256);
      try {
        unpackTexels(damaged);
      } catch (error) {
        expect(error).toBeInstanceOf(FormatError);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(100);
    expect(unpackTexels(file)).toEqual([image]);
  });
});

describe('compressFile', () => {
  it('gives the same bytes for the same texels', () => {
    // Of this version of the codec; a new one may change them, which changes every file of a bake.
    expect(Buffer.from(compressFile(new TextEncoder().encode('tallow '.repeat(6)))).toString('hex')).toBe(
      '544c504b010000002a00000028b52ffd202a7500004074616c6c6f7720740100720a17',
    );
  });
});
