import { Zstd } from '@hpcc-js/wasm-zstd';
import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../../shared/hash.ts';
import { decompressZstd } from '../../../../shared/kernel/decompress.ts';
import { getKernel } from '../../../../shared/kernel/kernel.ts';

const zstd = await Zstd.load();

/** Contents that make an encoder use every kind of block, of literals, of table and of offset. */
const CONTENTS: Readonly<Record<string, (random: Random, length: number) => Uint8Array>> = {
  noise: (random, length) => Uint8Array.from({ length }, () => random.below(256)),
  zeros: (_, length) => new Uint8Array(length),
  'few values, most of them small': (random, length) =>
    Uint8Array.from({ length }, () => Math.min(255, Math.floor(-Math.log(1 - random.next()) * 6))),
  'short patterns': (random, length) => {
    const bytes = new Uint8Array(length);
    for (let i = 0, period = 1; i < length; i++) {
      if (random.below(60) === 0) period = 1 + random.below(20);
      bytes[i] = i >= period && random.below(40) > 0 ? bytes[i - period]! : random.below(256);
    }
    return bytes;
  },
  'pieces of what came before': (random, length) => {
    const bytes = Uint8Array.from({ length }, () => random.below(30));
    for (let i = 400; i + 50 < length; i += 1 + random.below(50)) {
      const from = random.below(i - 60);
      bytes.copyWithin(i, from, from + 3 + random.below(47));
    }
    return bytes;
  },
};

const LEVELS = [-5, 1, 4, 9, 16, 19, 22];
const LENGTHS = [0, 1, 2, 7, 100, 255, 256, 257, 1000, 20_000, 70_000, 300_000];

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

describe('decompressZstd', () => {
  for (const [name, make] of Object.entries(CONTENTS)) {
    it(`gives back ${name}, of any length and level`, () => {
      const random = createRandom(31);
      for (const length of LENGTHS) {
        const content = make(random, length);
        for (const level of length > 100_000 ? [1, 19] : LEVELS) {
          const packed = zstd.compress(content, level);
          expect(isSame(decompressZstd(packed, length), content), `${length} bytes, level ${level}`).toBe(true);
        }
      }
    });
  }

  it('reads what another encoder wrote, with four streams of literals, bit by bit', () => {
    // "tallow " six times, as in the test of the baker's codec.
    const packed = Buffer.from('28b52ffd202a7500004074616c6c6f7720740100720a17', 'hex');
    expect(new TextDecoder().decode(decompressZstd(packed, 42))).toBe('tallow '.repeat(6));
  });

  it('refuses another length, other bytes behind, and a file that is cut short anywhere', () => {
    const content = CONTENTS['pieces of what came before']!(createRandom(3), 3000);
    const packed = zstd.compress(content, 19);
    expect(decompressZstd(packed, 3000).length).toBe(3000);
    for (const length of [0, 2999, 3001]) expect(decompressZstd(packed, length).length).toBe(0);
    expect(decompressZstd(Uint8Array.from([...packed, 0]), 3000).length).toBe(0);
    for (let length = 0; length < packed.length; length++)
      expect(decompressZstd(packed.slice(0, length), 3000).length, `${length} bytes`).toBe(0);
  });

  it('makes no room for a length that the frame does not have', () => {
    const packed = zstd.compress(new Uint8Array(300), 19);
    const before = getKernel().memory.buffer.byteLength;
    expect(decompressZstd(packed, 200_000_000).length).toBe(0);
    expect(getKernel().memory.buffer.byteLength).toBe(before);
  });

  it('refuses frames that the baker does not write: checksums, dictionaries, no length', () => {
    const packed = zstd.compress(CONTENTS.noise!(createRandom(4), 300), 19);
    for (const flags of [1, 2, 4, 8]) {
      const other = packed.slice();
      other[4]! |= flags;
      expect(decompressZstd(other, 300).length).toBe(0);
    }
    const unknown = packed.slice();
    unknown[4]! &= 0b00011111;
    expect(decompressZstd(unknown, 300).length).toBe(0);
  });

  it('gives the length asked for or nothing, whatever the bytes, and reads the next file well', () => {
    const random = createRandom(5);
    let refused = 0;
    for (const [name, make] of Object.entries(CONTENTS)) {
      const content = make(random, 6000);
      const whole = zstd.compress(content, 19);
      for (let round = 0; round < 300; round++) {
        const damaged = whole.slice();
        for (let n = 1 + random.below(4); n > 0; n--) damaged[random.below(whole.length)] = random.below(256);
        const read = decompressZstd(damaged, 6000).length;
        if (read === 0) refused++;
        else expect(read).toBe(6000);
      }
      expect(isSame(decompressZstd(whole, 6000), content), name).toBe(true);
    }
    expect(refused).toBeGreaterThan(500);
  });

  it('reads noise behind a good beginning without an error of its own', () => {
    const random = createRandom(6);
    const whole = zstd.compress(CONTENTS['few values, most of them small']!(random, 120_000), 19);
    for (let round = 0; round < 300; round++) {
      const damaged = whole.slice();
      for (let i = 6 + random.below(300); i < damaged.length; i++) damaged[i] = random.below(256);
      expect([0, 120_000]).toContain(decompressZstd(damaged, 120_000).length);
    }
  });
});
