// The voxels around the view: composed block by block from what stands there, and kept where the box moves on. Pure arrays, so
// that a worker can hold it and hand its answers over.

import type { Vec3 } from '../../shared/vector.ts';
import {
  BLOCK_CELLS,
  BOX_SLOTS,
  blockOfSlot,
  CELLS_PER_BLOCK,
  COLORS_PER_BLOCK,
  isInBox,
  listBlocks,
  slotOf,
  WORDS_PER_BLOCK,
} from './block-grid.ts';
import { composeBlock } from './compose-block.ts';
import { type Ground, reachesGround } from './ground.ts';
import { placeProbes, WINDOW_CELLS } from './place-probes.ts';
import type { PlacedBricks } from './placed-bricks.ts';

/** What changed, slot by slot, ready to be uploaded: every array holds its slots' parts one after another. */
export interface BoxUpdate {
  readonly slots: Uint16Array;
  /** WORDS_PER_BLOCK words a slot: 4 x 4 x 4 texels of two words. */
  readonly bits: Uint32Array;
  /** Two words a slot: which of its cells hold anything, in the order of bits in a cell. */
  readonly coarse: Uint32Array;
  /** COLORS_PER_BLOCK texels of four bytes a slot. */
  readonly albedo: Uint8Array;
  /** Slots whose probes stand elsewhere than before: of the blocks composed and their neighbours. */
  readonly probeSlots: Uint16Array;
  /** CELLS_PER_BLOCK bytes a slot. */
  readonly probePlace: Uint8Array;
}

export class VoxelBox {
  readonly #placed: PlacedBricks;
  readonly #ground: Ground | undefined;
  readonly #bits = new Uint32Array(BOX_SLOTS * WORDS_PER_BLOCK);
  readonly #coarse = new Uint32Array(BOX_SLOTS * 2);
  /** As it was handed over last. */
  readonly #probePlace = new Uint8Array(BOX_SLOTS * CELLS_PER_BLOCK);
  /** 1: bits or colours that were handed over last are not all 0. */
  readonly #isFilled = new Uint8Array(BOX_SLOTS);
  /** 1: its probes are to be placed with the next answer. */
  readonly #isAsked = new Uint8Array(BOX_SLOTS);
  #origin: Vec3;

  /** @param origin the box's lowest block. All of it is empty until it is composed. */
  constructor(origin: Vec3, placed: PlacedBricks, ground: Ground | undefined) {
    this.#origin = origin;
    this.#placed = placed;
    this.#ground = ground;
  }

  /**
   * Moves the box. What leaves it is forgotten.
   *
   * @returns the blocks that entered it, which count as empty until they are composed
   */
  moveTo(origin: Vec3): Vec3[] {
    const old = this.#origin;
    this.#origin = origin;
    const entered = listBlocks(origin).filter((block) => !isInBox(old, block));
    for (const block of entered) {
      const slot = slotOf(block);
      this.#bits.fill(0, slot * WORDS_PER_BLOCK, (slot + 1) * WORDS_PER_BLOCK);
      this.#coarse.fill(0, slot * 2, slot * 2 + 2);
      this.#isAsked[slot] = 1;
    }
    for (const block of listBlocks(old)) if (!isInBox(origin, block)) this.#askAround(block);
    return entered;
  }

