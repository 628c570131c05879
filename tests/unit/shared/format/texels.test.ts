import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ByteWriter, FormatError } from '../../../../shared/format/binary.ts';
import { MODE_PREDICTED, MODE_UNIT } from '../../../../shared/format/color-planes.ts';
import { decodeTexels } from '../../../../shared/format/decode-texels.ts';
import {
  COLOR_MAPS,
  createTexelImage,
  encodeTexels,
  MODE_APART,
  MODE_TOGETHER,
  type TexelImage,
} from '../../../../shared/format/texels.ts';
import { createRandom, type Random } from '../../../../shared/hash.ts';

/** An image from a picture of its coverage; `color` gives each covered texel's values. */
function drawImage(rows: readonly string[], color: (x: number, y: number) => readonly number[]): TexelImage {
  const image = createTexelImage(rows[0]?.length ?? 0, rows.length);
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      if (sign === '.') continue;
      const i = y * row.length + x;
      const values = color(x, y);
      for (const map of COLOR_MAPS) image[map].set([...values.slice(0, 3), 255], i * 4);
      image.heights[i] = values[3]!;
    }
  }
  return image;
}

function randomImage(random: Random, noisy: boolean): TexelImage {
  const width = 1 + random.below(40);
  const rows = Array.from({ length: 1 + random.below(40) }, () =>
    Array.from({ length: width }, () => (random.next() < 0.6 ? '#' : '.')).join(''),
  );
  return drawImage(rows, (x, y) =>
    noisy
      ? [random.below(256), random.below(256), random.below(256), random.below(65536)]
      : [(x % 3) * 80, 40, 200, 30000 + 211 * x + 97 * y],
  );
}

