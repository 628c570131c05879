// Numbers of the simulation: steps of a fixed length, and places that are whole grains, so that adding is exact and every machine
// gets the same bits. Only plain arithmetic and square roots are used, which all machines round alike.

/** Steps of the simulation in a second. */
export const STEPS_PER_SECOND = 30;

/** Parts of a tile that places are counted in: a power of two, so that each is exact, and a 128th of a texel. */
const GRAINS_PER_TILE = 4096;

/** The nearest whole grain, tiles. */
export function toGrain(tiles: number): number {
  return Math.round(tiles * GRAINS_PER_TILE) / GRAINS_PER_TILE;
}
