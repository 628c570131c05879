import { describe, expect, it } from 'vitest';
import { atLeast, atMost, createRow, exitCodeFor, formatFigure, type Row } from '../../../../scripts/bench/row.ts';

function rowOf(value: number, bar?: Parameters<typeof createRow>[0]['bar']): Row {
  return createRow({ id: 'a.b', what: 'something', value, unit: 'x', ...(bar === undefined ? {} : { bar }) });
}

describe('createRow', () => {
  it.each([
    [1.24, atMost(1.25), '<= 1.25', true],
    [1.25, atMost(1.25), '<= 1.25', true],
    [1.2501, atMost(1.25), '<= 1.25', false],
    [98, atLeast(98), '>= 98', true],
    [97.999, atLeast(98), '>= 98', false],
    [Number.POSITIVE_INFINITY, atMost(5), '<= 5', false],
  ])('judges %d against a bar on its own side, the limit included', (value, bar, text, holds) => {
    expect(rowOf(value, bar)).toMatchObject({ bar: text, holds });
  });

  it('holds no bar without a figure', () => {
    expect(rowOf(Number.NaN, atMost(1)).holds).toBe(false);
    expect(rowOf(Number.NaN, atLeast(1)).holds).toBe(false);
  });

  it('says nothing of a bar where there is none', () => {
    expect(rowOf(3)).toEqual({
      id: 'a.b',
      what: 'something',
      value: 3,
      unit: 'x',
      bar: null,
      holds: null,
      peers: [],
    });
  });
});

describe('exitCodeFor', () => {
  it('is 5 as soon as one bar does not hold', () => {
    expect(exitCodeFor([rowOf(1, atMost(2)), rowOf(3, atMost(2)), rowOf(1)])).toBe(5);
  });

  it('is 0 when all bars hold, and for figures without bars', () => {
    expect(exitCodeFor([rowOf(1, atMost(2)), rowOf(99)])).toBe(0);
    expect(exitCodeFor([])).toBe(0);
  });
});

describe('formatFigure', () => {
  it.each([
    [1234567, '1234567'],
    [0.123456, '0.1235'],
    [98.7654, '98.77'],
    [0.00004321, '0.00004321'],
    [2.5, '2.5'],
    [1234.5678, '1235'],
  ])('shows %d as %s', (value, text) => expect(formatFigure(value)).toBe(text));
});
