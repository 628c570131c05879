import { describe, expect, it } from 'vitest';
import { compareSources } from '../../../../baker/preview/compare-sources.ts';

const BEFORE = {
  code: 'old',
  stamps: { 'sprites/barrel': '1', 'sprites/crate': '2', 'sprites/stool': '3', 'maps/yard': '4', 'maps/house': '5' },
};
const all = (stamps: Record<string, string>): ReadonlySet<string> =>
  new Set(Object.keys(stamps).filter((owner) => owner.startsWith('sprites/')));

describe('compareSources', () => {
  it('finds nothing to do for the same sources, code and a full cache', () => {
    expect(compareSources(BEFORE, BEFORE, all(BEFORE.stamps))).toEqual({ bake: [], remake: [], gone: [] });
  });

  it('tells what is new, what changed, and what is gone; sorted, maps among what needs no baking', () => {
    const stamps = { 'sprites/stool': '3', 'sprites/anvil': '9', 'sprites/crate': '8', 'maps/yard': '7' };
    expect(compareSources(BEFORE, { code: 'old', stamps }, new Set(['sprites/stool', 'sprites/crate']))).toEqual({
      bake: [{ owner: 'sprites/anvil', reason: 'new' }],
      remake: [
        { owner: 'maps/yard', reason: 'source' },
        { owner: 'sprites/crate', reason: 'source' },
      ],
      gone: ['maps/house', 'sprites/barrel'],
    });
  });

  it('blames the code where the sources are the same, and both where both changed; a map is not baked', () => {
    const stamps = { ...BEFORE.stamps, 'sprites/crate': '8' };
    expect(compareSources(BEFORE, { code: 'new', stamps }, new Set())).toEqual({
      bake: [
        { owner: 'sprites/barrel', reason: 'code' },
        { owner: 'sprites/crate', reason: 'source and code' },
        { owner: 'sprites/stool', reason: 'code' },
      ],
      remake: [],
      gone: [],
    });
  });

  it('blames the cache where nothing is known to have changed', () => {
    const lock = { ...BEFORE, code: undefined };
    expect(compareSources(lock, { ...BEFORE, code: 'new' }, new Set(['sprites/barrel', 'sprites/crate']))).toEqual({
      bake: [{ owner: 'sprites/stool', reason: 'cache' }],
      remake: [],
      gone: [],
    });
  });

  it('takes all for new where no bake stands', () => {
    const { bake, remake } = compareSources(undefined, BEFORE, new Set(['sprites/crate']));
    expect(bake).toEqual(['barrel', 'stool'].map((name) => ({ owner: `sprites/${name}`, reason: 'new' })));
    expect(remake.map(({ owner }) => owner)).toEqual(['maps/house', 'maps/yard', 'sprites/crate']);
  });
});
