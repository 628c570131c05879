// Which ground texel a screen texel shows. Tile centres form the screen lattice (16, 16), (-16, 16); the tile whose z = 0
// diamond holds the texel owns it. Relief may poke out of a diamond backwards, so the three tiles in front are candidates
// too, and the highest covered one wins: all copies of a texel lie on one view ray, so the highest is the frontmost.

import { hashTile } from './hash.ts';
import { HALF_TILE_PX, TILE_PX } from './projection.ts';

/** Most terrains of a map: the size of the shader's table. */
export const TERRAINS_MAX = 32;

/** Tile id of what lies outside the map. */
export const NO_TERRAIN = 255;

export type Tile = readonly [x: number, y: number];

/** Offsets of the tiles whose texel may show: the owner, then those in front of it. */
export const TILE_CANDIDATES: readonly Tile[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

/** The tile whose diamond holds the centre of a whole screen texel. */
export function tileOfTexel(screenX: number, screenY: number): Tile {
  // (x + y) and (x - y) of the texel's centre in 1/32 tiles are whole numbers, so this is exact.
  return [Math.floor((screenX + screenY + 1) / TILE_PX), Math.floor((screenY - screenX) / TILE_PX)];
}

/** Where a screen texel lies relative to a tile's centre: the local texel of the tile's sprite. */
export function texelInTile(screenX: number, screenY: number, tile: Tile): readonly [right: number, down: number] {
  return [screenX - (tile[0] - tile[1]) * HALF_TILE_PX, screenY - (tile[0] + tile[1] + 1) * HALF_TILE_PX];
}

/** Variant of a hashed ground sheet at a tile. */
export function variantOfTile(tile: Tile, variants: number): number {
  return hashTile(tile[0], tile[1]) % variants;
}

/** A ground sprite's texel: its height in units, or undefined where the frame covers nothing. Right, down from the centre. */
export type GroundSampler = (tile: Tile, right: number, down: number) => number | undefined;

/** The tile that a screen texel shows, or undefined for none: what the terrain shader draws. */
export function pickTile(screenX: number, screenY: number, heightOf: GroundSampler): Tile | undefined {
  const owner = tileOfTexel(screenX, screenY);
  let best: Tile | undefined;
  let bestHeight = Number.NEGATIVE_INFINITY;
  for (const [dx, dy] of TILE_CANDIDATES) {
    const tile: Tile = [owner[0] + dx, owner[1] + dy];
    const height = heightOf(tile, ...texelInTile(screenX, screenY, tile));
    if (height !== undefined && height > bestHeight) {
      best = tile;
      bestHeight = height;
    }
  }
  return best;
}

/** The same for shaders; `hashTile` comes from the hash include. */
export const TERRAIN_GLSL = `
const int TERRAINS_MAX = ${TERRAINS_MAX};
const uint NO_TERRAIN = ${NO_TERRAIN}u;
ivec2 tileOfTexel(ivec2 screen) {
  return ivec2((screen.x + screen.y + 1) >> 5, (screen.y - screen.x) >> 5);
}
ivec2 texelInTile(ivec2 screen, ivec2 tile) {
  return screen - ivec2(tile.x - tile.y, tile.x + tile.y + 1) * ${HALF_TILE_PX};
}
uint variantOfTile(ivec2 tile, uint variants) { return hashTile(tile, 0u) % variants; }
`;
