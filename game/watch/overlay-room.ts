// Where sprites that come while the game runs go: spare layers of the page arrays and spare records behind those of the bake.

import { type FrameRecord, listPartsOfFrames, NO_PAGE } from '../../shared/format/frame-record.ts';
import type { SpriteLight } from '../../shared/format/light.ts';
import type { BakedSprite } from '../../shared/format/manifest.ts';
import type { TexelImage } from '../../shared/format/texels.ts';
import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import type { PlacedPart, SpareRoom } from '../load/page-arrays.ts';
import { FreeSpans } from './free-spans.ts';
import { type LayerPlace, ShelfAllocator } from './shelf-allocator.ts';

/** One sprite as a bake of it alone has it. */
export interface PackedSprite {
  readonly entry: BakedSprite;
  /** The bake's records, the empty one first. */
  readonly records: readonly FrameRecord[];
  readonly lights: readonly SpriteLight[];
  readonly images: readonly TexelImage[];
  /** Of the bare twin, where there is one. */
  readonly bareImages: readonly TexelImage[];
}

/** A sprite that has its place. */
export interface OverlaySprite {
  /** With the number of its first record in the game's table. */
  readonly entry: BakedSprite;
  /** Of its frames, and of those of its bare twin: to be put onto the layers. */
  readonly parts: readonly PlacedPart[];
  readonly lights: readonly SpriteLight[];
  readonly places: readonly LayerPlace[];
  readonly firstRecord: number;
  readonly recordCount: number;
}

/** The message is for who works on the sprite. */
export class OverlayFullError extends Error {
  override readonly name = 'OverlayFullError';
}

export class OverlayRoom {
  readonly #firstLayer: number;
  readonly #firstRecord: number;
  readonly #shelves: ShelfAllocator;
  readonly #records: FreeSpans;

  /** @param firstLayer first spare layer; @param firstRecord first spare record */
  constructor(firstLayer: number, firstRecord: number, room: SpareRoom) {
    this.#firstLayer = firstLayer;
    this.#firstRecord = firstRecord;
    this.#shelves = new ShelfAllocator(PAGE_SIZE_TEXELS, room.layers);
    this.#records = new FreeSpans(room.records);
  }

  /** Finds room for a sprite. Throws OverlayFullError, and takes none, when there is too little. */
  place({ entry, records, lights, images, bareImages }: PackedSprite): OverlaySprite {
    const recordCount = records.length - 1;
    const places: LayerPlace[] = [];
    for (const { width, height } of [...images, ...bareImages]) {
      const place = this.#shelves.take(width, height);
      if (place !== undefined) places.push(place);
    }
    const start = this.#records.take(recordCount);
    if (start === undefined || places.length < images.length + bareImages.length) {
      for (const place of places) this.#shelves.free(place);
      if (start !== undefined) this.#records.free(start, recordCount);
      throw new OverlayFullError(
        'There is no more room for changed sprites. Run `npx tallow bake` and reload the page.',
      );
    }
    const firstRecord = this.#firstRecord + start;
    // Record 1 of the sprite's own bake, the first that is not empty, stands there.
    const shift = firstRecord - 1;
    const toParts = (first: number, shown: readonly TexelImage[], at: readonly LayerPlace[]): PlacedPart[] =>
      listPartsOfFrames(records, first, entry.frames).map((index) => ({
        index: index + shift,
        record: this.#move(records[index]!, shift, at),
        image: shown[records[index]!.image],
      }));
    const firstBare = records[entry.firstRecord]?.bare ?? 0;
    const bareParts = firstBare > 0 ? toParts(firstBare, bareImages, places.slice(images.length)) : [];
    return {
      entry: { ...entry, firstRecord: entry.firstRecord + shift },
      parts: [...toParts(entry.firstRecord, images, places), ...bareParts],
      lights: lights.map((light) => ({ ...light, record: light.record + shift })),
      places,
      firstRecord,
      recordCount,
    };
  }

  /** Gives back what a sprite had, once nothing shows it. */
  free({ places, firstRecord, recordCount }: OverlaySprite): void {
    for (const place of places) this.#shelves.free(place);
    this.#records.free(firstRecord - this.#firstRecord, recordCount);
  }

  #move(record: FrameRecord, shift: number, places: readonly LayerPlace[]): FrameRecord {
    const moved = {
      ...record,
      bare: record.bare === 0 ? 0 : record.bare + shift,
      next: record.next === 0 ? 0 : record.next + shift,
    };
    if (record.page === NO_PAGE) return moved;
    // A picture that lies in parts in the sprite's own bake is whole here; its parts stay where they are in it.
    const { layer, x, y } = places[record.image]!;
    return { ...moved, atlasX: x + record.imageX, atlasY: y + record.imageY, page: this.#firstLayer + layer };
  }
}
