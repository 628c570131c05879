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

/** Free voxels of the rows of a cell and the voxels around it: six bits a row, rows along y, then z. */
const rows = new Uint8Array(HOOD ** 2);

/** By row: how many of the three around each of the cell's four voxels are free, a byte each. Nine rows add up to 27 at most. */
const THREES = Int32Array.from({ length: 2 ** HOOD }, (_, row) =>
  [0, 1, 2, 3].reduce((bytes, x) => {
    const three = row >> x;
    return bytes | (((three & 1) + ((three >> 1) & 1) + ((three >> 2) & 1)) << (8 * x));
  }, 0),
);

/** By voxel: four times the square of the distance of its middle to the cell's centre. */
const AWAY = Uint8Array.from({ length: CELL_VOXELS ** 3 }, (_, voxel) =>
  [voxel & 3, (voxel >> 2) & 3, voxel >> 4].reduce((sum, place) => sum + (2 * place - 3) ** 2, 0),
);

/** No voxel but the eight about the centre is worth more: it is 11 away at least, and has 27 free ones around at most. */
const WORTH_MAX_OUTSIDE = 27 - 11;

/** @returns the free voxel nearest to the centre, a voxel's way being worth four free ones around; the first of equals */
function chooseVoxel(window: Uint32Array, at: number): number {
  readRows(window, at);
  best.worth = -Infinity;
  lookAt(1, 2);
  if (best.worth > WORTH_MAX_OUTSIDE) return best.voxel;
  best.worth = -Infinity;
  lookAt(0, CELL_VOXELS - 1);
  return best.voxel;
}

const best = { voxel: 0, worth: -Infinity };

/** Takes the best of the voxels that lie between two places along every axis. */
function lookAt(first: number, last: number): void {
  for (let z = first; z <= last; z++) {
    for (let y = first; y <= last; y++) {
      const middle = y + 1 + HOOD * (z + 1);
      const isFree = rows[middle]! >> 1;
      if (isFree === 0) continue;
      let around = 0;
      for (let row = middle - HOOD; row <= middle + HOOD; row += HOOD) {
        around += THREES[rows[row - 1]!]! + THREES[rows[row]!]! + THREES[rows[row + 1]!]!;
      }
      for (let x = first; x <= last; x++) {
        if (((isFree >> x) & 1) === 0) continue;
        const voxel = x + 4 * y + 16 * z;
        const worth = ((around >> (8 * x)) & 31) - AWAY[voxel]!;
        if (worth <= best.worth) continue;
        best.worth = worth;
        best.voxel = voxel;
      }
    }
  }
}

function readRows(window: Uint32Array, at: number): void {
  let place = 0;
  for (let z = -1; z <= CELL_VOXELS; z++) {
    for (let y = -1; y <= CELL_VOXELS; y++) {
      const cell = (at + ROW * (y >> 2) + LAYER * (z >> 2)) * 2 + ((z & 3) >> 1);
      const shift = ((y & 3) << 2) | ((z & 1) << 4);
      const west = (window[cell - 2]! >>> (shift + 3)) & 1;
      const middle = (window[cell]! >>> shift) & 15;
      const east = (window[cell + 2]! >>> shift) & 1;
      rows[place++] = ~(west | (middle << 1) | (east << 5)) & 63;
    }
  }
}
