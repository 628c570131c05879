// Objects of a map that claim one place, and those that reach past its edges. Two pieces in one place are drawn through each
// other, texel by texel, and are errors; furniture that stands in furniture or in a wall may be meant, and is a warning.

import type { SolidBox } from '../../shared/format/catalogue.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import { type MapObject, SAME_STOREY_UNITS } from '../../shared/walk/map-object.ts';
import type { SheetFault } from '../read/sheet-source.ts';
import { describeEdge, describeTile, mapFinding } from './map-finding.ts';

/** Pieces of walls, floors and roofs lie in one place when they share more than this of a tile. */
const PIECE_SHARE_TILES = 0.1;

/** Roof pieces and floors at other heights than this lie on one another, units. */
const SAME_HEIGHT_UNITS = 0.05;

/** Boxes stand for round things, and sacks sag: as deep as this into each other they lean on one another. */
const TOUCH_TILES = 0.3;

/** Ground that a map covers, tiles. */
type MapSize = Pick<WorldMap, 'width' | 'height'>;

export function findOverlaps(map: MapSize, objects: readonly MapObject[]): SheetFault[] {
  const faults = objects.flatMap((object) => findOutside(map, object));
  for (const [one, other] of listNeighbours(objects)) {
    const fault = comparePair(one, other);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

/** Ground that an object takes, tiles of the map. */
function boxOf({ static: { x, y }, entry, edge, solid }: MapObject): SolidBox | undefined {
  if (edge === 'x') return [x, y, x + 1, y];
  if (edge === 'y') return [x, y, x, y + 1];
  if (entry.place === 'tile' || entry.place === 'roof') return [x, y, x + 1, y + 1];
  return entry.place === 'corner' ? [x, y, x, y] : solid;
}

function findOutside(map: MapSize, object: MapObject): SheetFault[] {
  const box = boxOf(object);
  // Eaves and gables stick out over the walls that carry them.
  if (box === undefined || object.entry.place === 'roof') return [];
  const past = { west: -box[0], north: -box[1], east: box[2] - map.width, south: box[3] - map.height };
  return Object.entries(past)
    .filter(([, tiles]) => tiles > PIECE_SHARE_TILES)
    .map(([side, tiles]) => {
      const found = `${describeTile(object)}: ${object.static.sprite} reaches ${formatTiles(tiles)} past the ${side} edge of the map`;
      return mapFinding('error', found, 'everything on the map', 'Move it, or make the map larger.');
    });
}

/** @returns pairs that share a tile, each once, in the map's order */
function listNeighbours(objects: readonly MapObject[]): (readonly [MapObject, MapObject])[] {
  const tiles = new Map<string, number[]>();
  const pairs = new Map<string, readonly [number, number]>();
  for (const [index, object] of objects.entries()) {
    const box = boxOf(object);
    if (box === undefined) continue;
    // A piece on an edge touches the tiles on both of its sides.
    const [west, north, east, south] = [
      Math.ceil(box[0]) - 1,
      Math.ceil(box[1]) - 1,
      Math.floor(box[2]),
      Math.floor(box[3]),
    ];
    for (let y = north; y <= south; y++) {
      for (let x = west; x <= east; x++) {
        const there = tiles.get(`${x},${y}`) ?? [];
        for (const earlier of there) pairs.set(`${earlier},${index}`, [earlier, index]);
        tiles.set(`${x},${y}`, [...there, index]);
      }
    }
  }
  const sorted = [...pairs.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return sorted.map(([one, other]) => [objects[one]!, objects[other]!]);
}

function comparePair(one: MapObject, other: MapObject): SheetFault | undefined {
  const rise = Math.abs(one.static.z - other.static.z);
  if (rise >= SAME_STOREY_UNITS) return undefined;
  const [place, otherPlace] = [one.entry.place, other.entry.place];
  if (place === 'edge' && otherPlace === 'edge') return compareEdges(one, other);
  if (place === 'corner' && otherPlace === 'corner') {
    const isSame = Math.hypot(one.static.x - other.static.x, one.static.y - other.static.y) < PIECE_SHARE_TILES;
    return isSame ? sameplace(describeTile(one), one, other, 'one post a corner') : undefined;
  }
  if (place === otherPlace && (place === 'tile' || place === 'roof')) {
    if (rise >= SAME_HEIGHT_UNITS || depthOf(boxOf(one)!, boxOf(other)!) <= limitOf(place)) return undefined;
    return sameplace(
      describeTile(one),
      one,
      other,
      place === 'tile' ? 'one floor a tile' : 'one piece of roof a place',
    );
  }
  return compareSolids(one, other);
}

/** Roofs are made of pieces that lap over each other; only those that lie wholly in one place are a slip. */
function limitOf(place: 'tile' | 'roof'): number {
  return place === 'roof' ? 1 - PIECE_SHARE_TILES : PIECE_SHARE_TILES;
}

function compareEdges(one: MapObject, other: MapObject): SheetFault | undefined {
  if (one.edge !== other.edge) return undefined;
  const [across, along] = one.edge === 'x' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  if (Math.abs(one.static[across] - other.static[across]) > PIECE_SHARE_TILES) return undefined;
  if (1 - Math.abs(one.static[along] - other.static[along]) <= PIECE_SHARE_TILES) return undefined;
  const [door, frame] = one.entry.class === 'door' ? [one, other] : [other, one];
  if (door.entry.class !== 'door' || frame.entry.class === 'door') {
    return sameplace(describeEdge(one), one, other, 'one wall an edge, or a doorway and its door');
  }
  if (frame.entry.passage) return undefined;
  const found = `${describeEdge(door)}: ${door.static.sprite} stands in ${frame.static.sprite}, which has no doorway`;
  const mend = 'Put a wall with a doorway there, or remove the door.';
  return mapFinding('error', found, 'a door in a doorway', mend);
}

/** Furniture in furniture, and furniture in a wall. */
function compareSolids(one: MapObject, other: MapObject): SheetFault | undefined {
  const [wall, thing] = one.edge === undefined ? [other, one] : [one, other];
  if (thing.solid === undefined) return undefined;
  // What stands in a doorway is told with its door.
  if (wall.entry.passage && wall.edge !== undefined) return undefined;
  if (wall.edge !== undefined) {
    const depth = depthInWall(wall, thing.solid);
    if (depth <= TOUCH_TILES) return undefined;
    const found = `${describeTile(thing)}: ${thing.static.sprite} stands ${formatTiles(depth)} deep in ${wall.static.sprite}`;
    return mapFinding('warning', found, 'objects beside walls', 'Move it off the wall.');
  }
  if (wall.solid === undefined) return undefined;
  const depth = depthOf(one.solid!, other.solid!);
  if (depth <= TOUCH_TILES) return undefined;
  const found = `${describeTile(one)}: ${one.static.sprite} and ${other.static.sprite} stand ${formatTiles(depth)} deep in each other`;
  return mapFinding('warning', found, 'objects side by side', 'Move one of them.');
}

/** How far boxes would have to be moved to be apart; 0 or less: they are. */
function depthOf(a: SolidBox, b: SolidBox): number {
  return Math.min(a[2] - b[0], b[2] - a[0], a[3] - b[1], b[3] - a[1]);
}

function depthInWall({ edge, static: { x, y } }: MapObject, [west, north, east, south]: SolidBox): number {
  return edge === 'x'
    ? Math.min(y - north, south - y, x + 1 - west, east - x)
    : Math.min(x - west, east - x, y + 1 - north, south - y);
}

function sameplace(where: string, one: MapObject, other: MapObject, expected: string): SheetFault {
  const [a, b] = [one.static.sprite, other.static.sprite];
  return mapFinding('error', `${where}: ${a} and ${b} take one place`, expected, 'Remove one of them, or move it.');
}

function formatTiles(tiles: number): string {
  const rounded = Number(tiles.toFixed(2));
  return rounded === 1 ? '1 tile' : `${rounded} tiles`;
}
