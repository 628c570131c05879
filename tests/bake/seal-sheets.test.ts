// The walls that the game ships, and the stand-ins, keep light in: rooms of every size up to 5 x 5 tiles, two storeys, and
// the two sides of a lit window.

import { beforeAll, describe, expect, it } from 'vitest';
import { findLights } from '../../baker/light/find-lights.ts';
import { createStandIn } from '../../baker/stand-in/create-stand-in.ts';
import type { Brick } from '../../shared/format/brick.ts';
import { LIGHT_GI_ONLY, LIGHT_SPILLS } from '../../shared/format/light.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { SOLID_SLAB_UNITS } from '../../shared/limits.ts';
import { addVec3, scaleVec3, type Vec3 } from '../../shared/vector.ts';
import { floodFill } from '../../shared/voxel/flood-fill.ts';
import { isSolid, packOccupancy } from '../../shared/voxel/occupancy.ts';
import { bakeFrame, readSheet } from './read-brick.ts';
import { composeRoom, findLeak, findSealMargin, ROOM_SIZES, type Walls } from './seal-room.ts';

const standIn = async (name: string): Promise<Sheet> => createStandIn(name);

async function bakeWalls(read: (name: string) => Promise<Sheet>, name: string): Promise<Walls> {
  return { x: bakeFrame(await read(`${name}_x`)), y: bakeFrame(await read(`${name}_y`)) };
}

/** Share of a slab this thick, in 250ths of a voxel. */
const toShare = (units: number): number => units * 2000;

describe.each([
  { name: 'wall_timber_plain', boards: 'floor_plank', read: readSheet, kind: 'sheet' },
  { name: 'wall_timber_brace', boards: 'floor_plank', read: readSheet, kind: 'sheet' },
  { name: 'wall_stone_plain', boards: 'floor_plank', read: readSheet, kind: 'sheet' },
  { name: 'wall_brick_plain', boards: 'floor_clay_tile', read: readSheet, kind: 'sheet' },
  { name: 'wall_timber_upper_plain', boards: 'floor_plank', read: readSheet, kind: 'sheet' },
  { name: 'wall_timber_upper_brace', boards: 'floor_chequer', read: readSheet, kind: 'sheet' },
  { name: 'wall_brick_upper_plain', boards: 'floor_flagstone', read: readSheet, kind: 'sheet' },
  { name: 'wall_timber_window_unlit', boards: 'floor_plank', read: readSheet, kind: 'sheet' },
  { name: 'wall_stone_window_unlit', boards: 'floor_plank', read: readSheet, kind: 'sheet' },
  { name: 'wall_brick_window_unlit', boards: 'floor_plank', read: readSheet, kind: 'sheet' },
  { name: 'wall_plain', boards: 'floor_plain', read: standIn, kind: 'stand-in' },
  { name: 'wall_door', boards: 'floor_plain', read: standIn, kind: 'stand-in' },
])('$name ($kind)', ({ name, boards, read }) => {
  let walls: Walls;
  let floor: Brick;
  beforeAll(async () => {
    walls = await bakeWalls(read, name);
    floor = bakeFrame(await read(boards));
  });

  it('seals rooms of every run length', () => {
    for (const size of ROOM_SIZES) expect(findLeak({ walls, ...size })).toBeUndefined();
  });

  it('seals under floor tiles, and on two storeys', () => {
    expect(findLeak({ walls, columns: 3, rows: 3, floor })).toBeUndefined();
    expect(findLeak({ walls, columns: 3, rows: 2, storeys: 2, floor })).toBeUndefined();
  });

  it('would still seal at one and a half times the threshold, and leaks at four times', () => {
    expect(findSealMargin({ walls })).toBeGreaterThanOrEqual(toShare(SOLID_SLAB_UNITS * 1.5));
    expect(findLeak({ walls, columns: 3, rows: 3 }, toShare(SOLID_SLAB_UNITS * 4))).toMatch(/leaks/);
  });

  it('leaks without any one piece', () => {
    for (let piece = 0; piece < 12; piece++) {
      expect(findLeak({ walls, columns: 3, rows: 3, without: piece }), `without piece ${piece}`).toMatch(/leaks/);
    }
  });
});

it.each(['wall_timber_plain', 'wall_stone_plain', 'wall_brick_plain'])(
  '%s: seals in each of its variants',
  async (name) => {
    const [x, y] = [await readSheet(`${name}_x`), await readSheet(`${name}_y`)];
    expect(x.frames).toHaveLength(3);
    expect(y.frames).toHaveLength(3);
    for (const variant of [0, 1, 2]) {
      const walls = { x: bakeFrame(x, variant), y: bakeFrame(y, variant) };
      expect(findLeak({ walls, columns: 3, rows: 2 })).toBeUndefined();
    }
  },
);

describe.each([
  { wall: 'wall_timber_plain', window: 'wall_timber_window', read: readSheet, kind: 'sheet' },
  { wall: 'wall_stone_plain', window: 'wall_stone_window', read: readSheet, kind: 'sheet' },
  { wall: 'wall_brick_plain', window: 'wall_brick_window', read: readSheet, kind: 'sheet' },
  { wall: 'wall_plain', window: 'wall_window', read: standIn, kind: 'stand-in' },
])('$window ($kind)', ({ wall, window, read }) => {
  // 3 x 3 tiles: piece 4 is the middle of the south wall, piece 10 the middle of the east wall.
  it.each([
    { orientation: 'x', piece: 4, anchor: [1.5, 3.5, 0] as Vec3 },
    { orientation: 'y', piece: 10, anchor: [3.5, 1.5, 0] as Vec3 },
  ])(
    '$orientation: its glass is an opening, with a free lamp inside and one outside',
    async ({ orientation, piece, anchor }) => {
      const walls = await bakeWalls(read, wall);
      const sheet = await read(`${window}_${orientation}`);
      const brick = bakeFrame(sheet);
      const room = { walls, columns: 3, rows: 3 };
      expect(findLeak({ ...room, instead: [piece, brick] })).toMatch(/leaks/);

      const lights = findLights(sheet.frames[0]!, sheet.info);
      expect(lights.map((light) => light.flags)).toEqual([LIGHT_SPILLS, LIGHT_GI_ONLY]);
      const open = packOccupancy(composeRoom({ ...room, instead: [piece, brick] }));
      const closed = packOccupancy(composeRoom(room));
      const [outside, inside] = lights.map((light) => {
        const voxel = scaleVec3(addVec3(anchor, light.place), 8).map(Math.floor) as unknown as Vec3;
        expect(isSolid(open, ...voxel), `lamp in voxel ${voxel}`).toBe(false);
        return voxel;
      });
      // With a plain wall in the window's place one lamp is shut in and the other out.
      expect(floodFill(closed, outside!).leak).toBeDefined();
      expect(floodFill(closed, inside!).leak).toBeUndefined();
      expect(floodFill(closed, inside!).voxels).toBeGreaterThan(1000);
    },
  );
});
