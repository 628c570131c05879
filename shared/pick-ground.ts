// Which ground texel a screen texel shows. The tile that owns a texel need not be the one it shows: relief may poke out of a
// diamond backwards, so the three tiles in front are candidates too, and the highest covered one wins: all copies of a texel
// lie on one view ray, so the highest is the frontmost. At borders each terrain lies as if it were everywhere, and
// terrain-borders.ts says which of them is there. Water is flat, one sheet for all of it: a place shows what has drifted there.
//
// On hills (ground-shape.ts) the terrain is that of the place that the ray meets, but which of its texels is shown follows the
// screen: so every slope has as many texels as flat ground, and none is stretched. A step lifts its tiles' picture with it, and what lies
// on it hangs a little over its bare faces.

import { FACES, findGround, type GroundHit, type GroundShape, pictureOfHit } from './ground-shape.ts';
import { PX_PER_UNIT } from './projection.ts';
import { NO_TERRAIN, type Tile, texelInTile, tileOfTexel } from './terrain.ts';
import { cellAt, type TerrainCells, terrainOfTexel } from './terrain-borders.ts';

/** Highest relief of ground, texels: so far in front of a texel may be what hides it. Sheets keep below it. */
export const RELIEF_MAX_PX = 5;

/** Heights of ground are compared in whole steps, so that CPU and GPU agree. Finer would not fit a shader's 32 bits. */
const STEPS_PER_PX = 1024;

/** Of a baked height. */
const HEIGHT_BITS = 16;

/** Offsets of the tiles whose texel may show: the owner, then those in front of it. */
export const TILE_CANDIDATES: readonly Tile[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

/** Steps of a baked height (0..HEIGHT_MAX), for ranges below 64 texels. */
export function reliefSteps(height: number, heightRange: number): number {
  // Rounded as a shader's floats are.
  const rangePx = Math.fround(Math.fround(heightRange) * Math.fround(PX_PER_UNIT));
  const rangeSteps = Math.floor(Math.fround(rangePx * STEPS_PER_PX) + 0.5);
  return Math.floor((height * rangeSteps) / 2 ** HEIGHT_BITS);
}

/** A ground sprite's texel, right and down from the tile's centre: its reliefSteps, or undefined where the frame covers nothing. */
export type GroundSampler = (terrain: number, tile: Tile, right: number, down: number) => number | undefined;

/** What a terrain's texel shows instead of itself, relative to it, where water drifts; undefined: the terrain is no water. */
export type DriftOf = (terrain: number) => readonly [right: number, down: number] | undefined;

export interface GroundTexel {
  readonly terrain: number;
  readonly tile: Tile;
  /** From the tile's centre. */
  readonly right: number;
  readonly down: number;
  /** Relief steps. */
  readonly height: number;
}

const NO_DRIFT: DriftOf = () => undefined;

/**
 * What a screen texel would show if all tiles were of one terrain; tiles off the map have none, but water drifts in from there.
 *
 * @param shift from the tile whose picture lies there to the map's tile
 */
export function pickTile(
  screenX: number,
  screenY: number,
  terrain: number,
  cells: TerrainCells,
  heightOf: GroundSampler,
  driftOf = NO_DRIFT,
  shift: Tile = [0, 0],
): GroundTexel | undefined {
  const drift = driftOf(terrain);
  if (drift !== undefined) {
    const [x, y] = [screenX + drift[0], screenY + drift[1]];
    const tile = tileOfTexel(x, y);
    const [right, down] = texelInTile(x, y, tile);
    return { terrain, tile, right, down, height: 0 };
  }
  const owner = tileOfTexel(screenX, screenY);
  let best: GroundTexel | undefined;
  const [frontX, frontY] = tileOfTexel(screenX, screenY + RELIEF_MAX_PX);
  for (const [dx, dy] of TILE_CANDIDATES) {
    const tile: Tile = [owner[0] + dx, owner[1] + dy];
    // What is further in front is too far to be as high.
    if (tile[0] > frontX || tile[1] > frontY) continue;
    if (cellAt(cells, [tile[0] + shift[0], tile[1] + shift[1]])[0] === NO_TERRAIN) continue;
    const [right, down] = texelInTile(screenX, screenY, tile);
    const height = heightOf(terrain, tile, right, down);
    if (height !== undefined && height > (best?.height ?? -1)) best = { terrain, tile, right, down, height };
  }
  return best;
}

/** Ground as it shows: a texel of a sheet, and where the ray meets the ground below it. */
export interface PickedGround extends GroundTexel {
  readonly hit: GroundHit;
}

/**
 * The ground that a screen texel shows, or undefined for none: what the terrain shader draws. The terrain of the texel itself
 * always may show; another one only by relief that stands on a texel of its own further in front, on the same step.
 */
export function pickGround(
  screenX: number,
  screenY: number,
  cells: TerrainCells,
  heightOf: GroundSampler,
  driftOf = NO_DRIFT,
  shape?: GroundShape,
): PickedGround | undefined {
  const hit = findGround(screenX, screenY, shape);
  if (hit === undefined) return undefined;
  const [placeX, placeY] = [screenX, screenY + hit.lift];
  const tile = tileOfTexel(placeX, placeY);
  const [own] = cellAt(cells, tile);
  const bare = hit.isDraped ? own : (shape?.cliff ?? own);
  // Water falls down faces as it lies on top.
  const isDraped = hit.isDraped || (hit.face !== FACES.none && driftOf(bare) !== undefined);
  const [pictureX, pictureY] = pictureOfHit(screenX, screenY, { ...hit, isDraped });
  const picture = tileOfTexel(pictureX, pictureY);
  const shift: Tile = [tile[0] - picture[0], tile[1] - picture[1]];
  const pick = (terrain: number) => pickTile(pictureX, pictureY, terrain, cells, heightOf, driftOf, shift);
  if (hit.face !== FACES.none) {
    const texel = pick(bare);
    return texel && { ...texel, hit };
  }
  const feet = Array.from({ length: RELIEF_MAX_PX + 1 }, (_, down) => {
    const isOnStep = cellAt(cells, tileOfTexel(placeX, placeY + down))[3] === hit.step;
    return down === 0 || isOnStep ? terrainOfTexel(placeX, placeY + down, cells) : NO_TERRAIN;
  });
  let best: GroundTexel | undefined;
  feet.forEach((terrain, down) => {
    const isSeen = down > 0 && (terrain === feet[0] || terrain === feet[down - 1]);
    if (terrain === NO_TERRAIN || isSeen) return;
    const texel = pick(terrain);
    if (texel === undefined || texel.height <= (best?.height ?? -1)) return;
    const foot = Math.floor(texel.height / STEPS_PER_PX + 0.5);
    if (down === 0 || feet[foot] === terrain) best = texel;
  });
  return best && { ...best, hit };
}

/** The same for shaders; `PX_PER_UNIT` comes from the projection include. The picking itself is the terrain shader. */
export const GROUND_GLSL = `
const int RELIEF_MAX_PX = ${RELIEF_MAX_PX};
int reliefSteps(uint height, float heightRange) {
  return int((height * uint(floor(heightRange * PX_PER_UNIT * ${STEPS_PER_PX}.0 + 0.5))) >> ${HEIGHT_BITS});
}
int footOfRelief(int steps) { return (steps + ${STEPS_PER_PX / 2}) / ${STEPS_PER_PX}; }
`;
