// Doors in the picture: the map's statics, with each door as it stands now.

import type { BakedSprite } from '../../shared/format/manifest.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { Cell } from '../frame/shadow/shell-casters.ts';
import type { Door } from '../simulation/doors.ts';
import { anchorOf, type PlacedStatic, placeStatic } from '../world/place-statics.ts';

export interface ShownDoors {
  readonly statics: readonly PlacedStatic[];
  /** Whether one of the doors that look otherwise now stands in a cell of casters. */
  readonly isChanged: (cell: Cell) => boolean;
}

/** @param statics as they are shown, in the map's order; @returns undefined when all doors are shown as they stand */
export function placeDoors(
  map: Pick<WorldMap, 'statics'>,
  doors: readonly Door[],
  statics: readonly PlacedStatic[],
  spriteOf: (name: string) => BakedSprite,
): ShownDoors | undefined {
  const shown = [...statics];
  const changed = new Set<string>();
  for (const { index, isOpen, openSprite, shutSprite } of doors) {
    const sprite = isOpen ? openSprite : shutSprite;
    if (statics[index]!.sprite === sprite) continue;
    const placed = placeStatic({ ...map.statics[index]!, sprite }, spriteOf(sprite));
    shown[index] = placed;
    changed.add(keyOf(sprite, anchorOf(placed)));
  }
  if (changed.size === 0) return undefined;
  return {
    statics: shown,
    isChanged: ({ placements }) => placements.some(({ sprite, anchor }) => changed.has(keyOf(sprite, anchor))),
  };
}

function keyOf(sprite: string, anchor: Vec3): string {
  return `${sprite} ${anchor.join()}`;
}
