// Houses: a building of one oblong outline under a roof with its gables.
//
// The ridge runs along x or along y. Every roof piece stands at whole multiples of one tile's rise.

import type { Brick } from '../../shared/format/brick.ts';
import { PX_PER_UNIT, STOREY_UNITS } from '../../shared/projection.ts';
import { findBuildingLeak, type Outline, type Piece, planBuilding } from './seal-building.ts';

export interface HousePlan {
  readonly walls: 'timber' | 'stone' | 'brick';
  /** Of the gable that looks east or south; without: as the walls. */
  readonly gable?: 'timber' | 'stone' | 'brick' | 'timber_unlit';
  readonly roof: 'shingle' | 'thatch' | 'slate';
  /** Tiles. The house is as deep across its ridge as its gables are wide: 2 or 4. */
  readonly columns: number;
  readonly rows: number;
  readonly ridge: 'x' | 'y';
  /** Without: one. */
  readonly storeys?: 1 | 2;
  /** Its roof falls to all four sides: no gables. The house is then longer than deep, or square. */
  readonly isHipped?: boolean;
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
function planRoof(plan: HousePlan, lift: number): Piece[] {
  const { walls, gable = walls, roof, columns, rows, ridge, isHipped = false } = plan;
  const pieces: Piece[] = [];
  const [length, depth] = ridge === 'x' ? [columns, rows] : [rows, columns];
  const [low, high, first, last] = ridge === 'x' ? ['n', 's', 'w', 'e'] : ['w', 'e', 'n', 's'];
  const put = (name: string, along: number, across: number, rises: number): void => {
    const [x, y] = ridge === 'x' ? [along, across] : [across, along];
    pieces.push({ name: `roof_${name}`, anchor: [x, y, rises * RISE_UNITS + lift] });
  };
  /** A hip's corner is named north or south first. */
  const cornerOf = (side: string, end: string): string => (ridge === 'x' ? side + end : end + side);
  for (let course = 0; course < depth / 2; course++) {
    const part = course === 0 ? 'eave' : 'slope';
    const start = isHipped ? course : 0;
    const [near, far] = [course + 0.5, depth - course - 0.5];
    for (let along = start + 0.5; along < length - start; along++) {
      const end = along === start + 0.5 ? first : along === length - start - 0.5 ? last : undefined;
      for (const [side, across] of [[low, near] as const, [high, far] as const]) {
        const isHip = isHipped && end !== undefined;
        put(`${roof}_${isHip ? `hip_${part}_${cornerOf(side!, end)}` : `${part}_${side}`}`, along, across, course + 1);
      }
    }
    for (let across = course + 1.5; isHipped && across < depth - course - 1; across++) {
      put(`${roof}_${part}_${first}`, near, across, course + 1);
      put(`${roof}_${part}_${last}`, length - near, across, course + 1);
    }
  }
  const ridgeFrom = isHipped ? depth / 2 : 0;
  for (let along = ridgeFrom + 0.5; along < length - ridgeFrom; along++) {
    put(`${roof}_ridge_${ridge}`, along, depth / 2, depth / 2 + 1);
  }
  if (isHipped) return pieces;
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
