// A crate of 0.62 units: boards behind a frame of thicker bars, a brace on each side.

import { along, alongPx, groundCell, toneOffset, up, upPx } from '../drawing.ts';
import type { Part, StandInModel, Tone } from '../model.ts';
import { box, convex, type Plane, type Solid, swapXY, unitVector } from '../sdf.ts';

const HALF = 0.31;
const HEIGHT_PX = 14;
/** How far the boards lie behind the frame: a texel of its ledge. */
const RECESS = 0.03;
const BAR_PX = 2;

function bar(least: readonly [number, number, number], greatest: readonly [number, number, number]): Part {
  return {
    solid: box(least, greatest),
    material: 'plank',
    tone: (_x, _y, z) => {
      const h = upPx(z);
      return h >= HEIGHT_PX - 1 || (h >= BAR_PX - 1 && h < BAR_PX) ? 3.2 : 2.6;
    },
  };
}

/** The diagonal on the south side, between the frame's bars. */
function braceSolid(): Solid {
  const inner = HALF - along(BAR_PX);
  const low = up(BAR_PX);
  const high = up(HEIGHT_PX - BAR_PX);
  const [dx, , dz] = unitVector(2 * inner, 0, high - low);
  const middle = -dx * ((high + low) / 2);
  const half = up(BAR_PX) / 2;
  const planes: Plane[] = [
    { normal: [dz, 0, -dx], offset: middle + half },
    { normal: [-dz, 0, dx], offset: -middle + half },
    { normal: [0, 1, 0], offset: HALF - 0.01 },
    { normal: [0, -1, 0], offset: 0 },
    { normal: [1, 0, 0], offset: inner },
    { normal: [-1, 0, 0], offset: inner },
    { normal: [0, 0, 1], offset: high },
    { normal: [0, 0, -1], offset: -low },
  ];
  return convex(planes, [0, 0, up(HEIGHT_PX / 2)], 0.6);
}

function crate(): Part[] {
  const inner = HALF - RECESS;
  const top = up(HEIGHT_PX);
  const wide = along(BAR_PX);
  const boards: Tone = (x, y, z) => {
    const isLid = upPx(z) > HEIGHT_PX - 1.5;
    if (isLid) {
      const across = groundCell(y) + 10;
      return across % 5 === 0 ? 0.8 : 2 + toneOffset(Math.floor(across / 5), 0, 5);
    }
    const isSouth = y > inner - 0.001;
    const a = alongPx(isSouth ? x : y) + 8;
    return Math.floor(a) % 3 === 0 ? 0.8 : 1.8 + toneOffset(Math.floor(a / 3), isSouth ? 1 : 2, 5);
  };
  const post = (x: 1 | -1, y: 1 | -1) =>
    bar(
      [x < 0 ? -HALF : HALF - wide, y < 0 ? -HALF : HALF - wide, 0],
      [x < 0 ? -HALF + wide : HALF, y < 0 ? -HALF + wide : HALF, top],
    );
  const rails = [0, HEIGHT_PX - BAR_PX].flatMap((foot) => [
    bar([-HALF, HALF - wide, up(foot)], [HALF, HALF, up(foot + BAR_PX)]),
    bar([-HALF, -HALF, up(foot)], [HALF, -HALF + wide, up(foot + BAR_PX)]),
    bar([HALF - wide, -HALF, up(foot)], [HALF, HALF, up(foot + BAR_PX)]),
    bar([-HALF, -HALF, up(foot)], [-HALF + wide, HALF, up(foot + BAR_PX)]),
  ]);
  return [
    { solid: box([-inner, -inner, 0], [inner, inner, up(HEIGHT_PX - 1)]), material: 'plank', tone: boards },
    post(1, 1),
    post(1, -1),
    post(-1, 1),
    post(-1, -1),
    ...rails,
    { solid: braceSolid(), material: 'plank', tone: 2.5 },
    { solid: swapXY(braceSolid()), material: 'plank', tone: 2.5 },
  ];
}

export const CRATE_MODELS: readonly StandInModel[] = [
  { name: 'crate', footprint: [1, 1], facings: 1, variants: 1, parts: crate },
];
