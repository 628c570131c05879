import type { Fault } from '../fault.ts';

/** Folder of assets/ that holds the catalogue's files. */
export const CATALOGUE_FOLDER = 'catalogue';

/** A file of the catalogue as it came from disk. */
export interface CatalogueSource {
  /** Path relative to assets/: `catalogue/walls.json`. */
  readonly source: string;
  readonly bytes: Uint8Array;
}

export function catalogueError(source: string, found: string, expected: string, mend: string): Fault {
  return { severity: 'error', source, found, expected, mend };
}
