// Houses: a building of one oblong outline under a roof with its gables.
//
// The ridge runs along x or along y. Every roof piece stands at whole multiples of one tile's rise.

import type { Brick } from '../../shared/format/brick.ts';
import { PX_PER_UNIT, STOREY_UNITS } from '../../shared/projection.ts';
import { findBuildingLeak, type Outline, type Piece, planBuilding } from './seal-building.ts';

export interface HousePlan {
  readonly walls: 'timber' | 'stone';
  /** Of the gable that looks east or south; without: as the walls. */
  readonly gable?: 'timber' | 'stone';
  readonly roof: 'shingle' | 'thatch';
  /** Tiles. The house is as deep across its ridge as its gables are wide: 2 or 4. */
  readonly columns: number;
  readonly rows: number;
  readonly ridge: 'x' | 'y';
  /** Without: one. */
  readonly storeys?: 1 | 2;
}

/** What a roof rises over one tile. */
const RISE_UNITS = 32 / PX_PER_UNIT;

const outlineOf = ({ columns, rows }: HousePlan): Outline => Array.from({ length: rows }, () => '#'.repeat(columns));

/** All pieces of a house, one door in its south wall. */
export function planHouse(plan: HousePlan): Piece[] {
  const storeys = plan.storeys ?? 1;
  return [
    ...planBuilding({ walls: plan.walls, outline: outlineOf(plan), storeys, door: 'x' }),
    ...planRoof(plan, storeys * STOREY_UNITS - STOREY_UNITS),
  ];
}

/** @param lift units that the roof stands higher than on one storey */
function planRoof({ walls, gable = walls, roof, columns, rows, ridge }: HousePlan, lift: number): Piece[] {
  const pieces: Piece[] = [];
  const [length, depth] = ridge === 'x' ? [columns, rows] : [rows, columns];
  const [low, high, first, last] = ridge === 'x' ? ['n', 's', 'w', 'e'] : ['w', 'e', 'n', 's'];
  const put = (name: string, along: number, across: number, rises: number): void => {
    const [x, y] = ridge === 'x' ? [along, across] : [across, along];
    pieces.push({ name: `roof_${name}`, anchor: [x, y, rises * RISE_UNITS + lift] });
  };
  for (let along = 0.5; along < length; along++) {
    for (let course = 0; course < depth / 2; course++) {
      const part = course === 0 ? 'eave' : 'slope';
      put(`${roof}_${part}_${low}`, along, course + 0.5, course + 1);
      put(`${roof}_${part}_${high}`, along, depth - course - 0.5, course + 1);
    }
    put(`${roof}_ridge_${ridge}`, along, depth / 2, depth / 2 + 1);
  }
  // Gables that look north and west are never seen, so there is one kind for all walls.
  put(`gable_timber_${depth}_${first}`, 0, depth / 2, 1);
  put(`gable_${gable}_${depth}_${last}`, length, depth / 2, 1);
  return pieces;
}

/** Floods a house storey by storey. @returns the leak, or undefined when it is sealed and has room inside */
export function findHouseLeak(
  plan: HousePlan,
  pieces: readonly Piece[],
  brickOf: (name: string) => Brick,
  solidShare?: number,
): string | undefined {
  const storeys = plan.storeys ?? 1;
  return findBuildingLeak(
    {
      outline: outlineOf(plan),
      pieces,
      brickOf,
      storeys: Array.from({ length: storeys }, (_, storey) => storey),
      heightUnits: 5 + 2 * storeys,
    },
    solidShare,
  );
}
