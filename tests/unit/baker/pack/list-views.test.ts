import { describe, expect, it } from 'vitest';
import { listViews } from '../../../../baker/pack/list-views.ts';
import { packPages } from '../../../../baker/pack/pack-pages.ts';
import { countTouchedPages, createWorld } from '../../../../scripts/bench/pack/synthetic-world.ts';
import type { WorldMap } from '../../../../shared/format/map.ts';

/** A strip of grass, 100 tiles long: its ends are some 1,600 screen texels apart. */
function makeMap(statics: readonly (readonly [sprite: string, x: number])[]): WorldMap {
  return {
    version: 1,
    name: 'strip',
    width: 100,
    height: 1,
    terrains: ['ground_grass'],
    tiles: new Array<number>(100).fill(0),
    statics: statics.map(([sprite, x]) => ({ sprite, x, y: 0, z: 0, facing: 's' })),
    buildings: [],
    start: [0, 0],
  };
}

describe('listViews', () => {
  const map = makeMap([
    ['barrel', 1],
    ['crate', 2],
    ['well', 98],
  ]);
  const views = listViews([map], ['barrel', 'crate', 'ground_grass', 'tree_oak', 'tree_pine', 'well']);
  const shareView = (a: string, b: string): boolean => views.some((view) => view.has(a) && view.has(b));

  it('shows neighbours together, and what is far apart never', () => {
    expect(shareView('barrel', 'crate')).toBe(true);
    expect(shareView('barrel', 'well')).toBe(false);
    expect(shareView('ground_grass', 'barrel') && shareView('ground_grass', 'well')).toBe(true);
  });

  it('puts sprites that no map places with those of their kind', () => {
    expect(views).toContainEqual(new Set(['tree_oak', 'tree_pine']));
    expect(shareView('tree_oak', 'barrel')).toBe(false);
  });

  it('puts sprites that no map places with all that share a tag with them, and without tags with their kind', () => {
    const tags: Readonly<Record<string, string[]>> = { barrel: ['goods'], sack: ['goods', 'mill'], tree_oak: ['wood'] };
    const names = ['barrel', 'crate', 'sack', 'tree_oak', 'tree_pine', 'well'];
    const tagged = listViews([map], names, (name) => tags[name] ?? []);
    expect(tagged).toContainEqual(new Set(['barrel', 'sack']));
    expect(tagged).toContainEqual(new Set(['sack']));
    expect(tagged).toContainEqual(new Set(['tree_oak']));
    expect(tagged).toContainEqual(new Set(['tree_pine']));
  });

  it('is empty where nothing is', () => {
    expect(listViews([], [])).toEqual([]);
  });
});

describe('packPages by views', () => {
  it.each([1, 2, 3])('touches at most 1.3 times the pages that the planner of world %i would', (seed) => {
    const { groups, views, plannedPages } = createWorld(seed);
    const planned = countTouchedPages(views, (name) => [plannedPages.get(name)!]);
    const packing = packPages(groups, views);
    const touched = countTouchedPages(views, (name) => packing.places.get(name)!.map(({ page }) => page));
    expect(touched / planned).toBeLessThanOrEqual(1.3);
    // The plan says something: without views nearly all pages are touched.
    expect(planned).toBeLessThan(3);
  });

  it('gives the same places in any order of groups and views, and loses none', () => {
    const world = createWorld(4);
    const groups = world.groups.slice(0, 300);
    const { views } = world;
    const packing = packPages(groups, views);
    const again = packPages([...groups].reverse(), [...views].reverse());
    expect(again.fills).toEqual(packing.fills);
    for (const { name, rects } of groups) {
      expect(packing.places.get(name)!.length).toBe(rects.length);
      expect(again.places.get(name)).toEqual(packing.places.get(name));
    }
  });
});
