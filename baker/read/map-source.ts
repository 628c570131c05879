export const MAP_FILE = 'map.json';

/** A map's file as it came from disk. */
export interface MapSource {
  /** Folder relative to assets/: `maps/village`. Its last part is the map's name. */
  readonly source: string;
  readonly bytes: Uint8Array;
}
