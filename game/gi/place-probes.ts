// Where the probe of each cell stands: in a free voxel, so that no wall swallows it, or nowhere.

import { CELL_VOXELS } from '../../shared/format/brick.ts';
import { BLOCK_CELLS, CELLS_PER_BLOCK } from './block-grid.ts';

/** Nothing solid in its cell or in the 26 around it: no surface asks it. */
export const PROBE_ASLEEP = 0;
/** It stands in the voxel that the low six bits name: x + 4 y + 16 z in its cell. */
export const PROBE_LIVE = 64;
/** Its cell is solid. */
export const PROBE_DEAD = 128;

/** The voxel that holds a cell's centre. */
const CENTER_VOXEL = 2 + 4 * 2 + 16 * 2;

/** Cells an edge of the window that a block's probes look at: the block and one cell around it. */
export const WINDOW_CELLS = BLOCK_CELLS + 2;

const ROW = WINDOW_CELLS;
const LAYER = WINDOW_CELLS ** 2;

/** Voxels an edge of a cell and what surrounds it. */
const HOOD = CELL_VOXELS + 2;

/**
 * @param window two words for each of WINDOW_CELLS^3 cells, x first; the block's own begin at (1, 1, 1)
 * @param out CELLS_PER_BLOCK bytes, x + 4 y + 16 z
 */
export function placeProbes(window: Uint32Array, out: Uint8Array): void {
  for (let cell = 0; cell < CELLS_PER_BLOCK; cell++) {
    const at = (cell & 3) + 1 + ROW * (((cell >> 2) & 3) + 1) + LAYER * ((cell >> 4) + 1);
    const [low, high] = [window[at * 2]!, window[at * 2 + 1]!];
    if ((low | high) === 0) out[cell] = isAloneAround(window, at) ? PROBE_ASLEEP : PROBE_LIVE | CENTER_VOXEL;
    else if ((low & high) === -1) out[cell] = PROBE_DEAD;
    else out[cell] = PROBE_LIVE | chooseVoxel(window, at);
  }
}

function isAloneAround(window: Uint32Array, at: number): boolean {
  for (let z = -LAYER; z <= LAYER; z += LAYER) {
    for (let y = -ROW; y <= ROW; y += ROW) {
      for (let cell = (at + z + y - 1) * 2; cell < (at + z + y + 2) * 2; cell++) if (window[cell] !== 0) return false;
    }
  }
  return true;
}

/** 1 for each free voxel of a cell and the voxels around it; sums of three along an axis go from one to the other. */
const free = new Uint8Array(HOOD ** 3);
const sums = new Uint8Array(HOOD ** 3);

/** @returns the free voxel nearest to the centre, a voxel's way being worth four free ones around; the first of equals */
function chooseVoxel(window: Uint32Array, at: number): number {
  readHood(window, at);
  const isFree = free.slice();
  sumThree(free, sums, 1);
  sumThree(sums, free, HOOD);
  sumThree(free, sums, HOOD ** 2);
  let best = 0;
  let most = -Infinity;
  for (let voxel = 0; voxel < CELL_VOXELS ** 3; voxel++) {
    const [x, y, z] = [voxel & 3, (voxel >> 2) & 3, voxel >> 4];
    const place = x + 1 + HOOD * (y + 1 + HOOD * (z + 1));
    if (isFree[place] === 0) continue;
    // Four times the square of the distance of the voxel's middle to the cell's centre.
    const away = (2 * x - 3) ** 2 + (2 * y - 3) ** 2 + (2 * z - 3) ** 2;
    const worth = sums[place]! - away;
    if (worth > most) [most, best] = [worth, voxel];
  }
  return best;
}

function readHood(window: Uint32Array, at: number): void {
  let place = 0;
  for (let z = -1; z <= CELL_VOXELS; z++) {
    for (let y = -1; y <= CELL_VOXELS; y++) {
      const row = at + ROW * (y >> 2) + LAYER * (z >> 2);
      const word = (z & 3) >> 1;
      const shift = ((y & 3) << 2) | ((z & 1) << 4);
      const middle = window[row * 2 + word]! >>> shift;
      free[place++] = ~(window[(row - 1) * 2 + word]! >>> (shift + 3)) & 1;
      free[place++] = ~middle & 1;
      free[place++] = ~(middle >>> 1) & 1;
      free[place++] = ~(middle >>> 2) & 1;
      free[place++] = ~(middle >>> 3) & 1;
      free[place++] = ~(window[(row + 1) * 2 + word]! >>> shift) & 1;
    }
  }
}

/** Sums each place and its two neighbours along an axis; places at the ends of the hood are not asked for. */
function sumThree(from: Uint8Array, to: Uint8Array, stride: number): void {
  for (let place = stride; place < from.length - stride; place++) {
    to[place] = from[place - stride]! + from[place]! + from[place + stride]!;
  }
}
