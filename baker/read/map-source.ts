import type { SheetFault } from './sheet-source.ts';

export const MAP_FILE = 'map.json';

/** Folder of assets/ that holds maps, one folder a map. */
export const MAPS_FOLDER = 'maps';

/** A map's file as it came from disk. */
export interface MapSource {
  /** Folder relative to assets/: `maps/village`. Its last part is the map's name. */
  readonly source: string;
  readonly bytes: Uint8Array;
}

export function mapError(found: string, expected: string, mend: string): SheetFault {
  return { severity: 'error', file: MAP_FILE, found, expected, mend };
}
