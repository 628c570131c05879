// Walls of one module: 1 unit long, 48 texels high, 0.16 thick, on their tile's north edge (`_x`) or west edge (`_y`): plain timber
// frame, lit window, plank door, stone arch. All are modelled as `_x`, a (along) being game x and the wall's middle y = -0.5.

import { STOREY_PX } from '../../../shared/projection.ts';
import { along, alongPx, chanceAt, stoneTone, toneOffset, up, upPx } from '../drawing.ts';
import { type Part, type StandInModel, swapPart, type Tone } from '../model.ts';
import { box, cone, convex, type Solid, subtract, swapXY, unite, unitVector } from '../sdf.ts';

/** Where the wall's middle plane is. */
const MIDDLE = -0.5;
/** Half of the plaster's thickness, of what stands proud of it by a texel, and of a stone wall's. */
const HALF_WALL = 0.08;
const HALF_TIMBER = 0.11;
const HALF_STONE = 0.11;
/** A mark's height over its ground: enough to be seen before it, too little to cast a shade. */
const MARK = 0.004;

/** Texels: heights of the parts from the ground up, and the width of posts. */
const PLINTH_PX = 8;
const SILL_PX = 12;
const BEAM_PX = 44;
const POST_PX = 3;

/** A box by texels along and up the wall, and half its thickness. */
function slab(left: number, right: number, foot: number, top: number, half: number): Solid {
  return box([along(left), MIDDLE - half, up(foot)], [along(right), MIDDLE + half, up(top)]);
}

/** Timber from `foot` to `top`: a light upper edge, and a dark grain line here and there. */
function timber(solid: Solid, top: number, seed: number): Part {
  const tone: Tone = (x, _y, z) => {
    if (upPx(z) >= top - 1) return 2.8;
    return chanceAt(alongPx(x) / 5, upPx(z) / 6, seed) < 0.2 ? 1.5 : 2;
  };
  return { solid, material: 'timber', tone };
}

/** Plinth stones 5 to 6 texels wide with a light lip; the outer ones have the body's tone, so that modules meet unseen. */
function plinth(left: number, right: number, half = HALF_TIMBER): Part {
  const tone: Tone = (x, _y, z) => {
    const a = alongPx(x);
    if (upPx(z) >= PLINTH_PX - 1) return 2.8;
    const isJoint = (a >= -3 && a < -2) || (a >= 3 && a < 4);
    if (isJoint && upPx(z) < PLINTH_PX - 1) return 0.9;
    return a >= -2 && a < 3 ? 2.4 : 2;
  };
  return { solid: slab(left, right, 0, PLINTH_PX, half), material: 'stone', tone };
}

/** How far the damp reaches up from the sill, texels, by the texel along. */
const DAMP_PX = [3, 3, 2, 4, 4, 3, 5, 5, 4, 2, 2, 3, 3, 4, 3, 3] as const;

/** Trowel marks: texels left, right, foot, top. */
const TROWEL_PX: readonly (readonly [number, number, number, number])[] = [
  [-2, 1, 36, 37],
  [-3, -1, 35, 36],
  [3, 6, 25, 26],
  [4, 6, 24, 25],
];

/** Plaster between sill and top beam: a shade under the beam, a ragged damp foot, few trowel marks. */
function plaster(): Part {
  const tone: Tone = (x, _y, z) => {
    const a = alongPx(x);
    const h = upPx(z);
    if (h >= BEAM_PX - 3) return 2;
    if (h < SILL_PX + DAMP_PX[Math.min(Math.max(Math.floor(a) + 8, 0), 15)]!) return 2.3;
    const isMark = TROWEL_PX.some(([left, right, foot, top]) => a >= left && a < right && h >= foot && h < top);
    return isMark ? 2.5 : 3;
  };
  return { solid: slab(-8, 8, PLINTH_PX, BEAM_PX, HALF_WALL), material: 'plaster', tone };
}

function frameBeams(): Part[] {
  return [
    timber(slab(-8, 8, PLINTH_PX, SILL_PX, HALF_TIMBER), SILL_PX, 1),
    timber(slab(-8, 8, BEAM_PX, STOREY_PX, HALF_TIMBER), STOREY_PX, 2),
  ];
}

/** A brace between two places of the wall's face, given in texels along and up. Flush: its slanted side would be a dotted line. */
function brace(fromA: number, fromUp: number, toA: number, toUp: number): Part {
  const ax = along(fromA);
  const az = up(fromUp);
  const direction = unitVector(along(toA) - ax, 0, up(toUp) - az);
  const [dx, , dz] = direction;
  const halfWidth = up(POST_PX) / 2;
  const middle = dz * ax - dx * az;
  const solid = convex(
    [
      { normal: [dz, 0, -dx], offset: middle + halfWidth },
      { normal: [-dz, 0, dx], offset: -middle + halfWidth },
      { normal: [0, 1, 0], offset: MIDDLE + HALF_WALL + MARK },
      { normal: [0, -1, 0], offset: -(MIDDLE - HALF_WALL - MARK) },
      { normal: [0, 0, 1], offset: up(BEAM_PX) },
      { normal: [0, 0, -1], offset: -up(SILL_PX) },
    ],
    [0, MIDDLE, up((SILL_PX + BEAM_PX) / 2)],
    1.1,
  );
  return { solid, material: 'timber', tone: 2 };
}

function plainWall(): Part[] {
  const post = slab(-8, -8 + POST_PX, SILL_PX, BEAM_PX, HALF_TIMBER);
  return [plinth(-8, 8), plaster(), ...frameBeams(), timber(post, STOREY_PX, 3), brace(-4, SILL_PX, 7, BEAM_PX)];
}

