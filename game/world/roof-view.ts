// How much of the buildings is drawn: what is lifted off still casts its shadow.

import { type Building, floorOf } from '../../shared/format/map.ts';
import { STOREY_UNITS } from '../../shared/projection.ts';
import type { PlacedStatic } from './place-statics.ts';

/** All but what is over the player; no roofs; no roofs and no upper storeys; everything. In the order in which the key goes through them. */
export const ROOF_VIEWS = ['auto', 'no-roofs', 'ground-floor', 'all'] as const;
export type RoofView = (typeof ROOF_VIEWS)[number];

/** What is lifted off just now: of all buildings alike, or all over the ground floor of the one with this index. */
export type LiftedRoofs = Exclude<RoofView, 'auto'> | number;

export function nextRoofView(view: RoofView): RoofView {
  return ROOF_VIEWS[(ROOF_VIEWS.indexOf(view) + 1) % ROOF_VIEWS.length]!;
}

/** @param inside the building that the player is in */
export function liftRoofs(view: RoofView, inside: number | undefined): LiftedRoofs {
  return view === 'auto' ? (inside ?? 'all') : view;
}

/** Whether a static is drawn, may be pointed at and gives light. */
export function isShown({ overhead }: Pick<PlacedStatic, 'overhead'>, lifted: LiftedRoofs): boolean {
  if (overhead === undefined || lifted === 'all') return true;
  if (typeof lifted === 'number') return overhead.building !== lifted;
  return lifted === 'no-roofs' && !overhead.isRoof;
}

/** The building on whose ground floor a place lies; undefined: out of doors. */
export function findBuilding(x: number, y: number, buildings: readonly Building[]): number | undefined {
  const building = buildings.findIndex((candidate) =>
    candidate.rooms.some(
      ({ area: [west, north, east, south], bottom }) =>
        bottom < floorOf(candidate) + STOREY_UNITS / 2 && x >= west && x < east && y >= north && y < south,
    ),
  );
  return building < 0 ? undefined : building;
}
