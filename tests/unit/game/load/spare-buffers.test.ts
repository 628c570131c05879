import { describe, expect, it } from 'vitest';
import { SpareBuffers } from '../../../../game/load/spare-buffers.ts';

const MEGABYTE = 1024 * 1024;

describe('SpareBuffers', () => {
  it('gives a buffer again that came back, to whoever needs one of its size', () => {
    const spare = new SpareBuffers();
    const first = spare.take(600_000);
    expect(first.byteLength).toBe(MEGABYTE);
    expect(spare.take(600_000)).not.toBe(first);
    spare.put(first);
    expect(spare.take(100)).not.toBe(first);
    expect(spare.take(MEGABYTE)).toBe(first);
    expect(spare.take(MEGABYTE)).not.toBe(first);
  });

  it('never gives less than was asked for', () => {
    const spare = new SpareBuffers();
    for (let bytes = 0; bytes < 40 * MEGABYTE; bytes = bytes * 2 + 1) {
      const buffer = spare.take(bytes);
      expect(buffer.byteLength).toBeGreaterThanOrEqual(bytes);
      spare.put(buffer);
    }
  });

  it('keeps 32 MB at most', () => {
    const spare = new SpareBuffers();
    const buffers = Array.from({ length: 5 }, () => spare.take(8 * MEGABYTE));
    for (const buffer of buffers) spare.put(buffer);
    const again = Array.from({ length: 5 }, () => spare.take(8 * MEGABYTE));
    expect(again.filter((buffer) => buffers.includes(buffer)).length).toBe(4);
  });
});