/** Texels: the glass is 9 wide and 16 high, so that each of its two lights is 4 wide beside a mullion of 1. */
const GLASS = { half: 4.5, foot: 18, top: 34, transom: 27, frame: 2 } as const;

function windowWall(): Part[] {
  const { half, foot, top, transom, frame } = GLASS;
  const hole = slab(-half, half, foot, top, 1);
  const casing = subtract(slab(-half - frame, half + frame, foot - frame, top + frame, HALF_TIMBER), hole);
  const glass: Tone = (_x, _y, z) => (upPx(z) < transom - 4 || (upPx(z) >= transom && upPx(z) < transom + 3) ? 3 : 2);
  const bars = unite(
    slab(-0.5, 0.5, foot, top, HALF_WALL + 0.02),
    slab(-half, half, transom, transom + 1, HALF_WALL + 0.02),
  );
  const board = slab(-half - frame, half + frame, foot - 5, foot - 2, HALF_TIMBER + 0.02);
  return [
    plinth(-8, 8),
    plaster(),
    ...frameBeams(),
    timber(casing, top + frame, 4),
    timber(board, foot - 2, 5),
    { solid: bars, material: 'timber', tone: 1 },
    { solid: slab(-half, half, foot, top, HALF_WALL + MARK), material: 'glow', tone: glass },
  ];
}

/** Texels: half of the door's width and its height; boards by their right ends; straps by their feet. */
const DOOR = { half: 5, top: 40, boards: [-2, 2, 5], straps: [8, 30] } as const;

function doorWall(): Part[] {
  const { half, top, boards, straps } = DOOR;
  const board: Tone = (x, _y, z) => {
    const a = alongPx(x);
    const index = boards.findIndex((right) => a < right);
    const right = boards[index] ?? half;
    if (right !== half && a >= right - 1) return 0.6;
    if (upPx(z) >= top - 2) return 1;
    return 2 + toneOffset(index, 0, 7);
  };
  const strap = (foot: number): Part => ({
    solid: slab(-half, half - 2, foot, foot + 2, HALF_WALL - 0.03 + MARK),
    material: 'iron',
    tone: (_x, _y, z) => (upPx(z) >= foot + 1 ? 2 : 1),
  });
  return [
    plinth(-8, -half),
    plinth(half, 8),
    timber(slab(-8, -half, PLINTH_PX, BEAM_PX, HALF_TIMBER), STOREY_PX, 8),
    timber(slab(half, 8, PLINTH_PX, BEAM_PX, HALF_TIMBER), STOREY_PX, 9),
    timber(slab(-half, half, top, BEAM_PX, HALF_TIMBER), BEAM_PX, 10),
    timber(slab(-8, 8, BEAM_PX, STOREY_PX, HALF_TIMBER), STOREY_PX, 2),
    { solid: slab(-half, half, 0, top, HALF_WALL - 0.03), material: 'plank', tone: board },
    ...straps.map(strap),
    { solid: slab(2.5, 3.5, 18, 20, HALF_WALL - 0.03 + 0.03), material: 'iron', tone: 3 },
    { solid: slab(-half, half, 0, 1, HALF_TIMBER + 0.06), material: 'stone', tone: 2.6 },
  ];
}

/** Texels: half of the opening's width and where its round begins; the ring of wedge stones is this wide, in units. */
const ARCH = { half: 5, spring: 28, ring: 0.17 } as const;

function archWall(): Part[] {
  const radius = along(ARCH.half);
  const round = swapXY(cone([0, 0, -1], 1, radius, radius));
  const lying: Solid = {
    center: [0, MIDDLE, up(ARCH.spring)],
    radius: 1.2,
    distance: (x, y, z) => round.distance(x, z - up(ARCH.spring), y - MIDDLE),
  };
  const opening = unite(slab(-ARCH.half, ARCH.half, -8, ARCH.spring, 1), lying);
  const tone: Tone = (x, y, z) => {
    const a = alongPx(x);
    const h = upPx(z);
    if (h >= STOREY_PX - 1) return 2.8;
    const rise = Math.max(z - up(ARCH.spring), 0);
    const out = Math.sqrt(x * x + rise * rise) - radius;
    if (rise === 0 && out < 0.02 && y < MIDDLE + HALF_STONE - 0.001) return h % 8 < 1 ? 0.9 : 1.8;
    if (rise > 0 && out < ARCH.ring) {
      // Wedges by the share of the way over the ring, so that no angle is needed.
      const wedge = Math.floor((x / (Math.abs(x) + rise)) * 3.5 + 0.5);
      return wedge === 0 ? 3.2 : wedge % 2 === 0 ? 2.8 : 2.2;
    }
    if (rise > 0 && out < ARCH.ring + up(1)) return 0.9;
    return stoneTone(a, h, 11);
  };
  return [{ solid: subtract(slab(-8, 8, 0, STOREY_PX, HALF_STONE), opening), material: 'stone', tone }];
}

function wallModels(kind: string, parts: () => Part[]): StandInModel[] {
  const shared = { footprint: [1, 1], facings: 1, variants: 1 } as const;
  return [
    { ...shared, name: `wall_${kind}_x`, parts },
    { ...shared, name: `wall_${kind}_y`, parts: () => parts().map(swapPart) },
  ];
}

export const WALL_MODELS: readonly StandInModel[] = [
  ...wallModels('plain', plainWall),
  ...wallModels('window', windowWall),
  ...wallModels('door', doorWall),
  ...wallModels('arch', archWall),
];
