// What is seen together: the sprites of each part of a map that a screen can show. A sprite that no map places belongs with
// those that share a tag with it in the catalogue, and without tags with those of its kind, the first word of its name.

import type { WorldMap } from '../../shared/format/map.ts';
import { worldToScreen } from '../../shared/projection.ts';
import { compareText } from '../../shared/sort.ts';
import type { SeenTogether } from './gather-page.ts';

/** Half a view, screen texels: a view is two by two of these, every half view there is one. A window of 2560 x 1600 at zoom 4. */
const HALF_VIEW_WIDTH_PX = 320;
const HALF_VIEW_HEIGHT_PX = 200;

/**
 * @param names of all sprites, sorted
 * @param tagsOf the tags of a sprite
 * @returns each different set once, in an order that depends on the maps, names and tags alone
 */
export function listViews(
  maps: readonly WorldMap[],
  names: readonly string[],
  tagsOf: (name: string) => readonly string[] = () => [],
): SeenTogether[] {
  const views = maps.flatMap(listMapViews);
  const placed = new Set(views.flatMap((view) => [...view]));
  const unplaced = names.filter((name) => !placed.has(name));
  const tags = [...new Set(unplaced.flatMap(tagsOf))].sort(compareText);
  const tagged = tags.map((tag) => new Set(names.filter((name) => tagsOf(name).includes(tag))));
  const kinds = new Map<string, Set<string>>();
  for (const name of unplaced.filter((one) => tagsOf(one).length === 0)) {
    const kind = name.split('_')[0]!;
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(name));
  }
  const different = new Map([...views, ...tagged, ...kinds.values()].map((view) => [[...view].sort().join(' '), view]));
  return [...different.values()];
}

function listMapViews(map: WorldMap): SeenTogether[] {
  const cells = new Map<string, Set<string>>();
  const columns = new Set<number>();
  const rows = new Set<number>();
  const add = (sprite: string, x: number, y: number, z: number): void => {
    const [screenX, screenY] = worldToScreen(x, y, z);
    const column = Math.floor(screenX / HALF_VIEW_WIDTH_PX);
    const row = Math.floor(screenY / HALF_VIEW_HEIGHT_PX);
    columns.add(column);
    rows.add(row);
    const key = `${column} ${row}`;
    cells.set(key, (cells.get(key) ?? new Set()).add(sprite));
  };
  map.tiles.forEach((terrain, i) => {
    add(map.terrains[terrain]!, (i % map.width) + 0.5, Math.floor(i / map.width) + 0.5, 0);
  });
  for (const { sprite, x, y, z } of map.statics) add(sprite, x + 0.5, y + 0.5, z);
  const views: SeenTogether[] = [];
  for (const row of rows) {
    for (const column of columns) {
      const parts = [0, 1].flatMap((down) => [0, 1].map((right) => cells.get(`${column + right} ${row + down}`) ?? []));
      const view = new Set(parts.flatMap((part) => [...part]));
      if (view.size > 0) views.push(view);
    }
  }
  return views;
}
