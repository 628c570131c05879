import { describe, expect, it } from 'vitest';
import { digestBytes, digestValue } from '../../../../baker/write/digest.ts';

describe('digestBytes', () => {
  it('is SHA-256', () => {
    expect(digestBytes('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('digestValue', () => {
  it('does not depend on the order of keys, nor on keys without a value', () => {
    expect(digestValue({ a: 1, b: [2, 'x'] })).toBe(digestValue({ c: undefined, b: [2, 'x'], a: 1 }));
  });

  it('tells values apart that look alike', () => {
    const values = [
      1,
      '1',
      [1],
      [[1]],
      [1, 2],
      ['1', 2],
      ['12'],
      ['1', '2'],
      { a: 1 },
      { a: '1' },
      0,
      -0,
      true,
      'true',
      null,
      [],
      {},
      new Uint8Array([1]),
      new Uint8Array([1, 0]),
      new Uint16Array([1]),
      [new Uint8Array([1]), new Uint8Array([2])],
      [new Uint8Array([1, 2]), new Uint8Array(0)],
    ];
    expect(new Set(values.map(digestValue)).size).toBe(values.length);
  });

  it('looks at the bytes of a view only', () => {
    const buffer = new Uint8Array([9, 1, 2, 9]);
    expect(digestValue(buffer.subarray(1, 3))).toBe(digestValue(new Uint8Array([1, 2])));
  });
});
