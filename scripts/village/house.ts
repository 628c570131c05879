// A house: walls on the edges of its tiles, doors in them, floors, a roof, and rooms that are furnished by what they are for.

import { STOREY_UNITS } from '../../shared/projection.ts';
import type { Chance } from './chance.ts';
import { furnishRoom } from './furnish.ts';
import { buildRoof, type Cover, listRidge, type Masonry, type Roof, type RoofForm } from './roofs.ts';
import type { RoomKind } from './room-kinds.ts';
import { type Area, type Building, object, type Static, type Storey } from './village-map.ts';

/** How thick floors are: what stands in rooms stands as high. */
export const FLOOR_UNITS = 0.0884;

/** A wall that parts a floor in two: `x` runs east, `y` south, so many tiles from the house's north or west side. */
export interface Partition {
  readonly axis: 'x' | 'y';
  readonly at: number;
  /** Tiles along it to its doorway. */
  readonly door: number;
}

export interface Door {
  readonly side: 's' | 'e';
  readonly at: number;
}

export interface HousePlan {
  readonly name: string;
  readonly area: Area;
  readonly masonry: Masonry;
  readonly cover: Cover;
  readonly form: RoofForm;
  readonly floor: string;
  readonly chimney?: 'stone' | 'brick';
  /** The side that is open, arches in place of walls. */
  readonly open?: 's' | 'e';
  /** Doors in outer walls: tiles along the wall. */
  readonly doors: readonly Door[];
  /** An opening without a leaf, to a building on that side. */
  readonly arch?: { readonly side: Side['side']; readonly at: number };
  /** The wall that is another building's, on the ground floor. */
  readonly shared?: Side['side'];
  readonly doorSprite: 'door_plank' | 'door_arched';
  /** From the ground up; rooms from west to east, or north to south. */
  readonly floors: readonly { readonly partition?: Partition; readonly rooms: readonly RoomKind[] }[];
  /** Where stairs begin, tiles of the map; they climb northwards. */
  readonly stairs?: readonly [x: number, y: number];
}

/** The tile before a door in an outer wall. */
export function stepOf({ area: { x, y, w, d } }: HousePlan, door: Door): readonly [number, number] {
  return door.side === 's' ? [x + door.at, y + d] : [x + w, y + door.at];
}

export function buildHouse(plan: HousePlan, chance: Chance): Building {
  const roof: Roof = {
    over: plan.area,
    storeys: plan.floors.length,
    cover: plan.cover,
    form: plan.form,
    gable: plan.masonry,
  };
  const storeys = plan.floors.map((floor, level): Storey => {
    const areas = splitRooms(plan.area, floor.partition);
    return {
      level,
      rooms: areas.map(({ x, y, w, d }) => [x, y, x + w, y + d] as const),
      statics: [
        ...layFloor(plan, level),
        ...buildWalls(plan, level, chance),
        ...buildPartition(plan, level),
        ...areas.flatMap((area, index) =>
          furnishRoom(
            {
              name: `${plan.name} ${level} ${index}`,
              kind: floor.rooms[index]!,
              area,
              z: level * STOREY_UNITS + FLOOR_UNITS,
              kept: listKept(plan, level),
              stairs: listStairs(plan),
            },
            chance,
          ),
        ),
        ...(level === 0 && plan.stairs !== undefined
          ? [object('stairs_wood', plan.stairs[0], plan.stairs[1], FLOOR_UNITS, 's')]
          : []),
      ],
    };
  });
  const chimneys = plan.chimney === undefined ? [] : [buildChimney(plan.chimney, roof, plan.name, chance)];
  return {
    name: plan.name,
    storeys: [...storeys, { level: plan.floors.length, roof: true, statics: [...buildRoof(roof), ...chimneys] }],
  };
}

export function splitRooms(area: Area, partition: Partition | undefined): readonly Area[] {
  if (partition === undefined) return [area];
  const { x, y, w, d } = area;
  const { axis, at } = partition;
  return axis === 'y'
    ? [
        { x, y, w: at, d },
        { x: x + at, y, w: w - at, d },
      ]
    : [
        { x, y, w, d: at },
        { x, y: y + at, w, d: d - at },
      ];
}

function listStairs({ stairs }: HousePlan): (readonly [x: number, y: number])[] {
  return stairs === undefined ? [] : [[stairs[0], stairs[1] - 1], stairs];
}

function layFloor(plan: HousePlan, level: number): Static[] {
  const { x, y, w, d } = plan.area;
  const tiles: Static[] = [];
  for (let row = y; row < y + d; row++)
    for (let column = x; column < x + w; column++)
      // The well of the stairs stays open.
      if (level === 0 || !listStairs(plan).some(([stairX, stairY]) => stairX === column && stairY === row))
        tiles.push(object(plan.floor, column, row, level * STOREY_UNITS));
  return tiles;
}

