// How water looks where it meets land: under the bank behind it, it lies in the bank's shade; along all other land it has a
// light rim, broken in places that change.

import { hashTile } from './hash.ts';
import { NO_TERRAIN } from './terrain.ts';
import { type TerrainCells, terrainOfTexel } from './terrain-borders.ts';

export const SHORES = { none: 0, bank: 1, rim: 2 } as const;
export type Shore = (typeof SHORES)[keyof typeof SHORES];

/** Screen rows that a bank shades: low ground, no cliff. */
const BANK_TEXELS = 2;

/** Where land makes a rim: in front and to the sides. */
const RIM_SIDES = [
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** In 256ths: what the shade leaves of a colour, and how far the rim goes towards white. One step of a palette's five each. */
const BANK_LEFT = 200;
const RIM_WHITE = 40;

/** A rim is broken by blocks of texels; each is away for so many eighths of the time, for so many steps of the water on end. */
const RIM_SEED = 11;
const BLOCK_SHIFT = { right: 2, down: 1 } as const;
const AWAY_EIGHTHS = 2;
const AWAY_SHIFT = 1;
const EIGHTHS_SHIFT = 29;

/**
 * What of the shore a water texel of the screen is.
 *
 * @param isWater by terrain id
 */
export function shoreOfTexel(x: number, y: number, cells: TerrainCells, isWater: (terrain: number) => boolean): Shore {
  const isLand = (right: number, down: number): boolean => {
    const terrain = terrainOfTexel(x + right, y + down, cells);
    return terrain !== NO_TERRAIN && !isWater(terrain);
  };
  if (Array.from({ length: BANK_TEXELS }, (_, i) => -1 - i).some((down) => isLand(0, down))) return SHORES.bank;
  return RIM_SIDES.some(([right, down]) => isLand(right, down)) ? SHORES.rim : SHORES.none;
}

/**
 * The colour of water at a shore.
 *
 * @param color bytes of the water's own
 * @param step of the water
 */
export function shadeShore(color: readonly number[], shore: Shore, x: number, y: number, step: number): number[] {
  if (shore === SHORES.bank) return color.map((byte) => (byte * BANK_LEFT) >> 8);
  const phase = hashTile(x >> BLOCK_SHIFT.right, y >> BLOCK_SHIFT.down, RIM_SEED) >>> EIGHTHS_SHIFT;
  const isAway = ((phase + (step >> AWAY_SHIFT)) & 7) < AWAY_EIGHTHS;
  if (shore === SHORES.none || isAway) return [...color];
  return color.map((byte) => byte + (((255 - byte) * RIM_WHITE) >> 8));
}

/** The same for shaders: where the shore is, after the includes of the terrain, its frames and its borders. */
export const SHORE_GLSL = `
bool isLand(ivec2 screen, highp usampler2D terrains, highp usampler2D cells, highp usampler2D strays) {
  uint terrain = terrainOfTexel(screen, cells, strays);
  return terrain != NO_TERRAIN && !isWaterTerrain(terrains, int(terrain));
}
uint shoreOfTexel(ivec2 screen, highp usampler2D terrains, highp usampler2D cells, highp usampler2D strays) {
  // Far from borders there is no shore.
  if (cellAt(cells, tileOfTexel(screen)).b == 0u) return ${SHORES.none}u;
  for (int up = 1; up <= ${BANK_TEXELS}; up++) {
    if (isLand(screen - ivec2(0, up), terrains, cells, strays)) return ${SHORES.bank}u;
  }
${RIM_SIDES.map(
  ([right, down]) => `  if (isLand(screen + ivec2(${right}, ${down}), terrains, cells, strays)) return ${SHORES.rim}u;`,
).join('\n')}
  return ${SHORES.none}u;
}
`;

/** And how it looks, after the hash include. */
export const SHORE_COLOR_GLSL = `
ivec3 shadeShore(ivec3 color_disp, uint shore, ivec2 screen, int step) {
  if (shore == ${SHORES.bank}u) return (color_disp * ${BANK_LEFT}) >> 8;
  ivec2 block = ivec2(screen.x >> ${BLOCK_SHIFT.right}, screen.y >> ${BLOCK_SHIFT.down});
  int phase = int(hashTile(block, ${RIM_SEED}u) >> ${EIGHTHS_SHIFT});
  bool isAway = ((phase + (step >> ${AWAY_SHIFT})) & 7) < ${AWAY_EIGHTHS};
  if (shore == ${SHORES.none}u || isAway) return color_disp;
  return color_disp + (((255 - color_disp) * ${RIM_WHITE}) >> 8);
}
`;
