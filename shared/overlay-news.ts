// What the development server tells the page while sheets are watched, over the server's own socket: sprites that were baked
// anew, for the page to lay over the bake that it loaded, and sheets that cannot be baked.

import type { Manifest } from './format/manifest.ts';

/** The page asks for all that it has missed; it comes without data. */
export const OVERLAY_ASK_EVENT = 'tallow:overlay-ask';

/** Comes with OverlayNews. */
export const OVERLAY_NEWS_EVENT = 'tallow:overlay-news';

/** Why a sheet cannot be baked as it is; the game shows what it showed before. */
export interface SheetFaults {
  /** Its folder relative to assets/. */
  readonly source: string;
  /** A sentence each. */
  readonly lines: readonly string[];
}

export interface OverlayNews {
  /** A bake of one sprite each, with records, lights and files of its own. Its files are fetched like those of the bake. */
  readonly packs: readonly Manifest[];
  /** Every sheet that has faults at this time. */
  readonly faults: readonly SheetFaults[];
}
