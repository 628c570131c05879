// What stands in the world, by block: which parts of bricks a block is composed of.

import type { Brick } from '../../shared/format/brick.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { blockAt } from './block-grid.ts';
import { type BrickPart, splitBrick } from './split-brick.ts';

export interface PlacedBrick {
  readonly brick: Brick;
  /** World voxels, from anchorToVoxels. */
  readonly anchor: Vec3;
}

export class PlacedBricks {
  readonly #byId = new Map<number, PlacedBrick>();
  readonly #byBlock = new Map<number, BrickPart[]>();

  /** @returns the blocks that it has matter in: they are to be composed anew. @throws RangeError when the id is taken */
  add(id: number, placed: PlacedBrick): Vec3[] {
    if (this.#byId.has(id)) throw new RangeError(`a brick with id ${id} is placed already`);
    this.#byId.set(id, placed);
    const base = blockAt(placed.anchor);
    return splitBrick(placed.brick, placed.anchor).map((part) => {
      const block = blockOfPart(base, part);
      const key = keyOf(block);
      const here = this.#byBlock.get(key);
      if (here === undefined) this.#byBlock.set(key, [part]);
      else here.push(part);
      return block;
    });
  }

  /** @returns the blocks that it had matter in; none when there is nothing of that id */
  remove(id: number): Vec3[] {
    const placed = this.#byId.get(id);
    if (placed === undefined) return [];
    this.#byId.delete(id);
    const base = blockAt(placed.anchor);
    return splitBrick(placed.brick, placed.anchor).map((part) => {
      const block = blockOfPart(base, part);
      const here = this.#byBlock.get(keyOf(block))!;
      here.splice(here.indexOf(part), 1);
      if (here.length === 0) this.#byBlock.delete(keyOf(block));
      return block;
    });
  }

  /** @returns what fills a block, the same part twice where two equal bricks stand in one place; undefined when nothing does */
  in(block: Vec3): readonly BrickPart[] | undefined {
    return this.#byBlock.get(keyOf(block));
  }
}

function blockOfPart(base: Vec3, { offset }: BrickPart): Vec3 {
  return [base[0] + offset[0], base[1] + offset[1], base[2] + offset[2]];
}

/** Blocks an axis that keys tell apart: 2^17, so that three of them are a whole number that is exact. */
const KEY_BLOCKS = 2 ** 17;

function keyOf(block: Vec3): number {
  const half = KEY_BLOCKS / 2;
  return block[0] + half + KEY_BLOCKS * (block[1] + half + KEY_BLOCKS * (block[2] + half));
}
