import { describe, expect, it } from 'vitest';
import { findDifferences } from '../../../../baker/verify/find-differences.ts';

describe('findDifferences', () => {
  it('says nothing of equal values, -0 and NaN among them', () => {
    const value = () => ({ a: [1, -0, NaN, 'x'], b: new Uint16Array([1, 2]), c: undefined });
    expect(findDifferences(value(), value())).toBeUndefined();
  });

  it('names the first place and counts all', () => {
    const one = { rows: [new Uint8Array([1, 2, 3]), new Uint8Array([4, 5])], name: 'oak' };
    const two = { rows: [new Uint8Array([1, 9, 8]), new Uint8Array([4, 6])], name: 'elm' };
    expect(findDifferences(one, two)).toEqual({ count: 4, first: ['rows', 0, 1], a: 2, b: 9 });
  });

  it.each([
    ['0 and -0', [0], [-0], { first: [0], a: 0, b: -0 }],
    ['arrays of other lengths', [1], [1, 2, 3], { count: 1, first: ['length'], a: 1, b: 3 }],
    ['a key that is only there', { a: 1 }, { a: 1, b: 2 }, { count: 1, first: ['b'], a: undefined, b: 2 }],
    ['an array and an object', [1], { 0: 1 }, { count: 1, first: [] }],
    ['a value and nothing', undefined, { a: 1 }, { count: 1, first: [] }],
  ])('tells apart %s', (_, one, two, found) => {
    expect(findDifferences(one, two)).toMatchObject(found);
  });
});