/** Tiles of a floor that nothing may stand on: before doors, and under, over and around the stairs. */
function listKept(plan: HousePlan, level: number): (readonly [number, number])[] {
  const { x, y, w, d } = plan.area;
  const kept: (readonly [number, number])[] = [];
  if (level === 0)
    for (const { side, at } of plan.doors) kept.push(side === 's' ? [x + at, y + d - 1] : [x + w - 1, y + at]);
  if (level === 0 && plan.open === 's') for (let i = 0; i < w; i++) kept.push([x + i, y + d - 1]);
  if (level === 0 && plan.open === 'e') for (let i = 0; i < d; i++) kept.push([x + w - 1, y + i]);
  if (level === 0 && plan.arch?.side === 'w') kept.push([x, y + plan.arch.at]);
  const partition = plan.floors[level]!.partition;
  if (partition !== undefined) {
    const { axis, at, door } = partition;
    if (axis === 'y') kept.push([x + at - 1, y + door], [x + at, y + door]);
    else kept.push([x + door, y + at - 1], [x + door, y + at]);
  }
  if (plan.stairs !== undefined) {
    const [stairX, stairY] = plan.stairs;
    // One steps on from the south, and off to the north.
    kept.push([stairX, level === 0 ? stairY + 1 : stairY - 2]);
  }
  return kept;
}

/** One outer wall, seen from outside or not. */
interface Side {
  readonly side: 'n' | 's' | 'w' | 'e';
  readonly length: number;
  readonly axis: 'x' | 'y';
  place(along: number): readonly [x: number, y: number];
}

function listSides({ x, y, w, d }: Area): readonly Side[] {
  return [
    { side: 'n', length: w, axis: 'x', place: (along) => [x + along, y] },
    { side: 's', length: w, axis: 'x', place: (along) => [x + along, y + d] },
    { side: 'w', length: d, axis: 'y', place: (along) => [x, y + along] },
    { side: 'e', length: d, axis: 'y', place: (along) => [x + w, y + along] },
  ];
}

function buildWalls(plan: HousePlan, level: number, chance: Chance): Static[] {
  const z = level * STOREY_UNITS;
  const { masonry, area, doors, doorSprite, open } = plan;
  // Stone is alike on all storeys; timber and brick stand on a plinth below.
  const upper = level > 0 && masonry !== 'stone' ? '_upper' : '';
  const pieces: Static[] = [];
  for (const { side, length, axis, place } of listSides(area)) {
    if (level === 0 && side === plan.shared) continue;
    const door = doors.find((one) => one.side === side);
    for (let along = 0; along < length; along++) {
      const [x, y] = place(along);
      const isDoor = level === 0 && doors.some((one) => one.side === side && one.at === along);
      const kind = isDoor
        ? doorSprite === 'door_arched'
          ? 'arch'
          : 'door'
        : level === 0 && (open === side || (plan.arch?.side === side && plan.arch.at === along))
          ? 'arch'
          : chooseWall(plan, side, along, length, door?.at, `${level} ${along}`, chance);
      pieces.push(object(`wall_${masonry}${upper}_${kind}_${axis}`, x, y, z));
      if (isDoor) pieces.push(object(`${doorSprite}_${axis}`, x, y, z));
    }
  }
  const { x, y, w, d } = area;
  for (const [cornerX, cornerY] of [
    [x, y],
    [x + w, y],
    [x, y + d],
    [x + w, y + d],
  ] as const)
    pieces.push(object(`post_${masonry}${upper}`, cornerX, cornerY, z));
  return pieces;
}

/** Windows on the sides that are seen, every other tile from the door on; braces at the ends of timber walls. */
function chooseWall(
  { name, masonry }: HousePlan,
  side: Side['side'],
  along: number,
  length: number,
  door: number | undefined,
  key: string,
  chance: Chance,
): string {
  const isSeen = side === 's' || side === 'e';
  const isEnd = along === 0 || along === length - 1;
  if (isSeen && !isEnd && Math.abs(along - (door ?? 0)) % 2 === 1) {
    const isLit = chance.share(`${name} window ${side} ${key}`) < 0.8;
    return isLit ? 'window' : 'window_unlit';
  }
  if (masonry !== 'timber') return 'plain';
  return isEnd || chance.share(`${name} brace ${side} ${key}`) < 0.3 ? 'brace' : 'plain';
}

function buildPartition(plan: HousePlan, level: number): Static[] {
  const partition = plan.floors[level]!.partition;
  if (partition === undefined) return [];
  const { axis, at, door } = partition;
  const { x, y, w, d } = plan.area;
  const z = level * STOREY_UNITS;
  // An upper wall of timber has no doorway of its own: the one with a plinth is hidden by the floor.
  const place = (along: number): readonly [number, number] =>
    axis === 'y' ? [x + at, y + along] : [x + along, y + at];
  const length = axis === 'y' ? d : w;
  const pieces: Static[] = [];
  for (let along = 0; along < length; along++) {
    const [wallX, wallY] = place(along);
    const kind = along === door ? 'door' : 'plain';
    pieces.push(object(`wall_timber_${kind}_${axis}`, wallX, wallY, z));
    if (along === door) pieces.push(object(`door_plank_open_${axis}`, wallX, wallY, z));
  }
  const [endX, endY] = place(length);
  const post = level > 0 && plan.masonry === 'timber' ? 'post_timber_upper' : 'post_timber';
  if (plan.masonry === 'timber') pieces.push(object(post, ...place(0), z), object(post, endX, endY, z));
  return pieces;
}

function buildChimney(kind: 'stone' | 'brick', roof: Roof, name: string, chance: Chance): Static {
  const ridge = listRidge(roof);
  const at = ridge.length > 2 ? chance.between(`${name} chimney`, 1, ridge.length - 2) : 0;
  const place = ridge[at];
  if (place === undefined) {
    // A roof that ends in a point: the stack stands in its north slope.
    const { over, storeys } = roof;
    return object(`chimney_${kind}_slope`, over.x + 1, over.y + 1, storeys * STOREY_UNITS);
  }
  return object(`chimney_${kind}_ridge`, ...place);
}
