// How findings tell of what stands on a map.

import type { Tile } from '../../shared/terrain.ts';
import type { MapObject } from '../../shared/walk/map-object.ts';
import type { Fault } from '../fault.ts';
import { MAP_FILE } from '../read/map-source.ts';
import type { SheetFault } from '../read/sheet-source.ts';

/** `storey 0, tile (4, 7)`: where a finding is. */
export function describeTile({ storey, tile }: Pick<MapObject, 'storey' | 'tile'>): string {
  return `storey ${storey}, tile (${tile.join(', ')})`;
}

const EDGE_WORDS = { x: 'north edge', y: 'west edge' } as const;

/** `storey 0, tile (4, 7), north edge`. */
export function describeEdge({ storey, tile, edge }: MapObject): string {
  return `${describeTile({ storey, tile })}, ${EDGE_WORDS[edge!]}`;
}

/** Tiles that a finding lists: more would hide the others. */
const TILES_TOLD_MAX = 6;

/** `(4, 7), (5, 7)` and how many more. */
export function describeTiles(tiles: readonly Tile[]): string {
  const told = tiles.slice(0, TILES_TOLD_MAX).map((tile) => `(${tile.join(', ')})`);
  const more = tiles.length - told.length;
  return more > 0 ? `${told.join(', ')} and ${more} more` : told.join(', ');
}

export function mapFinding(severity: Fault['severity'], found: string, expected: string, mend: string): SheetFault {
  return { severity, file: MAP_FILE, found, expected, mend };
}
