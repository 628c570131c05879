// Every way that the game's walls, corners, doors and floors meet keeps light in: runs of one to eight pieces along both axes,
// outer and inner corners, one and two storeys, doors on both sides, and roofs over every length.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Brick } from '../../shared/format/brick.ts';
import { SOLID_SHARE } from '../../shared/voxel/occupancy.ts';
import { bakeFrame, readSheet } from './read-brick.ts';
import {
  type BuildingPlan,
  findBuildingLeak,
  type Outline,
  type Piece,
  planBoards,
  planBuilding,
} from './seal-building.ts';
import { findHouseLeak, type HousePlan, planHouse } from './seal-house.ts';

const RUN_LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8];

/** What a builder's slip may take from a wall before the test says so. */
const STRICT_SHARE = Math.round(SOLID_SHARE * 1.2);

const cornerRows = (length: number, west: string, east: string): string[] =>
  Array.from({ length }, () => west + '.'.repeat(length) + east);

const OUTLINES: Readonly<Record<string, (length: number) => Outline>> = {
  'a row along x': (length) => ['#'.repeat(length)],
  'a row along y': (length) => Array.from({ length }, () => '#'),
  // The inner corner of each looks another way.
  'an angle open to the north-east': (length) => [...cornerRows(length, '#', ''), '#'.repeat(length + 1)],
  'an angle open to the north-west': (length) => [...cornerRows(length, '', '#'), '#'.repeat(length + 1)],
  'an angle open to the south-east': (length) => ['#'.repeat(length + 1), ...cornerRows(length, '#', '')],
  'an angle open to the south-west': (length) => ['#'.repeat(length + 1), ...cornerRows(length, '', '#')],
};

const bricks = new Map<string, Brick>();
const brickOf = (name: string): Brick => bricks.get(name)!;

/** Bakes what is asked for and not there yet; only the first variant: the others are held to it elsewhere. */
async function bakeAll(pieces: readonly Piece[]): Promise<void> {
  for (const { name } of pieces) if (!bricks.has(name)) bricks.set(name, bakeFrame(await readSheet(name)));
}

describe.each(['timber', 'stone'] as const)('%s', (walls) => {
  describe.each(Object.entries(OUTLINES))('%s', (_, outlineOf) => {
    const plans = RUN_LENGTHS.flatMap((length) =>
      ([1, 2] as const).map(
        (storeys): BuildingPlan => ({
          walls,
          outline: outlineOf(length),
          storeys,
          door: (length + storeys) % 2 ? 'x' : 'y',
        }),
      ),
    );
    beforeAll(() => bakeAll(plans.flatMap(planBuilding)));

    it('holds light in each storey, also at 1.2 times the threshold', () => {
      for (const plan of plans) {
        const { outline, storeys } = plan;
        const pieces = [...planBuilding(plan), ...planBoards(plan, storeys)];
        const flooding = {
          outline,
          pieces,
          brickOf,
          storeys: storeys === 1 ? [0] : [0, 1],
          heightUnits: 3 + 2 * storeys,
        };
        for (const share of [SOLID_SHARE, STRICT_SHARE]) {
          expect(
            findBuildingLeak(flooding, share),
            `${outline.join('/')}, ${storeys} storeys, ${share}`,
          ).toBeUndefined();
        }
      }
    });
  });

  describe('an angle of two storeys', () => {
    const outline = OUTLINES['an angle open to the north-east']!(2);
    const plan: BuildingPlan = { walls, outline, storeys: 2, door: 'y' };
    const building = planBuilding(plan);
    const boards = planBoards(plan, 2);
    beforeAll(() => bakeAll(building));

    it('leaks without any one wall, door or board of the ceiling', () => {
      const pieces = [...building, ...boards];
      const needed = pieces.filter(({ name }) => /^(wall|door)_/.test(name)).concat(boards);
      expect(needed).toHaveLength(2 * 12 + 1 + 5);
      for (const one of needed) {
        const rest = pieces.filter((piece) => piece !== one);
        const leak = findBuildingLeak({ outline, pieces: rest, brickOf, storeys: [0, 1], heightUnits: 7 });
        expect(leak, `without ${one.name} at ${one.anchor}`).toMatch(/leaks/);
      }
    });

    it('is shut towards an upper storey without a roof by every board of its floor', () => {
      const open = { outline, brickOf, heightUnits: 7 };
      const floor = planBoards(plan, 1);
      for (const share of [SOLID_SHARE, STRICT_SHARE]) {
        expect(findBuildingLeak({ ...open, pieces: building, storeys: [0] }, share)).toBeUndefined();
      }
      expect(findBuildingLeak({ ...open, pieces: building, storeys: [1] })).toMatch(/storey 1 leaks/);
      expect(floor).toHaveLength(5);
      for (const { anchor } of floor) {
        const rest = building.filter((piece) => piece.name !== 'floor_plank' || `${piece.anchor}` !== `${anchor}`);
        expect(rest).toHaveLength(building.length - 1);
        expect(findBuildingLeak({ ...open, pieces: rest, storeys: [0] })).toMatch(/storey 0 leaks/);
      }
    });
  });

  describe.each(['x', 'y'] as const)('houses with their ridge along %s', (ridge) => {
    const plans = RUN_LENGTHS.map((length): HousePlan => {
      const depth = length % 2 === 0 ? 2 : 4;
      const [columns, rows] = ridge === 'x' ? [length, depth] : [depth, length];
      // Deep timber gables are lit, which is an opening.
      return {
        walls,
        gable: 'stone',
        roof: length % 3 === 0 ? 'thatch' : 'shingle',
        columns,
        rows,
        ridge,
        storeys: length % 4 < 2 ? 1 : 2,
      };
    });
    beforeAll(() => bakeAll(plans.flatMap(planHouse)));

    it('hold light under roofs of every length', () => {
      for (const plan of plans) {
        for (const share of [SOLID_SHARE, STRICT_SHARE]) {
          expect(findHouseLeak(plan, planHouse(plan), brickOf, share), JSON.stringify(plan)).toBeUndefined();
        }
      }
    });
  });
});
