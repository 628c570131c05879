// Which sprites a bake will have, before it: sheets, stand-ins, and what maps place. Reads no picture.

import { compareText } from '../../shared/sort.ts';
import { groupPlacements } from '../read/group-placements.ts';
import { folderNameOf } from '../read/sheet-source.ts';
import { chooseStandIn, STAND_IN_NAMES } from '../stand-in/create-stand-in.ts';
import { findMaps } from './find-maps.ts';
import { listReadableSheets } from './find-sheet.ts';
import type { SheetListing } from './find-sheets.ts';

export interface ListedSprites {
  /** Sorted by source. */
  readonly sheets: readonly SheetListing[];
  /** Names of sheets, of stand-ins, and of what maps name and stand-ins are baked for; sorted, each once. */
  readonly names: readonly string[];
  /** Names of maps, sorted, by the sprite that they place, be it as ground. */
  readonly maps: ReadonlyMap<string, readonly string[]>;
}

/** Throws BakeError 'input' when the folder cannot be read. */
export async function listSprites(assets: string): Promise<ListedSprites> {
  const [{ listings }, { sources }] = await Promise.all([listReadableSheets(assets), findMaps(assets)]);
  const maps = groupPlacements(sources);
  const named = [...maps.keys()].filter((name) => chooseStandIn(name) !== undefined);
  const names = new Set([...listings.map(({ source }) => folderNameOf(source)), ...STAND_IN_NAMES, ...named]);
  return { sheets: listings, names: [...names].sort(compareText), maps };
}
