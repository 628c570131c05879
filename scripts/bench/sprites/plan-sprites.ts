// A field of one sprite, by seed: 4,000 of it in one view, over each other as in a crowd, and four street lamps.

import { createRandom } from '../../../shared/hash.ts';
import { screenToWorld, TILE_PX } from '../../../shared/projection.ts';
import type { PlannedMap } from '../../catalogue/plan-map.ts';

/** A thing of middle size, painted and lit like any other; it glows nowhere. */
export const SPRITE = 'barrel';
export const LAMP = 'lamp_post';

export const SPRITES = 4000;
const LAMPS_EACH_WAY = 2;

const SEED = 7;

/** Edge of the map, tiles: the view and its sprites' shadows lie within. */
const EDGE_TILES = 128;

/** @param width of the view, texels; its middle is the middle of the map */
export function planSprites(width: number, height: number): PlannedMap {
  const random = createRandom(SEED);
  const middle = (EDGE_TILES / 2) * TILE_PX;
  /** The tile of a place of the view, texels from its middle; a static's own place is its tile's north-west corner. */
  const place = (sprite: string, right: number, down: number): PlannedMap['statics'][number] => {
    const [x, y] = screenToWorld(right, down + middle, 0);
    return { sprite, x: x - 0.5, y: y - 0.5, facing: 's' };
  };
  const share = (i: number): number => (i + 0.5) / LAMPS_EACH_WAY - 0.5;
  const lamps = Array.from({ length: LAMPS_EACH_WAY ** 2 }, (_, i) =>
    place(LAMP, share(i % LAMPS_EACH_WAY) * width, share(Math.floor(i / LAMPS_EACH_WAY)) * height),
  );
  // None at the very edge: all are in view, whole, while it scrolls a little.
  const sprites = Array.from({ length: SPRITES - lamps.length }, () =>
    place(SPRITE, random.between(-0.47, 0.47) * width, random.between(-0.44, 0.47) * height),
  );
  return {
    cells: [],
    statics: [...lamps, ...sprites],
    pitch: EDGE_TILES,
    width: EDGE_TILES,
    height: EDGE_TILES,
    tiles: Array.from({ length: EDGE_TILES ** 2 }, () => 'ground_grass'),
  };
}
