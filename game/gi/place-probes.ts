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

/** Voxels an edge of a cell and what surrounds it. */
const HOOD = CELL_VOXELS + 2;

/**
 * @param window two words for each of WINDOW_CELLS^3 cells, x first; the block's own begin at (1, 1, 1)
 * @param out CELLS_PER_BLOCK bytes, x + 4 y + 16 z
 */
export function placeProbes(window: Uint32Array, out: Uint8Array): void {
  markNear(window);
  for (let cell = 0; cell < CELLS_PER_BLOCK; cell++) {
    const row = 1 + ((cell >> 2) & 3) + WINDOW_CELLS * (1 + (cell >> 4));
    const column = 1 + (cell & 3);
    const at = column + WINDOW_CELLS * row;
    const low = window[at * 2]!;
    const high = window[at * 2 + 1]!;
    if ((low | high) === 0) out[cell] = ((near[row]! >> column) & 1) === 0 ? PROBE_ASLEEP : PROBE_LIVE | CENTER_VOXEL;
    else if ((low & high) === -1) out[cell] = PROBE_DEAD;
    else out[cell] = PROBE_LIVE | chooseVoxel(window, at);
  }
}

/** By row of the window, along y, then z: a bit for each of its cells that holds anything, or is beside one that does. */
const near = new Uint8Array(WINDOW_CELLS ** 2);
const alongRow = new Uint8Array(WINDOW_CELLS ** 2);

/** Fills `near` for the block's own rows: spread along x, then y, then z. */
function markNear(window: Uint32Array): void {
  for (let row = 0; row < WINDOW_CELLS ** 2; row++) {
    let filled = 0;
    for (let x = 0; x < WINDOW_CELLS; x++) {
      const at = (x + WINDOW_CELLS * row) * 2;
      if ((window[at]! | window[at + 1]!) !== 0) filled |= 1 << x;
    }
    alongRow[row] = filled | (filled << 1) | (filled >> 1);
  }
  for (let row = WINDOW_CELLS; row < WINDOW_CELLS ** 2 - WINDOW_CELLS; row++) {
    let filled = 0;
    for (let at = row - WINDOW_CELLS; at <= row + WINDOW_CELLS; at += WINDOW_CELLS) {
      filled |= alongRow[at - 1]! | alongRow[at]! | alongRow[at + 1]!;
    }
    near[row] = filled;
  }
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

/** The eight voxels about the centre, in order; each with the 26 around it lies in the cell. */
const INNER = Uint8Array.from({ length: 8 }, (_, i) => 21 + (i & 1) + 4 * ((i >> 1) & 1) + 16 * (i >> 2));

/** Bits of each of INNER and the 26 voxels around it in the cell's two words. */
const HOODS = Uint32Array.from({ length: 16 }, (_, i) => {
  let bits = 0;
  for (let voxel = (i & 1) * 32; voxel < (i & 1) * 32 + 32; voxel++) {
    const away = [0, 2, 4].map((shift) => Math.abs(((voxel >> shift) & 3) - ((INNER[i >> 1]! >> shift) & 3)));
    if (Math.max(...away) <= 1) bits |= 1 << (voxel & 31);
  }
  return bits;
});

/** With more free voxels around than this one of INNER (3 away) is best: others are 11 away at least, with 27 free at most. */
const FREE_MAX_OUTSIDE = 27 - 11 + 3;

/** @returns the free voxel nearest to the centre, a voxel's way being worth four free ones around; the first of equals */
function chooseVoxel(window: Uint32Array, at: number): number {
  const low = ~window[at * 2]!;
  const high = ~window[at * 2 + 1]!;
  let most = 0;
  let chosen = 0;
  for (let i = 0; i < INNER.length; i++) {
    const voxel = INNER[i]!;
    if ((((voxel < 32 ? low : high) >>> (voxel & 31)) & 1) === 0) continue;
    const free = countBits(low & HOODS[i * 2]!) + countBits(high & HOODS[i * 2 + 1]!);
    if (free <= most) continue;
    most = free;
    chosen = voxel;
  }
  return most > FREE_MAX_OUTSIDE ? chosen : chooseOfAll(window, at);
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function chooseOfAll(window: Uint32Array, at: number): number {
  readRows(window, at);
  let most = -Infinity;
  let chosen = 0;
  for (let z = 0; z < CELL_VOXELS; z++) {
    for (let y = 0; y < CELL_VOXELS; y++) {
      const middle = y + 1 + HOOD * (z + 1);
      const isFree = rows[middle]! >> 1;
      let around = 0;
      for (let row = middle - HOOD; row <= middle + HOOD; row += HOOD) {
        around += THREES[rows[row - 1]!]! + THREES[rows[row]!]! + THREES[rows[row + 1]!]!;
      }
      for (let x = 0; x < CELL_VOXELS; x++) {
        const voxel = x + 4 * y + 16 * z;
        const worth = ((around >> (8 * x)) & 31) - AWAY[voxel]!;
        if (((isFree >> x) & 1) === 0 || worth <= most) continue;
        most = worth;
        chosen = voxel;
      }
    }
  }
  return chosen;
}

function readRows(window: Uint32Array, at: number): void {
  let place = 0;
  for (let z = -1; z <= CELL_VOXELS; z++) {
    for (let y = -1; y <= CELL_VOXELS; y++) {
      const cell = (at + WINDOW_CELLS * ((y >> 2) + WINDOW_CELLS * (z >> 2))) * 2 + ((z & 3) >> 1);
      const shift = ((y & 3) << 2) | ((z & 1) << 4);
      const west = (window[cell - 2]! >>> (shift + 3)) & 1;
      const middle = (window[cell]! >>> shift) & 15;
      const east = (window[cell + 2]! >>> shift) & 1;
      rows[place++] = ~(west | (middle << 1) | (east << 5)) & 63;
    }
  }
}
