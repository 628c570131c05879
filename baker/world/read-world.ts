// The world of a bake: the catalogue held against the sheets, and the maps held against both.

import { chooseFrame } from '../../shared/choose-frame.ts';
import type { Catalogue } from '../../shared/format/catalogue.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { Fault } from '../fault.ts';
import type { BakeInputs } from '../plan-tasks.ts';
import { checkCatalogue, completeCatalogue, type ReadCatalogue } from '../read/read-catalogue.ts';
import { readMaps } from '../read/read-map.ts';
import type { BakedSheet } from '../write/baked-sheet.ts';
import { checkMap } from './check-map.ts';
import type { StaticLights } from './find-dark-rooms.ts';
import { standOnGround } from './stand-on-ground.ts';

/** A sheet, or a stand-in, which has no source. */
export interface WorldSprite {
  readonly name: string;
  readonly source?: { readonly source: string };
}

export interface World {
  /** Sorted by name; what stands on them stands on their ground. */
  readonly maps: readonly WorldMap[];
  /** An entry for every sprite of the bake. */
  readonly catalogue: Catalogue;
  readonly faults: readonly Fault[];
}

/**
 * @param sprites all sheets and stand-ins of the bake
 * @param sheets what they came to; undefined where not all are at hand: nothing is then said of light
 */
export function readWorld(
  { maps: sources }: Pick<BakeInputs, 'maps'>,
  written: ReadCatalogue,
  sprites: readonly WorldSprite[],
  sheets: readonly BakedSheet[] | undefined,
): World {
  const names = sprites.map((sprite) => sprite.name);
  const catalogue = completeCatalogue(written.entries, names);
  const { maps, faults } = readMaps(sources, new Set(names));
  // A catalogue with errors says too little to judge by: what follows from it would hide what is to be mended.
  const standing = maps.map(standOnGround);
  if (written.faults.length > 0) return { maps: standing, catalogue, faults: [...written.faults, ...faults] };
  const folders = new Map(sprites.flatMap(({ name, source }) => (source === undefined ? [] : [[name, source.source]])));
  const isWhole = sheets?.length === sprites.length;
  const lightsOf = isWhole ? lookUpLights(sheets) : undefined;
  const findings = maps.flatMap((map) => checkMap(map, catalogue, lightsOf));
  return { maps: standing, catalogue, faults: [...checkCatalogue(written.entries, folders), ...faults, ...findings] };
}

function lookUpLights(sheets: readonly BakedSheet[]): StaticLights {
  const byName = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  return ({ sprite, facing, x, y }) => {
    const { frames, facings, variants, lights } = byName.get(sprite)!;
    const frame = chooseFrame({ frames: frames.length, facings, variants }, facing, Math.floor(x), Math.floor(y));
    return lights.filter((light) => light.frame === frame);
  };
}
