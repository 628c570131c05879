// How much of the buildings is drawn: what is lifted off still casts its shadow.

import type { PlacedStatic } from './place-statics.ts';

/** Everything; no roofs; no roofs and no upper storeys. In the order in which the key goes through them. */
export const ROOF_VIEWS = ['all', 'no-roofs', 'ground-floor'] as const;
export type RoofView = (typeof ROOF_VIEWS)[number];

export function nextRoofView(view: RoofView): RoofView {
  return ROOF_VIEWS[(ROOF_VIEWS.indexOf(view) + 1) % ROOF_VIEWS.length]!;
}

/** Whether a static is drawn, may be pointed at and gives light. */
export function isShown({ overhead }: Pick<PlacedStatic, 'overhead'>, view: RoofView): boolean {
  return overhead === undefined || view === 'all' || (view === 'no-roofs' && !overhead.isRoof);
}
