// How fast whom: by the tags that the catalogue gives to people and beasts.

import type { CatalogueEntry } from '../../shared/format/catalogue.ts';

/** Tiles a second. */
export interface Pace {
  readonly walk: number;
  readonly run: number;
}

/** A tile is 0.94 m for a person of 41 texels: people stroll and run; beasts trot after nobody. */
const PEOPLE_PACE: Pace = { walk: 2.5, run: 5 };
const PACES: Readonly<Record<string, Pace>> = {
  people: PEOPLE_PACE,
  animals: { walk: 1.25, run: 4 },
  monsters: { walk: 2, run: 4.5 },
};

/** The pace of a sprite; people's where its tags tell of none. */
export function paceOf(entry: CatalogueEntry | undefined): Pace {
  const tag = entry?.tags.find((word) => word in PACES);
  return tag === undefined ? PEOPLE_PACE : PACES[tag]!;
}
