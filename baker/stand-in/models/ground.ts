// Ground tiles: meadow drawn flat, and cobbles with a relief of one texel. Both repeat with period 1 and are cut to the tile's diamond
// by the renderer. What touches the tile's border comes from one fixed seed and is the same in every variant, so any variant fits any other.

import { createRandom, hashTile, type Random } from '../../../shared/hash.ts';
import { chanceAt, groundCell } from '../drawing.ts';
import type { Part, StandInModel, Tone } from '../model.ts';
import type { Distance, Solid } from '../sdf.ts';

const VARIANTS = 6;

/** Cells of a tile along an axis. Texels' ground points are the cells whose indices have an odd sum. */
const CELLS = 32;

/** Marks within so many cells of the border belong to all variants. */
const BORDER_CELLS = 5;

/** The solid below a height field: all places are near it. */
function ground(distance: Distance): Solid {
  return { center: [0, 0, 0], radius: 2, distance };
}

/** Index of a cell in a tile that repeats; cells run from -16 to 15. */
function cellIndex(i: number, j: number): number {
  const wrap = (value: number) => (((value + CELLS / 2) % CELLS) + CELLS) % CELLS;
  return wrap(j) * CELLS + wrap(i);
}

/** A mark: texels right and down from its place, and a tone. */
interface Mark {
  readonly texels: readonly (readonly [right: number, down: number])[];
  readonly tone: number;
}

const LIGHT_PATCH: Mark = {
  texels: [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
    [2, 1],
  ],
  tone: 2.8,
};
const WIDE_PATCH: Mark = {
  texels: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
    [1, 1],
  ],
  tone: 2.6,
};
const DARK_FLECK: Mark = {
  texels: [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
  ],
  tone: 1.2,
};
const SMALL_FLECK: Mark = {
  texels: [
    [0, 0],
    [1, 0],
  ],
  tone: 1.1,
};
const BLADES: Mark = {
  texels: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
  ],
  tone: 1.2,
};
const LIGHT_BLADES: Mark = {
  texels: [
    [0, 0],
    [0, 1],
    [2, 0],
    [2, 1],
  ],
  tone: 2.9,
};
const MARKS: readonly Mark[] = [
  LIGHT_PATCH,
  WIDE_PATCH,
  DARK_FLECK,
  SMALL_FLECK,
  BLADES,
  BLADES,
  LIGHT_BLADES,
  LIGHT_BLADES,
];

/** Marks that one seed tries; about a third of the tile is covered in the end. */
const MARK_TRIES = 60;

function drawMarks(tones: Float64Array, random: Random, wantsBorder: boolean): void {
  for (let attempt = 0; attempt < MARK_TRIES; attempt++) {
    const mark = random.pick(MARKS);
    const column = random.below(CELLS) - CELLS / 2;
    const row = random.below(CELLS) - CELLS / 2;
    const cells = mark.texels.map(([right, down]): readonly [number, number] => {
      const [c, r] = [column + right, row + down];
      return [c + r + 1, r - c];
    });
    const isInside = ([i, j]: readonly [number, number]) =>
      Math.min(i + CELLS / 2, j + CELLS / 2, CELLS / 2 - 1 - i, CELLS / 2 - 1 - j) >= BORDER_CELLS;
    if (wantsBorder ? cells.every(isInside) : !cells.every(isInside)) continue;
    if (wantsBorder && !isInside([0, 0]) && mark.tone > 2.85) continue;
    if (cells.some(([i, j]) => tones[cellIndex(i, j)] !== 2)) continue;
    for (const [i, j] of cells) tones[cellIndex(i, j)] = mark.tone;
  }
}

function meadow(variant: number): Part[] {
  const tones = new Float64Array(CELLS * CELLS).fill(2);
  drawMarks(tones, createRandom(101), true);
  drawMarks(tones, createRandom(hashTile(variant, 0, 102)), false);
  const tone: Tone = (x, y) => tones[cellIndex(groundCell(x), groundCell(y))]!;
  return [{ solid: ground((_x, _y, z) => z), material: 'grass', tone }];
}

/** Stones along an edge of a tile: centres 0.25 apart, which is 6 to 7 texels. */
const STONES = 4;

/** How far a stone's centre may be off the middle of its place, as a share of a place. */
const STONE_JITTER = 0.3;

