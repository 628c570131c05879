// Which terrain a texel of the ground has. A tile's terrain is sure at its middle; towards others the texel goes to the one
// that outweighs the rest at a point that strays from it: by a wander that is smooth over many texels, so that borders
// meander, and by a Bayer step, so that they fray. Whole numbers of the world's texels only: nothing swims while scrolling,
// and the GPU gives the same answer.

import { listRooms, type Room, type WorldMap } from './format/map.ts';
import { buildGroundShape, groundHeightPx } from './ground-shape.ts';
import { hashTile } from './hash.ts';
import { PX_PER_UNIT } from './projection.ts';
import { NO_TERRAIN, type Tile, tileOfTexel } from './terrain.ts';

/** Bytes of a tile: terrain, room, whether one of its eight neighbours differs in what the others hold, and step, texels. */
export const CELL_BYTES = 4;

export interface TerrainCells {
  /** Tiles. */
  readonly width: number;
  readonly height: number;
  /** CELL_BYTES a tile, row by row from the north-west. */
  readonly bytes: Uint8Array;
}

/** Rooms that a byte tells apart; 0 is outdoors. Those further on share numbers with far ones. */
const ROOM_NUMBERS = 255;

/** Of a tile's edge, places are counted in 256ths: TILE_PX texels of BORDER_STEPS. */
const TILE_STEPS = 256;
const STEPS_PER_TEXEL = 8;

/**
 * The wander's waves: cells of so many texels (powers of two), and how far each strays at most, texels; a third of it is usual.
 * Together they stay under half a tile, so that a place strays no further than to the middle of the next tile.
 */
const WAVES = [
  { cellShift: 5, strayTexels: 6, seed: 3 },
  { cellShift: 4, strayTexels: 5, seed: 5 },
  { cellShift: 2, strayTexels: 4, seed: 7 },
] as const;

/** Texels after which the strays repeat: eight tiles, too far apart for an eye to find. A power of two above every cell. */
export const STRAYS_SIZE = 256;

/** A byte's middle: the waves and the Bayer step together stay within a byte. */
const STRAY_ZERO = 128;
const BAYER_MEAN = 7;

/** A corner of a cell strays by a byte, from -128. */
const CORNER_SHIFT = 24;
const CORNER_BITS = 7;

/** 0..15: each once in a block of 4 x 4 texels, spread evenly. */
export function bayerOfTexel(x: number, y: number): number {
  const both = x ^ y;
  return ((both & 1) << 3) | ((y & 1) << 2) | (both & 2) | ((y & 2) >> 1);
}

/** The cells of a map, as the shader has them too. */
export function buildTerrainCells(
  map: Pick<WorldMap, 'width' | 'height' | 'tiles' | 'heights' | 'steps' | 'buildings'>,
): TerrainCells {
  const { width, height, tiles } = map;
  const bytes = new Uint8Array(width * height * CELL_BYTES);
  tiles.forEach((terrain, i) => {
    bytes[i * CELL_BYTES] = terrain;
    bytes[i * CELL_BYTES + 3] = map.steps?.tiles[i] ?? 0;
  });
  const shape = buildGroundShape(map);
  const isOnGround = ({ area: [west, north], bottom }: Room): boolean =>
    bottom * PX_PER_UNIT - groundHeightPx(west + 0.5, north + 0.5, shape) < 1;
  listRooms(map)
    .filter(isOnGround)
    .forEach(({ area: [west, north, east, south] }, room) => {
      for (let y = Math.round(north); y < south; y++) {
        for (let x = Math.round(west); x < east; x++)
          bytes[(y * width + x) * CELL_BYTES + 1] = 1 + (room % ROOM_NUMBERS);
      }
    });
  const cells = { width, height, bytes };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) bytes[(y * width + x) * CELL_BYTES + 2] = isMixed(cells, x, y) ? 1 : 0;
  }
  return cells;
}

function isMixed(cells: TerrainCells, x: number, y: number): boolean {
  const [terrain, room, , step] = cellAt(cells, [x, y]);
  for (let i = 0; i < 9; i++) {
    const [otherTerrain, otherRoom, , otherStep] = cellAt(cells, [x - 1 + (i % 3), y - 1 + Math.floor(i / 3)]);
    if (otherTerrain !== terrain || otherRoom !== room || otherStep !== step) return true;
  }
  return false;
}

/** A tile's terrain, room, whether its neighbourhood is mixed, and step. */
export function cellAt(
  { width, height, bytes }: TerrainCells,
  [x, y]: Tile,
): readonly [terrain: number, room: number, isMixed: boolean, stepPx: number] {
  if (x < 0 || y < 0 || x >= width || y >= height) return [NO_TERRAIN, 0, true, 0];
  const at = (y * width + x) * CELL_BYTES;
  return [bytes[at]!, bytes[at + 1]!, bytes[at + 2] === 1, bytes[at + 3]!];
}

/**
 * How far a texel's place strays along the tiles' edges, wander and Bayer step together. Looked up and not worked out, or a
 * shader would hash a hundred times a texel. Two bytes a texel, STRAY_ZERO for none, row by row; it repeats.
 */
export const STRAYS: Uint8Array = createStrays();

