// Sprites of every shape for the catalogue's tests: small, tall, wide, low, with facings and steps.

import type { DrawnSprite } from '../../../../scripts/catalogue/build-cells.ts';
import type { BakedFile, BakedSprite } from '../../../../shared/format/manifest.ts';

const FILE: BakedFile = { path: 'none', bytes: 0, sha256: '' };

export function drawnSprite(
  name: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  baked: Partial<BakedSprite> = {},
): DrawnSprite {
  return {
    name,
    ground: name.startsWith('ground_') ? name : 'ground_cobble',
    bounds: { left, top, right, bottom },
    baked: {
      firstRecord: 1,
      frames: 1,
      facings: 1,
      variants: 1,
      animations: {},
      footprint: [1, 1],
      pages: [0],
      texels: FILE,
      shell: FILE,
      brick: FILE,
      ...baked,
    },
  };
}

export const LAMP = drawnSprite('lamp_post', [-6, -55, 13, 5]);

export const SHAPES: readonly DrawnSprite[] = [
  drawnSprite('barrel', [-9, -22, 9, 7]),
  drawnSprite('wall_timber_x', [0, -66, 17, 2]),
  drawnSprite('wall_timber_y', [-17, -66, 0, 2]),
  drawnSprite('roof_tile_e', [-30, -90, 44, 30], { footprint: [2, 1] }),
  drawnSprite('tree_oak', [-70, -150, 70, 12]),
  drawnSprite('market_stall', [-24, -52, 40, 26], { footprint: [2, 1] }),
  drawnSprite('mobile_smith', [-12, -42, 12, 5], {
    frames: 8 * 7,
    facings: 8,
    animations: { idle: { frames: 1, fps: 1 }, walk: { frames: 6, fps: 10 } },
  }),
  drawnSprite('chest', [-14, -18, 14, 10], { frames: 4, facings: 4 }),
  drawnSprite('ground_grass', [-16, -18, 16, 16], { frames: 6, variants: 6 }),
  LAMP,
];
