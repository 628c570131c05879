// Textures of the whole box, written as the game uploads a box's updates.

import { texelOfSlot } from '../../../../game/gi/block-grid.ts';
import type { BoxUpdate } from '../../../../game/gi/voxel-box.ts';

export class BoxTextures {
  readonly bits = new Uint32Array(128 * 128 * 32 * 2);
  readonly coarse = new Uint32Array(32 * 32 * 8 * 2);
  readonly albedo = new Uint8Array(256 * 256 * 64 * 4);
  readonly probePlace = new Uint8Array(128 * 128 * 32);

  upload(update: BoxUpdate): void {
    for (const [i, slot] of update.slots.entries()) {
      copyPart(update.bits.subarray(i * 128, i * 128 + 128), this.bits, slot, 4, 2, 128);
      copyPart(update.coarse.subarray(i * 2, i * 2 + 2), this.coarse, slot, 1, 2, 32);
      copyPart(update.albedo.subarray(i * 2048, i * 2048 + 2048), this.albedo, slot, 8, 4, 256);
    }
    for (const [i, slot] of update.probeSlots.entries()) {
      copyPart(update.probePlace.subarray(i * 64, i * 64 + 64), this.probePlace, slot, 4, 1, 128);
    }
  }
}

/** What a sub-upload of a cube of `edge` texels does; `values` a texel; textures are as wide as deep. */
function copyPart<T extends Uint8Array | Uint32Array>(
  from: T,
  to: T,
  slot: number,
  edge: number,
  values: number,
  width: number,
): void {
  const [x, y, z] = texelOfSlot(slot, edge);
  for (let dz = 0; dz < edge; dz++) {
    for (let dy = 0; dy < edge; dy++) {
      const row = edge * (dy + edge * dz) * values;
      to.set(
        from.subarray(row, row + edge * values) as T & ArrayLike<number>,
        (x + width * (y + dy + width * (z + dz))) * values,
      );
    }
  }
}