/** Byte by byte; the matchers' own comparison takes seconds on arrays of this size. */
function isSame(a: readonly TexelImage[], b: readonly TexelImage[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((image, n) => {
    const other = b[n]!;
    if (image.width !== other.width || image.height !== other.height) return false;
    return [...COLOR_MAPS, 'heights' as const].every((map) => {
      const bytesOf = (of: TexelImage): Buffer => Buffer.from(of[map].buffer, of[map].byteOffset, of[map].byteLength);
      return bytesOf(image).equals(bytesOf(other));
    });
  });
}

describe('encodeTexels and decodeTexels', () => {
  it('give back a small image texel by texel', () => {
    const image = drawImage(['.#.', '###', '#..'], (x, y) => [10 * x, 20 * y, 30, 1000 * x + y]);
    const [decoded] = decodeTexels(encodeTexels([image]));
    // Column 1 of row 1: the fifth texel.
    expect([...decoded!.albedo.subarray(16, 20)]).toEqual([10, 20, 30, 255]);
    expect(decoded!.heights[4]).toBe(1001);
    // Column 0 of row 0 is not covered.
    expect([...decoded!.normal.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
    expect(decoded).toEqual(image);
  });

  it('are lossless for any coverage, for few colours and for noise, several images a file', () => {
    const random = createRandom(1);
    for (let round = 0; round < 40; round++) {
      const images = Array.from({ length: 1 + random.below(4) }, () => randomImage(random, round % 2 === 0));
      expect(isSame(decodeTexels(encodeTexels(images)), images)).toBe(true);
      expect(isSame(decodeTexels(encodeTexels(images, (bytes) => deflateSync(bytes).length)), images)).toBe(true);
    }
  });

  it('keep the low byte of every 16-bit height, wrap-around included', () => {
    const heights = [0, 65535, 1, 65534, 32768, 32767, 256, 255];
    const image = drawImage(['########'], (x) => [0, 0, 0, heights[x]!]);
    expect([...decodeTexels(encodeTexels([image]))[0]!.heights]).toEqual(heights);
  });

  it('take images that are empty, and files without images', () => {
    const empty = createTexelImage(0, 0);
    const bare = createTexelImage(3, 2);
    expect(decodeTexels(encodeTexels([empty, bare]))).toEqual([empty, bare]);
    expect(decodeTexels(encodeTexels([]))).toEqual([]);
  });

  it('hold 256 colours in a table and 257 as differences', () => {
    const rows = Array.from({ length: 2 }, () => '#'.repeat(257));
    // The mode of the colours stands behind header, size and coverage: a count, two rows' counts, start and end of two runs.
    const modeAt = 12 + 4 + 4 + 2 * 2 + 2 * 4;
    for (const [colors, mode] of [[256, MODE_TOGETHER] as const, [257, MODE_APART] as const]) {
      const image = drawImage(rows, (x) => [(x % colors) & 255, (x % colors) >> 8, 0, 0]);
      const bytes = encodeTexels([image]);
      expect(bytes[modeAt]).toBe(mode);
      if (mode === MODE_APART) expect(bytes[modeAt + 1]).toBe(MODE_PREDICTED);
      expect(isSame(decodeTexels(bytes), [image])).toBe(true);
    }
  });

  it('store albedo, material and emissive that change together in the bytes of one of them', () => {
    const random = createRandom(5);
    const rows = Array.from({ length: 50 }, () => '#'.repeat(50));
    const noise = Array.from({ length: 2500 }, () => random.below(6));
    const together = drawImage(rows, (x, y) => [noise[y * 50 + x]! * 40, 10, 10, 0]);
    const { material, emissive } = drawImage(rows, () => [1, 2, 3, 0]);
    const sizeOf = (image: TexelImage): number => encodeTexels([image]).length;
    // Indices of their own would be 2,500 bytes each.
    expect(sizeOf(together)).toBeLessThan(sizeOf({ ...together, material, emissive }) + 60);
    expect(isSame(decodeTexels(encodeTexels([together])), [together])).toBe(true);
  });

  it('store unit normals in less than three planes of differences, and any other vectors exactly too', () => {
    const random = createRandom(3);
    const rows = Array.from({ length: 40 }, () => '#'.repeat(40));
    // A rough ball in one colour: directions that turn over the picture, every texel another way.
    const ball = drawImage(rows, (x, y) => {
      const a = (x - 20) / 24 + 0.3 * (random.next() - 0.5);
      const b = (y - 20) / 24 + 0.3 * (random.next() - 0.5);
      const length = Math.hypot(a, b, 0.6);
      return [a, b, 0.6].map((part) => Math.round((part / length) * 127.5 + 127.5)).concat(0);
    });
    const flat = drawImage(rows, () => [90, 80, 70, 0]);
    const image: TexelImage = { ...flat, normal: ball.normal };
    const compressed = (bytes: Uint8Array): number => deflateSync(bytes, { level: 9 }).length;
    const withChoice = encodeTexels([image], compressed);
    // A measure that refuses the mode leaves the plain differences.
    const without = encodeTexels([image], (bytes) => (bytes[0] === MODE_UNIT ? 1e9 : compressed(bytes)));
    expect(compressed(withChoice)).toBeLessThan(0.95 * compressed(without));
    for (const bytes of [withChoice, without]) expect(isSame(decodeTexels(bytes), [image])).toBe(true);
    // Vectors of any length, half of them looking down.
    const wild = drawImage(rows, () => [random.below(256), random.below(256), random.below(256), 0]);
    const forced = encodeTexels([wild], (bytes) => (bytes[0] === MODE_UNIT ? 0 : 1));
    expect(isSame(decodeTexels(forced), [wild])).toBe(true);
  });

  it('leave four bytes a texel, so that odd widths need no row alignment', () => {
    const image = drawImage(['###'], () => [1, 2, 3, 4]);
    const [decoded] = decodeTexels(encodeTexels([image]));
    for (const map of COLOR_MAPS) expect(decoded![map].length).toBe(3 * 4);
  });

  it('predict from above: a wall that is as high all along costs no height bytes', () => {
    const image = drawImage(
      Array.from({ length: 32 }, () => '#'.repeat(32)),
      (x, y) => [9, 9, 9, 5000 + 211 * x - 37 * y],
    );
    const bytes = deflateSync(encodeTexels([image]), { level: 9 });
    // 1,024 texels: header, palettes, the heights of the first row, and one difference again and again.
    expect(bytes.length).toBeLessThan(140);
  });

  it('fill a buffer that held other texels, and leave the file as it was', () => {
    const random = createRandom(12);
    const images = [randomImage(random, false), randomImage(random, true)];
    const bytes = encodeTexels(images);
    const before = bytes.slice();
    const dirty = new ArrayBuffer(1 << 17);
    new Uint8Array(dirty).fill(0xa5);
    const decoded = decodeTexels(bytes, (size) => {
      expect(size).toBe(18 * images.reduce((sum, { width, height }) => sum + width * height, 0));
      return dirty;
    });
    expect(decoded[1]!.heights.buffer).toBe(dirty);
    expect(isSame(decoded, images)).toBe(true);
    expect(bytes).toEqual(before);
  });

  it('keep what was decoded when the next file is, a larger one that makes the memory grow', () => {
    const random = createRandom(13);
    const small = [randomImage(random, true)];
    const first = decodeTexels(encodeTexels(small));
    const large = Array.from({ length: 3 }, (_, n) =>
      drawImage(
        Array.from({ length: 200 }, () => '#'.repeat(300)),
        (x, y) => [x % 16, y % 16, n, x * y],
      ),
    );
    expect(isSame(decodeTexels(encodeTexels(large)), large)).toBe(true);
    expect(isSame(first, small)).toBe(true);
  });
});

describe('decodeTexels refuses', () => {
  // Sizes at 12, run count at 16, then row counts, starts and ends of runs, then the mode of the colours.
  const bytes = encodeTexels([drawImage(['##', '.#'], (x, y) => [x, y, 3, 4])], (candidate) => candidate[0]!);
  const change = (at: number, value: number): Uint8Array =>
    Uint8Array.from(bytes, (byte, i) => (i === at ? value : byte));

  it('a file that is cut short anywhere, or goes on', () => {
    for (let length = 0; length < bytes.length; length++) {
      expect(() => decodeTexels(bytes.slice(0, length))).toThrow(FormatError);
    }
    expect(() => decodeTexels(Uint8Array.from([...bytes, 0]))).toThrow(/1 bytes too many/);
  });

  it('another kind, another version, an image larger than a page, an unknown mode', () => {
    expect(() => decodeTexels(change(0, 65))).toThrow(/starts with "ALTX", expected "TLTX"/);
    expect(() => decodeTexels(change(4, 99))).toThrow(/version 99, this build reads 3/);
    expect(() => decodeTexels(change(13, 5))).toThrow(/larger than a page/);
    expect(() => decodeTexels(change(32, 7))).toThrow(/colours have the unknown mode 7/);
    expect(() => decodeTexels(change(8, 200))).toThrow(FormatError);
  });

  it('runs that leave their image, that are not counted, and tables without colours', () => {
    expect(() => decodeTexels(change(16, 1))).toThrow(FormatError);
    expect(() => decodeTexels(change(16, 3))).toThrow(FormatError);
    // The first run's end, two columns after its start, moved by two more.
    expect(() => decodeTexels(change(25, 8))).toThrow(/a run of columns 0 to 4/);
    expect(() => decodeTexels(change(33, 0))).toThrow(/a table of 0 colours for 3 texels/);
  });

  it('more texels than any sprite has, before it takes the memory', () => {
    const writer = new ByteWriter();
    writer.header('TLTX', 3);
    writer.u32(17);
    for (let i = 0; i < 34; i++) writer.u16(1024);
    expect(() => decodeTexels(writer.toBytes())).toThrow(/17825792 texels, more than the 16777216/);
  });

  it('or reads anything else without another error: bytes turned at random', () => {
    const random = createRandom(9);
    const images = [randomImage(random, false), randomImage(random, true)];
    const whole = encodeTexels(images, (candidate) => deflateSync(candidate).length);
    let refused = 0;
    for (let round = 0; round < 400; round++) {
      const damaged = whole.slice();
      // The first 300 bytes hold sizes, coverage and modes.
      for (let n = 1 + random.below(4); n > 0; n--)
        damaged[random.below(round % 2 === 0 ? 300 : whole.length)] = random.below(256);
      try {
        decodeTexels(damaged);
      } catch (error) {
        expect(error).toBeInstanceOf(FormatError);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(50);
  });
});
