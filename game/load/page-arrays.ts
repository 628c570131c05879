// Residency of atlas pages on the GPU: five array textures of PAGE_SIZE_TEXELS layers and the table of frame records. Reads
// decoded images; writes pages and records. A layer holds one page.

import { Constants } from '@babylonjs/core/Engines/constants';
import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture';
import { RawTexture2DArray } from '@babylonjs/core/Materials/Textures/rawTexture2DArray';
import type { Scene } from '@babylonjs/core/scene.pure';
import { type FrameRecord, NO_PAGE, RECORDS_PER_ROW } from '../../shared/format/frame-record.ts';
import type { TexelImage } from '../../shared/format/texels.ts';
import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import { packRecordTable } from './record-table.ts';
import { uploadRect } from './upload-rect.ts';

const COLOR_PLANES = ['albedo', 'normal', 'material', 'emissive'] as const;

/** A page that the pages in use do not leave a layer for. Growing and evicting come with streaming. */
export class OutOfLayersError extends Error {
  override readonly name = 'OutOfLayersError';
}

export class PageArrays {
  readonly layers: number;
  readonly albedo: RawTexture2DArray;
  readonly normal: RawTexture2DArray;
  readonly material: RawTexture2DArray;
  readonly emissive: RawTexture2DArray;
  readonly heights: RawTexture2DArray;
  readonly records: RawTexture;
  readonly #engine: Engine;
  readonly #records: FrameRecord[];
  readonly #layerOfPage = new Map<number, number>();
  #recordsChanged = true;

  constructor(scene: Scene, engine: Engine, records: readonly FrameRecord[], layers: number) {
    this.#engine = engine;
    this.#records = records.map((record) => ({ ...record, page: NO_PAGE }));
    this.layers = layers;
    const plane = (name: string, format: number, type: number): RawTexture2DArray => {
      const texture = new RawTexture2DArray(
        null,
        PAGE_SIZE_TEXELS,
        PAGE_SIZE_TEXELS,
        layers,
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
    const rows = Math.max(1, Math.ceil(records.length / RECORDS_PER_ROW));
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
   * @param firstRecord index of the sprite's first record
   * @param baked the sprite's records as baked, with pages
   */
  place(firstRecord: number, baked: readonly FrameRecord[], images: readonly TexelImage[]): void {
    const placed = new Set<number>();
    baked.forEach((record, i) => {
      if (record.page === NO_PAGE) return;
      const image = images[record.image];
      if (image === undefined) throw new RangeError(`image ${record.image} of ${images.length}`);
      const layer = this.#layerFor(record.page);
      if (!placed.has(record.image)) {
        placed.add(record.image);
        this.#upload(record, layer, image);
      }
      this.#records[firstRecord + i] = { ...record, page: layer };
    });
    this.#recordsChanged = true;
  }

  /** Sends the record table when it changed. */
  flush(): void {
    if (!this.#recordsChanged) return;
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
    if (layer >= this.layers) throw new OutOfLayersError(`page ${page} needs a layer, all ${this.layers} are in use`);
    this.#layerOfPage.set(page, layer);
    return layer;
  }

  #upload(record: FrameRecord, layer: number, image: TexelImage): void {
    const rect = { x: record.atlasX, y: record.atlasY, layer, width: image.width, height: image.height };
    for (const plane of COLOR_PLANES) {
      uploadRect(this.#engine, this[plane].getInternalTexture()!, rect, 'rgba8', image[plane]);
    }
    uploadRect(this.#engine, this.heights.getInternalTexture()!, rect, 'r16ui', image.heights);
  }
}
