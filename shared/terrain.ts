// How ground tiles lie on the screen: their centres form the lattice (16, 16), (-16, 16), and the tile whose z = 0 diamond
// holds a texel owns it.

import { HALF_TILE_PX, TILE_PX } from './projection.ts';

/** Most terrains of a map. */
export const TERRAINS_MAX = 32;

/** Tile id of what lies outside the map. */
export const NO_TERRAIN = 255;

export type Tile = readonly [x: number, y: number];

/** The tile whose diamond holds the centre of a whole screen texel. */
export function tileOfTexel(screenX: number, screenY: number): Tile {
  // (x + y) and (x - y) of the texel's centre in 1/32 tiles are whole numbers, so this is exact.
  return [Math.floor((screenX + screenY + 1) / TILE_PX), Math.floor((screenY - screenX) / TILE_PX)];
}

/** Where a screen texel lies relative to a tile's centre: the local texel of the tile's sprite. */
export function texelInTile(screenX: number, screenY: number, tile: Tile): readonly [right: number, down: number] {
  return [screenX - (tile[0] - tile[1]) * HALF_TILE_PX, screenY - (tile[0] + tile[1] + 1) * HALF_TILE_PX];
}

/** The same for shaders. */
export const TERRAIN_GLSL = `
const uint NO_TERRAIN = ${NO_TERRAIN}u;
ivec2 tileOfTexel(ivec2 screen) {
  return ivec2((screen.x + screen.y + 1) >> 5, (screen.y - screen.x) >> 5);
}
ivec2 texelInTile(ivec2 screen, ivec2 tile) {
  return screen - ivec2(tile.x - tile.y, tile.x + tile.y + 1) * ${HALF_TILE_PX};
}
`;
