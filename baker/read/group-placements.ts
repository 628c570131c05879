import { compareText } from '../../shared/sort.ts';
import type { MapSource } from './map-source.ts';
import { listMapSprites } from './read-map.ts';
import { folderNameOf } from './sheet-source.ts';

/** @returns names of the maps that place a sprite, be it as ground, by its name; maps sorted, each once */
export function groupPlacements(sources: readonly MapSource[]): ReadonlyMap<string, readonly string[]> {
  const maps = new Map<string, string[]>();
  for (const source of [...sources].sort((a, b) => compareText(a.source, b.source))) {
    for (const sprite of new Set(listMapSprites(source))) {
      maps.set(sprite, [...(maps.get(sprite) ?? []), folderNameOf(source.source)]);
    }
  }
  return maps;
}

/** @returns names of the sheets that no map places, sorted; a bare twin lies in its sheet's folder and is none of them */
export function listUnplaced(sheets: readonly { readonly source: string }[], maps: readonly MapSource[]): string[] {
  const placed = groupPlacements(maps);
  return sheets
    .map(({ source }) => folderNameOf(source))
    .filter((name) => !placed.has(name))
    .sort(compareText);
}
