// Residency of atlas pages on the GPU: five array textures of PAGE_SIZE_TEXELS layers and the table of frame records. Reads
// decoded images; writes pages and records. A layer holds one page.

import { Constants } from '@babylonjs/core/Engines/constants';
import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture';
import { RawTexture2DArray } from '@babylonjs/core/Materials/Textures/rawTexture2DArray';
import type { Scene } from '@babylonjs/core/scene.pure';
import {
  EMPTY_RECORD,
  type FrameRecord,
  listPartsOfFrames,
  NO_PAGE,
  RECORDS_PER_ROW,
} from '../../shared/format/frame-record.ts';
import type { TexelImage } from '../../shared/format/texels.ts';
import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import type { ContextGuard } from '../core/context-guard.ts';
import { packRecordTable } from './record-table.ts';
import { uploadRect } from './upload-rect.ts';

const COLOR_PLANES = ['albedo', 'normal', 'material', 'emissive'] as const;

/** A page that the pages in use do not leave a layer for. Growing and evicting come with streaming. */
export class OutOfLayersError extends Error {
  override readonly name = 'OutOfLayersError';
}

/** Room that the bake does not need: for sprites that come while the game runs. */
export interface SpareRoom {
  readonly layers: number;
  readonly records: number;
}

/** Record of a frame's part, and the image that it shows a part of; none is needed where nothing is covered. */
export interface PlacedPart {
  readonly index: number;
  readonly record: FrameRecord;
  readonly image: TexelImage | undefined;
}

export const NO_SPARE_ROOM: SpareRoom = { layers: 0, records: 0 };

export class PageArrays {
  /** Layers of the arrays; from `pageLayers` on they are spare. */
  readonly layers: number;
  readonly pageLayers: number;
  readonly albedo: RawTexture2DArray;
  readonly normal: RawTexture2DArray;
  readonly material: RawTexture2DArray;
  readonly emissive: RawTexture2DArray;
  readonly heights: RawTexture2DArray;
  readonly records: RawTexture;
  readonly #engine: Engine;
  readonly #context: Pick<ContextGuard, 'isLost'>;
  readonly #baked: readonly FrameRecord[];
  readonly #records: FrameRecord[];
  readonly #layerOfPage = new Map<number, number>();
  #recordsChanged = true;

  /** @param pageLayers layers for the bake's pages; @param spare comes on top, its records after those of the bake */
  constructor(
    scene: Scene,
    engine: Engine,
    context: Pick<ContextGuard, 'isLost'>,
    records: readonly FrameRecord[],
    pageLayers: number,
    spare: SpareRoom = NO_SPARE_ROOM,
  ) {
    this.#engine = engine;
    this.#context = context;
    this.#baked = records;
    const spareRecords = new Array<FrameRecord>(spare.records).fill(EMPTY_RECORD);
    this.#records = [...records, ...spareRecords].map((record) => ({ ...record, page: NO_PAGE }));
    this.pageLayers = pageLayers;
    this.layers = pageLayers + spare.layers;
    const plane = (name: string, format: number, type: number): RawTexture2DArray => {
      const texture = new RawTexture2DArray(
        null,
        PAGE_SIZE_TEXELS,
        PAGE_SIZE_TEXELS,
        this.layers,
        format,
        scene,
        false,
        false,
        Constants.TEXTURE_NEAREST_SAMPLINGMODE,
        type,
      );
      texture.name = `pages.${name}`;
      return texture;
    };
    const color = (name: string): RawTexture2DArray =>
      plane(name, Constants.TEXTUREFORMAT_RGBA, Constants.TEXTURETYPE_UNSIGNED_BYTE);
    this.albedo = color('albedo');
    this.normal = color('normal');
    this.material = color('material');
    this.emissive = color('emissive');
    this.heights = plane('heights', Constants.TEXTUREFORMAT_RED_INTEGER, Constants.TEXTURETYPE_UNSIGNED_SHORT);
    const rows = Math.max(1, Math.ceil(this.#records.length / RECORDS_PER_ROW));
    this.records = new RawTexture(
      packRecordTable(this.#records),
      RECORDS_PER_ROW * 2,
      rows,
      Constants.TEXTUREFORMAT_RGBA_INTEGER,
      scene,
      false,
      false,
      Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      Constants.TEXTURETYPE_UNSIGNED_INTEGER,
    );
    this.records.name = 'pages.records';
  }

  /** The record as the GPU has it: its page is a layer, or NO_PAGE while its texels are not there. */
  record(index: number): FrameRecord {
    const record = this.#records[index];
    if (record === undefined) throw new RangeError(`record ${index} of ${this.#records.length}`);
    return record;
  }

  /**
   * Places a sprite's images; its frames are drawable from the next `flush`.
   *
   * @param first index of the sprite's first record
   * @param frames how many it has; their further parts are placed with them
   */
  place(first: number, frames: number, images: readonly TexelImage[]): void {
    const parts = listPartsOfFrames(this.#baked, first, frames).map((index) => ({
      index,
      record: this.#baked[index]!,
    }));
    this.placeOnLayers(
      parts.map(({ index, record }) => ({
        index,
        record: record.page === NO_PAGE ? record : { ...record, page: this.#layerFor(record.page) },
        image: images[record.image],
      })),
    );
  }

  /** The same for records whose pages are layers already: those of spare layers, which the caller shares out. */
  placeOnLayers(parts: readonly PlacedPart[]): void {
    // Frames that look alike lie in one place.
    const placed = new Set<string>();
    for (const { index, record, image } of parts) {
      this.#records[index] = record;
      const place = `${record.page} ${record.atlasX} ${record.atlasY}`;
      if (record.page === NO_PAGE || placed.has(place)) continue;
      if (image === undefined) throw new RangeError(`record ${index} shows image ${record.image}, which is missing`);
      placed.add(place);
      this.#upload(record, image);
    }
    this.#recordsChanged = true;
  }

  /** Sends the record table when it changed. */
  flush(): void {
    if (!this.#recordsChanged || this.#context.isLost) return;
    this.#recordsChanged = false;
    this.records.update(packRecordTable(this.#records));
  }

  dispose(): void {
    for (const texture of [this.albedo, this.normal, this.material, this.emissive, this.heights, this.records]) {
      texture.dispose();
    }
  }

  #layerFor(page: number): number {
    const known = this.#layerOfPage.get(page);
    if (known !== undefined) return known;
    const layer = this.#layerOfPage.size;
    if (layer >= this.pageLayers)
      throw new OutOfLayersError(`page ${page} needs a layer, all ${this.pageLayers} are in use`);
    this.#layerOfPage.set(page, layer);
    return layer;
  }

  #upload(record: FrameRecord, image: TexelImage): void {
    // The arrays belong to the context that is gone. Whoever places this has the guard place it again.
    if (this.#context.isLost) return;
    const { atlasX: x, atlasY: y, page: layer, width, height, imageX, imageY } = record;
    const rect = { x, y, layer, width, height };
    const source = { x: imageX, y: imageY, rowTexels: image.width };
    for (const plane of COLOR_PLANES) {
      uploadRect(this.#engine, this[plane].getInternalTexture()!, rect, 'rgba8', image[plane], source);
    }
    uploadRect(this.#engine, this.heights.getInternalTexture()!, rect, 'r16ui', image.heights, source);
  }
}
