// What the light's textures must hold, found the slow way: one voxel of the world at a time, and nothing shared with the
// composer but the hash of leaves and the sRGB tables.

import type { Ground } from '../../../../game/gi/ground.ts';
import type { PlacedBrick } from '../../../../game/gi/placed-bricks.ts';
import { hashTile } from '../../../../shared/hash.ts';
import { linearToSrgb, srgbToLinear } from '../../../../shared/srgb.ts';
import type { Vec3 } from '../../../../shared/vector.ts';

/** Voxels an edge of the world that is looked at, and where its middle is: a number names each voxel. */
const EDGE = 256;
const keyOf = (x: number, y: number, z: number): number => x + EDGE / 2 + EDGE * (y + EDGE / 2 + EDGE * (z + EDGE / 2));

export class SlowVoxels {
  readonly #solid = new Uint16Array(EDGE ** 3);
  readonly #foliage = new Uint16Array(EDGE ** 3);
  /** Linear light times shares. */
  readonly #light = new Map<number, [number, number, number]>();

  constructor(placed: Iterable<PlacedBrick>, ground: Ground | undefined) {
    for (const { brick, anchor } of placed) {
      for (let i = 0; i < brick.solid.length; i++) {
        const x = i % brick.size[0];
        const y = Math.floor(i / brick.size[0]) % brick.size[1];
        const z = Math.floor(i / (brick.size[0] * brick.size[1]));
        const color =
          Math.floor(x / 2) + (brick.size[0] / 2) * (Math.floor(y / 2) + (brick.size[1] / 2) * Math.floor(z / 2));
        this.#add(
          [x + brick.origin[0] + anchor[0], y + brick.origin[1] + anchor[1], z + brick.origin[2] + anchor[2]],
          brick.solid[i]!,
          brick.foliage[i] ?? 0,
          [...brick.colors.subarray(color * 3, color * 3 + 3)],
        );
      }
    }
    if (ground === undefined) return;
    for (let y = 0; y < ground.height * 8; y++) {
      for (let x = 0; x < ground.width * 8; x++) {
        const tile = Math.floor(x / 8) + ground.width * Math.floor(y / 8);
        const color = [...ground.colors.subarray(tile * 3, tile * 3 + 3)];
        for (let z = -4; z < 0; z++) this.#add([x, y, z], 250, 0, color);
      }
    }
  }

  #add([x, y, z]: Vec3, solid: number, foliage: number, color: readonly number[]): void {
    if (solid + foliage === 0) return;
    const key = keyOf(x, y, z);
    const light = this.#light.get(key) ?? [0, 0, 0];
    this.#solid[key]! += solid;
    this.#foliage[key]! += foliage;
    for (const channel of [0, 1, 2] as const) light[channel] += (solid + foliage) * srgbToLinear(color[channel]!);
    this.#light.set(key, light);
  }

  isSolid(x: number, y: number, z: number): boolean {
    const key = keyOf(x, y, z);
    // A slab of 0.03 in a voxel of 0.125.
    if (this.#solid[key]! / 250 >= 0.03 / 0.125) return true;
    const leaf = Math.min(250, this.#foliage[key]!) / 250;
    return leaf > 0 && hashTile(x, y, z) / 2 ** 32 < leaf * 0.13;
  }

  /** Two words of the cell of 4 x 4 x 4 voxels whose lowest is this. */
  wordsAt(x: number, y: number, z: number): [low: number, high: number] {
    const words: [number, number] = [0, 0];
    for (let dz = 0; dz < 4; dz++) {
      for (let dy = 0; dy < 4; dy++) {
        for (let dx = 0; dx < 4; dx++) {
          if (!this.isSolid(x + dx, y + dy, z + dz)) continue;
          const word = dz < 2 ? 0 : 1;
          words[word] = (words[word] + 2 ** (dx + 4 * dy + 16 * (dz % 2))) >>> 0;
        }
      }
    }
    return words;
  }

  /** Four bytes of the 2 x 2 x 2 voxels whose lowest is this. */
  colorAt(x: number, y: number, z: number): number[] {
    const light = [0, 0, 0];
    let matter = 0;
    for (let i = 0; i < 8; i++) {
      const key = keyOf(x + (i & 1), y + ((i >> 1) & 1), z + (i >> 2));
      matter += this.#solid[key]! + this.#foliage[key]!;
      for (const [channel, sum] of (this.#light.get(key) ?? []).entries()) light[channel]! += sum;
    }
    return matter === 0 ? [0, 0, 0, 0] : [...light.map((sum) => linearToSrgb(sum / matter)), 255];
  }

  /** State and voxel of the probe of the cell whose lowest voxel is this. */
  probeAt(
    x: number,
    y: number,
    z: number,
  ): { readonly state: 'live' | 'dead' | 'asleep'; readonly voxel: readonly number[] } {
    const count = (from: number, to: number, lowX: number, lowY: number, lowZ: number): number => {
      let solid = 0;
      for (let dz = from; dz < to; dz++) {
        for (let dy = from; dy < to; dy++) {
          for (let dx = from; dx < to; dx++) if (this.isSolid(lowX + dx, lowY + dy, lowZ + dz)) solid++;
        }
      }
      return solid;
    };
    const inside = count(0, 4, x, y, z);
    if (inside === 64) return { state: 'dead', voxel: [0, 0, 0] };
    if (inside === 0) {
      return count(-4, 8, x, y, z) === 0 ? { state: 'asleep', voxel: [0, 0, 0] } : { state: 'live', voxel: [2, 2, 2] };
    }
    let best: readonly number[] = [];
    let most = -Infinity;
    for (let i = 0; i < 64; i++) {
      const [dx, dy, dz] = [i % 4, Math.floor(i / 4) % 4, Math.floor(i / 16)] as const;
      if (this.isSolid(x + dx, y + dy, z + dz)) continue;
      const away = Math.hypot(dx + 0.5 - 2, dy + 0.5 - 2, dz + 0.5 - 2) ** 2;
      const worth = (27 - count(-1, 2, x + dx, y + dy, z + dz)) / 4 - away;
      if (worth > most + 1e-6) [most, best] = [worth, [dx, dy, dz]];
    }
    return { state: 'live', voxel: best };
  }
}