  /** Composes blocks anew; those outside the box, and those that are empty as before, are left out of the answer. */
  compose(blocks: readonly Vec3[]): BoxUpdate {
    const dirty = this.#listDirty(blocks);
    const bits = new Uint32Array(dirty.size * WORDS_PER_BLOCK);
    const coarse = new Uint32Array(dirty.size * 2);
    const albedo = new Uint8Array(dirty.size * COLORS_PER_BLOCK * 4);
    let i = 0;
    for (const [slot, block] of dirty) {
      const words = bits.subarray(i * WORDS_PER_BLOCK, (i + 1) * WORDS_PER_BLOCK);
      const bytes = albedo.subarray(i * COLORS_PER_BLOCK * 4, (i + 1) * COLORS_PER_BLOCK * 4);
      const isFilled = this.#hasMatter(block);
      if (isFilled) composeBlock(block, this.#placed.in(block) ?? [], this.#ground, words, bytes);
      for (let cell = 0; cell < CELLS_PER_BLOCK; cell++) {
        if ((words[cell * 2]! | words[cell * 2 + 1]!) !== 0) coarse[i * 2 + (cell >> 5)]! |= 1 << (cell & 31);
      }
      this.#bits.set(words, slot * WORDS_PER_BLOCK);
      this.#coarse.set(coarse.subarray(i * 2, i * 2 + 2), slot * 2);
      this.#isFilled[slot] = isFilled ? 1 : 0;
      this.#askAround(block);
      i++;
    }
    return { slots: Uint16Array.from(dirty.keys()), bits, coarse, albedo, ...this.#moveProbes() };
  }

  /** Each block once, by its slot. */
  #listDirty(blocks: readonly Vec3[]): Map<number, Vec3> {
    const dirty = new Map<number, Vec3>();
    for (const block of blocks) {
      if (!isInBox(this.#origin, block)) continue;
      const slot = slotOf(block);
      if (this.#isFilled[slot] === 1 || this.#hasMatter(block)) dirty.set(slot, block);
    }
    return dirty;
  }

  #hasMatter(block: Vec3): boolean {
    return this.#placed.in(block) !== undefined || (this.#ground !== undefined && reachesGround(this.#ground, block));
  }

  /** Its probes, and those around it, may see the change. */
  #askAround(block: Vec3): void {
    for (let i = 0; i < NEIGHBORS; i++) {
      const slot = this.#slotBeside(block, i);
      if (slot >= 0) this.#isAsked[slot] = 1;
    }
  }

  /** @param i of the 27 blocks around one: x first, then y, then z. @returns -1 outside the box */
  #slotBeside(block: Vec3, i: number): number {
    const beside: Vec3 = [
      block[0] - 1 + (i % 3),
      block[1] - 1 + (Math.floor(i / 3) % 3),
      block[2] - 1 + Math.floor(i / 9),
    ];
    return isInBox(this.#origin, beside) ? slotOf(beside) : -1;
  }

  #moveProbes(): Pick<BoxUpdate, 'probeSlots' | 'probePlace'> {
    const moved: number[] = [];
    for (let slot = 0; slot < BOX_SLOTS; slot++) {
      if (this.#isAsked[slot] === 0) continue;
      this.#isAsked[slot] = 0;
      this.#placeProbes(blockOfSlot(slot, this.#origin));
      const known = this.#probePlace.subarray(slot * CELLS_PER_BLOCK, (slot + 1) * CELLS_PER_BLOCK);
      if (areEqual(places, known)) continue;
      known.set(places);
      moved.push(slot);
    }
    const probePlace = new Uint8Array(moved.length * CELLS_PER_BLOCK);
    for (const [i, slot] of moved.entries()) {
      const from = slot * CELLS_PER_BLOCK;
      probePlace.set(this.#probePlace.subarray(from, from + CELLS_PER_BLOCK), i * CELLS_PER_BLOCK);
    }
    return { probeSlots: Uint16Array.from(moved), probePlace };
  }

  /** Fills `places`. */
  #placeProbes(block: Vec3): void {
    let isAlone = true;
    for (let i = 0; i < NEIGHBORS; i++) {
      const slot = this.#slotBeside(block, i);
      near[i] = slot;
      if (slot >= 0 && (this.#coarse[slot * 2]! | this.#coarse[slot * 2 + 1]!) !== 0) isAlone = false;
    }
    if (isAlone) {
      places.fill(0);
      return;
    }
    let at = 0;
    for (let z = -1; z <= BLOCK_CELLS; z++) {
      for (let y = -1; y <= BLOCK_CELLS; y++) {
        // Two words a cell: the last of the block in the west, the block's own, the first in the east.
        const beside = 3 * ((y >> 2) + 1) + 9 * ((z >> 2) + 1);
        const row = (((y & 3) << 2) | ((z & 3) << 4)) * 2;
        this.#readCells(near[beside]!, row + 6, 2, at);
        this.#readCells(near[beside + 1]!, row, 8, at + 2);
        this.#readCells(near[beside + 2]!, row, 2, at + 10);
        at += 12;
      }
    }
    placeProbes(cells, places);
  }

  /** Copies words of a slot to `cells`; 0 outside the box. */
  #readCells(slot: number, from: number, count: number, at: number): void {
    for (let i = 0; i < count; i++) cells[at + i] = slot < 0 ? 0 : this.#bits[slot * WORDS_PER_BLOCK + from + i]!;
  }
}

function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** A block and the 26 around it. */
const NEIGHBORS = 27;

/** Of the block whose probes are placed: the slots around it, the words its probes look at, and the answer. */
const near = new Int16Array(NEIGHBORS);
const cells = new Uint32Array(WINDOW_CELLS ** 3 * 2);
const places = new Uint8Array(CELLS_PER_BLOCK);