function createStrays(): Uint8Array {
  const strays = new Uint8Array(STRAYS_SIZE * STRAYS_SIZE * 2);
  for (let y = 0; y < STRAYS_SIZE; y++) {
    for (let x = 0; x < STRAYS_SIZE; x++) {
      const at = (y * STRAYS_SIZE + x) * 2;
      strays[at] = STRAY_ZERO + wanderOfTexel(x, y, 0) + bayerOfTexel(x, y) - BAYER_MEAN;
      // From elsewhere in the matrix, so that borders of every direction fray.
      strays[at + 1] = STRAY_ZERO + wanderOfTexel(x, y, 1) + bayerOfTexel(x + 1, y + 2) - BAYER_MEAN;
    }
  }
  return strays;
}

/** How far a texel's place wanders along one axis, steps. */
function wanderOfTexel(x: number, y: number, axis: number): number {
  let steps = 0;
  for (const { cellShift, strayTexels, seed } of WAVES) {
    const [cellX, cellY, size] = [x >> cellShift, y >> cellShift, 1 << cellShift];
    const [right, down] = [x & (size - 1), y & (size - 1)];
    const cells = STRAYS_SIZE >> cellShift;
    const corner = (dx: number, dy: number): number =>
      (hashTile((cellX + dx) % cells, (cellY + dy) % cells, seed + axis) >>> CORNER_SHIFT) - (1 << CORNER_BITS);
    const sum =
      (corner(0, 0) * (size - right) + corner(1, 0) * right) * (size - down) +
      (corner(0, 1) * (size - right) + corner(1, 1) * right) * down;
    steps += (sum * strayTexels * STEPS_PER_TEXEL) >> (CORNER_BITS + 2 * cellShift);
  }
  return steps;
}

/** The terrain of a whole screen texel of flat ground; NO_TERRAIN outside of the map. */
export function terrainOfTexel(x: number, y: number, cells: TerrainCells): number {
  const [own, room, mixed, step] = cellAt(cells, tileOfTexel(x, y));
  if (own === NO_TERRAIN || !mixed) return own;
  // From the middle of tile (0, 0), along the tiles' edges.
  const half = TILE_STEPS / 2;
  const at = ((y & (STRAYS_SIZE - 1)) * STRAYS_SIZE + (x & (STRAYS_SIZE - 1))) * 2;
  const alongX = (x + y + 1) * STEPS_PER_TEXEL - half + STRAYS[at]! - STRAY_ZERO;
  const alongY = (y - x) * STEPS_PER_TEXEL - half + STRAYS[at + 1]! - STRAY_ZERO;
  const [tileX, tileY] = [alongX >> 8, alongY >> 8];
  const [right, down] = [alongX & (TILE_STEPS - 1), alongY & (TILE_STEPS - 1)];
  const terrains = [0, 1, 2, 3].map((i) => {
    const [terrain, otherRoom, , otherStep] = cellAt(cells, [tileX + (i & 1), tileY + (i >> 1)]);
    // Neither the map's end nor a wall nor a step is crossed.
    return terrain === NO_TERRAIN || otherRoom !== room || otherStep !== step ? own : terrain;
  });
  const weights = [0, 1, 2, 3].map(
    (i) => ((i & 1) === 1 ? right : TILE_STEPS - right) * (i >> 1 === 1 ? down : TILE_STEPS - down),
  );
  let best = own;
  let most = 0;
  for (const terrain of terrains) {
    const weight = weights.reduce((sum, one, i) => sum + (terrains[i] === terrain ? one : 0), 0);
    if (weight > most) [best, most] = [terrain, weight];
  }
  return best;
}

/** The same for shaders; what a tile is comes from the terrain include. */
export const TERRAIN_BORDERS_GLSL = `
uvec4 cellAt(highp usampler2D cells, ivec2 tile) {
  if (any(lessThan(tile, ivec2(0))) || any(greaterThanEqual(tile, textureSize(cells, 0)))) return uvec4(NO_TERRAIN, 0u, 1u, 0u);
  return texelFetch(cells, tile, 0);
}
uint terrainOfTexel(ivec2 screen, highp usampler2D cells, highp usampler2D strays) {
  uvec4 own = cellAt(cells, tileOfTexel(screen));
  if (own.r == NO_TERRAIN || own.b == 0u) return own.r;
  ivec2 stray = ivec2(texelFetch(strays, screen & ${STRAYS_SIZE - 1}, 0).rg) - ${STRAY_ZERO};
  ivec2 along = ivec2(screen.x + screen.y + 1, screen.y - screen.x) * ${STEPS_PER_TEXEL} - ${TILE_STEPS / 2} + stray;
  ivec2 at = along & ${TILE_STEPS - 1};
  // Where the tile itself outweighs all others nobody else need be asked.
  ivec2 fromOwn = abs(along - tileOfTexel(screen) * ${TILE_STEPS});
  ivec2 share = max(${TILE_STEPS} - fromOwn, 0);
  if (share.x * share.y > ${TILE_STEPS ** 2 / 2}) return own.r;
  uvec4 terrains;
  for (int i = 0; i < 4; i++) {
    uvec4 cell = cellAt(cells, (along >> 8) + ivec2(i & 1, i >> 1));
    terrains[i] = cell.r == NO_TERRAIN || cell.ga != own.ga ? own.r : cell.r;
  }
  ivec2 rest = ${TILE_STEPS} - at;
  ivec4 weights = ivec4(rest.x * rest.y, at.x * rest.y, rest.x * at.y, at.x * at.y);
  uint best = own.r;
  int most = 0;
  for (int i = 0; i < 4; i++) {
    int weight = 0;
    for (int j = 0; j < 4; j++) weight += terrains[j] == terrains[i] ? weights[j] : 0;
    if (weight > most) { best = terrains[i]; most = weight; }
  }
  return best;
}
`;
