// What the development server tells the page while sheets and maps are watched, over the server's own socket: sprites that were
// baked anew, for the page to lay over the bake that it loaded, maps that are other ones now, and what is broken.

import type { BakedFile, Manifest } from './format/manifest.ts';

/** The page asks for all that it has missed; it comes without data. */
export const OVERLAY_ASK_EVENT = 'tallow:overlay-ask';

/** Comes with OverlayNews. */
export const OVERLAY_NEWS_EVENT = 'tallow:overlay-news';

/** Why a sheet, a map or an entry cannot be baked as it is; the game shows what it showed before. */
export interface SheetFaults {
  /** Its folder or file relative to assets/. */
  readonly source: string;
  /** A sentence each. */
  readonly lines: readonly string[];
}

export interface OverlayNews {
  /** A bake of one sprite each, with records, lights and files of its own. Its files are fetched like those of the bake. */
  readonly packs: readonly Manifest[];
  /** Maps that differ from the bake at this time, by name. A page that loads the manifest now finds them in it. */
  readonly maps: Readonly<Record<string, BakedFile>>;
  /** Everything that has faults at this time. */
  readonly faults: readonly SheetFaults[];
}
