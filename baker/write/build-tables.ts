// records and lights: the two tables that span all sprites.
//
// Reads every sheet's frames and places; writes one record a frame and one row a light. Record 0 is the empty frame. Sprites
// stand in the order of their names: a sprite's frames, then those of its bare twin, which the frames' `bare` name.

import { EMPTY_RECORD, type FrameRecord } from '../../shared/format/frame-record.ts';
import type { SpriteLight } from '../../shared/format/light.ts';
import type { Packing, Place } from '../pack/pack-pages.ts';
import type { BakedFrames, BakedSheet } from './baked-sheet.ts';

export interface Tables {
  readonly records: readonly FrameRecord[];
  /** Sorted by record. */
  readonly lights: readonly SpriteLight[];
  /** First record by sprite name. */
  readonly firstRecords: ReadonlyMap<string, number>;
}

/** @param sheets sorted by name; the packing's groups bear their names and hold their pictures, then their bare twin's */
export function buildTables(sheets: readonly BakedSheet[], packing: Packing): Tables {
  const records: FrameRecord[] = [EMPTY_RECORD];
  const lights: SpriteLight[] = [];
  const firstRecords = new Map<string, number>();
  const add = (part: BakedFrames, places: readonly Place[], firstBare: number): void => {
    const first = records.length;
    for (const [i, frame] of part.frames.entries()) {
      const bare = firstBare === 0 ? 0 : firstBare + i;
      const { heightRange, emissiveScale } = part;
      if (frame.width === 0) {
        records.push({ ...EMPTY_RECORD, heightRange, emissiveScale, bare });
        continue;
      }
      const { page, x, y } = places[frame.image]!;
      const { width, height, originX, originY, image, nearest } = frame;
      records.push({
        atlasX: x,
        atlasY: y,
        width,
        height,
        originX,
        originY,
        page,
        image,
        heightRange,
        emissiveScale,
        nearest,
        bare,
      });
    }
    for (const { frame, ...light } of part.lights) lights.push({ ...light, record: first + frame });
  };
  for (const sheet of sheets) {
    const places = packing.places.get(sheet.name) ?? [];
    const first = records.length;
    firstRecords.set(sheet.name, first);
    add(sheet, places, sheet.bare === undefined ? 0 : first + sheet.frames.length);
    if (sheet.bare !== undefined) add(sheet.bare, places.slice(sheet.images.length), 0);
  }
  // Stable, and lights were added by ascending record: several lights of one frame keep the order in which they were found.
  lights.sort((a, b) => a.record - b.record);
  return { records, lights, firstRecords };
}
