// What stands in the world, by block: which bricks a block is composed of.

import type { Brick } from '../../shared/format/brick.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { blockAt } from './block-grid.ts';

export interface PlacedBrick {
  readonly brick: Brick;
  /** World voxels, from anchorToVoxels. */
  readonly anchor: Vec3;
}

export class PlacedBricks {
  readonly #byId = new Map<number, PlacedBrick>();
  readonly #byBlock = new Map<number, Set<PlacedBrick>>();

  /** @returns the blocks that it touches: they are to be composed anew. @throws RangeError when the id is taken */
  add(id: number, placed: PlacedBrick): Vec3[] {
    if (this.#byId.has(id)) throw new RangeError(`a brick with id ${id} is placed already`);
    this.#byId.set(id, placed);
    const blocks = blocksOf(placed);
    for (const block of blocks) {
      const key = keyOf(block);
      const here = this.#byBlock.get(key);
      if (here === undefined) this.#byBlock.set(key, new Set([placed]));
      else here.add(placed);
    }
    return blocks;
  }

  /** @returns the blocks that it touched; none when there is nothing of that id */
  remove(id: number): Vec3[] {
    const placed = this.#byId.get(id);
    if (placed === undefined) return [];
    this.#byId.delete(id);
    const blocks = blocksOf(placed);
    for (const block of blocks) {
      const here = this.#byBlock.get(keyOf(block));
      here?.delete(placed);
      if (here?.size === 0) this.#byBlock.delete(keyOf(block));
    }
    return blocks;
  }

  /** Whether anything reaches into a block. */
  has(block: Vec3): boolean {
    return this.#byBlock.has(keyOf(block));
  }

  /** What reaches into a block. Sums of shares and colours are exact, so the order does not matter. */
  in(block: Vec3): Iterable<PlacedBrick> {
    return this.#byBlock.get(keyOf(block)) ?? [];
  }
}

/** Blocks an axis that keys tell apart: 2^17, so that three of them are a whole number that is exact. */
const KEY_BLOCKS = 2 ** 17;

function keyOf([x, y, z]: Vec3): number {
  return x + KEY_BLOCKS / 2 + KEY_BLOCKS * (y + KEY_BLOCKS / 2 + KEY_BLOCKS * (z + KEY_BLOCKS / 2));
}

function blocksOf({ brick, anchor }: PlacedBrick): Vec3[] {
  if (brick.size[0] === 0) return [];
  const low: Vec3 = [brick.origin[0] + anchor[0], brick.origin[1] + anchor[1], brick.origin[2] + anchor[2]];
  const first = blockAt(low);
  const last = blockAt([low[0] + brick.size[0] - 1, low[1] + brick.size[1] - 1, low[2] + brick.size[2] - 1]);
  const blocks: Vec3[] = [];
  for (let z = first[2]; z <= last[2]; z++) {
    for (let y = first[1]; y <= last[1]; y++) {
      for (let x = first[0]; x <= last[0]; x++) blocks.push([x, y, z]);
    }
  }
  return blocks;
}
