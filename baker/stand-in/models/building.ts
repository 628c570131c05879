// The post that stands where two walls meet, and the floor slab of a storey.

import { STOREY_PX } from '../../../shared/projection.ts';
import { groundCell, toneOffset, up, upPx } from '../drawing.ts';
import type { Part, StandInModel, Tone } from '../model.ts';
import { box, type Solid } from '../sdf.ts';

/** The corner that a post covers: where the tile's north and west edges meet. */
const CORNER = -0.5;
const POST_HALF = 0.1175;
const POST_STONE_HALF = 0.155;
const POST_STONE_PX = 8;

function column(half: number, foot: number, top: number): Solid {
  return box([CORNER - half, CORNER - half, up(foot)], [CORNER + half, CORNER + half, up(top)]);
}

function post(): Part[] {
  const wood: Tone = (x, y, z) => {
    if (upPx(z) >= STOREY_PX - 1) return 2.8;
    // The edge towards the camera is worn light; below the middle a long crack.
    if (x - CORNER > POST_HALF - 0.05 && y - CORNER > POST_HALF - 0.05) return 2.7;
    return y - CORNER < -0.02 && y - CORNER > -0.08 && upPx(z) > 15 && upPx(z) < 31 ? 1.2 : 2;
  };
  return [
    { solid: column(POST_HALF, POST_STONE_PX, STOREY_PX), material: 'timber', tone: wood },
    {
      solid: column(POST_STONE_HALF, 0, POST_STONE_PX),
      material: 'stone',
      tone: (_x, _y, z) => (upPx(z) >= POST_STONE_PX - 1 ? 2.8 : 2),
    },
  ];
}

/**
 * Thickness of a floor: two whole texels (0.088 units), so that its top keeps to the texel grid, and split by a voxel boundary
 * at any storey each half is still thicker than the slab that makes a voxel solid.
 */
const FLOOR_PX = 2;

/** Cells of the ground (32 a unit): boards along x, and where along x each of the four has its butt joint. */
const BOARD_CELLS = 8;
const BUTT_CELLS = [-9, 6, -2, 12] as const;

function floor(): Part[] {
  const tone: Tone = (x, y, z) => {
    const across = groundCell(y) + 16;
    const board = Math.min(Math.max(Math.floor(across / BOARD_CELLS), 0), BUTT_CELLS.length - 1);
    if (upPx(z) < FLOOR_PX - 0.5) return 1;
    if (across % BOARD_CELLS === 0) return 0.9;
    const a = groundCell(x);
    const butt = BUTT_CELLS[board]!;
    if (a === butt || a === butt + 1) return 1;
    if (board === 2 && across % BOARD_CELLS === 4 && a > 2 && a < 12) return 1.5;
    return 2 + toneOffset(board, a < butt ? 0 : 1, 3);
  };
  return [{ solid: box([-0.5, -0.5, 0], [0.5, 0.5, up(FLOOR_PX)]), material: 'floor', tone }];
}

export const BUILDING_MODELS: readonly StandInModel[] = [
  { name: 'post_plain', footprint: [1, 1], facings: 1, variants: 1, parts: post },
  { name: 'floor_plain', footprint: [1, 1], facings: 1, variants: 1, parts: floor },
];