/**
 * Units: half a joint; the bevel's width and its rise a unit; how high the joints lie. Bevels are gentle, since steep ones turn to
 * gravel at low sun; so the whole pavement is raised, and its tops reach 0.053: enough to poke out of the tile by a texel.
 */
const JOINT_UNITS = 0.02;
const BEVEL_UNITS = 0.055;
const BEVEL_SLOPE = 0.42;
const PAVEMENT_UNITS = 0.03;

interface Stone {
  readonly x: number;
  readonly y: number;
  readonly tone: number;
}

/** Distance to the nearest joint's middle, and the stone that a place belongs to, as if stones lay everywhere. */
interface StonePlace {
  readonly stone: Stone;
  readonly edge: number;
  /** Direction from the stone's centre, units. */
  readonly dx: number;
  readonly dy: number;
}

function createStones(variant: number): readonly Stone[] {
  const stones: Stone[] = [];
  for (let row = 0; row < STONES; row++) {
    for (let column = 0; column < STONES; column++) {
      const isBorder = row === 0 || column === 0 || row === STONES - 1 || column === STONES - 1;
      const seed = isBorder ? 201 : 202 + variant;
      // Every other course is shifted, so that joints never cross in fours.
      const shift = row % 2 === 0 ? -0.2 : 0.2;
      const jitter = (axis: number) => (chanceAt(column * 2 + axis, row, seed) - 0.5) * 2 * STONE_JITTER;
      const offsets = [0, 0, 0, -0.4, 0.4, isBorder ? 0 : 0.7];
      stones.push({
        x: (column + 0.5 + shift + jitter(0)) / STONES - 0.5,
        y: (row + 0.5 + jitter(1) * 0.6) / STONES - 0.5,
        tone: 2 + offsets[Math.floor(chanceAt(column, row, seed + 50) * offsets.length)]!,
      });
    }
  }
  return stones;
}

function findStone(stones: readonly Stone[], x: number, y: number): StonePlace {
  let stone = stones[0]!;
  let dx = 0;
  let dy = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of stones) {
    const ox = nearestPeriod(x - other.x);
    const oy = nearestPeriod(y - other.y);
    if (ox * ox + oy * oy >= nearest) continue;
    stone = other;
    dx = ox;
    dy = oy;
    nearest = ox * ox + oy * oy;
  }
  let edge = Number.POSITIVE_INFINITY;
  for (const other of stones) {
    if (other === stone) continue;
    const ox = nearestPeriod(x - other.x);
    const oy = nearestPeriod(y - other.y);
    // From the stone's centre to the other's; the joint lies half-way, square to it.
    const apart = Math.sqrt((dx - ox) * (dx - ox) + (dy - oy) * (dy - oy));
    edge = Math.min(edge, (ox * ox + oy * oy - nearest) / (2 * apart));
  }
  return { stone, edge, dx, dy };
}

function nearestPeriod(offset: number): number {
  return offset - Math.round(offset);
}

function cobbles(variant: number): Part[] {
  const stones = createStones(variant);
  const bound = 1 / Math.sqrt(1 + BEVEL_SLOPE * BEVEL_SLOPE);
  const highest = PAVEMENT_UNITS + BEVEL_UNITS * BEVEL_SLOPE;
  const distance: Distance = (x, y, z) => {
    if (z > 2 * highest) return z - highest;
    const { edge } = findStone(stones, x, y);
    return (z - PAVEMENT_UNITS - Math.min(Math.max(edge - JOINT_UNITS, 0), BEVEL_UNITS) * BEVEL_SLOPE) * bound;
  };
  const tone: Tone = (x, y) => {
    const { stone, edge, dx, dy } = findStone(stones, x, y);
    if (edge < JOINT_UNITS) return 0.9;
    if (edge > JOINT_UNITS + BEVEL_UNITS) return stone.tone;
    return stone.tone + (dx + dy > 0 ? -0.5 : 0.3);
  };
  return [{ solid: ground(distance), material: 'cobble', tone }];
}

export const GROUND_MODELS: readonly StandInModel[] = [
  { name: 'ground_plain', footprint: [1, 1], facings: 1, variants: VARIANTS, isGround: true, parts: meadow },
  { name: 'ground_cobbled', footprint: [1, 1], facings: 1, variants: VARIANTS, isGround: true, parts: cobbles },
];
