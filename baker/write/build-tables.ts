// records and lights: the two tables that span all sprites.
//
// Reads every sheet's frames and places; writes one record a frame and one row a light. Record 0 is the empty frame. Sprites
// stand in the order of their names: a sprite's frames, then those of its bare twin, which the frames' `bare` name, then the
// further parts of both, which `next` names.

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
  for (const sheet of sheets) {
    const first = records.length;
    firstRecords.set(sheet.name, first);
    const places = splitPlaces(packing.places.get(sheet.name) ?? [], sheet);
    const own = listFrameParts(sheet, places.own);
    const bare = sheet.bare === undefined ? [] : listFrameParts(sheet.bare, places.bare);
    const bareOf = (i: number): number => (bare.length === 0 ? 0 : first + own.length + i);
    records.push(...own.map(([part], i) => ({ ...part!, bare: bareOf(i) })), ...bare.map(([part]) => part!));
    for (const [i, [, ...further]] of [...own, ...bare].entries()) {
      let last = first + i;
      for (const part of further) {
        records[last] = { ...records[last]!, next: records.length };
        last = records.length;
        records.push(part);
      }
    }
    for (const { frame, ...light } of sheet.lights) lights.push({ ...light, record: first + frame });
    for (const { frame, ...light } of sheet.bare?.lights ?? []) lights.push({ ...light, record: bareOf(frame) });
  }
  // Stable, and lights were added by ascending record: several lights of one frame keep the order in which they were found.
  lights.sort((a, b) => a.record - b.record);
  return { records, lights, firstRecords };
}

function splitPlaces(places: readonly Place[], { parts }: BakedFrames): Record<'own' | 'bare', readonly Place[]> {
  const count = parts.flat().length;
  return { own: places.slice(0, count), bare: places.slice(count) };
}

/** @returns records by frame, one a part and at least one; `bare` and `next` are not set */
function listFrameParts(
  { frames, parts, heightRange, emissiveScale }: BakedFrames,
  places: readonly Place[],
): FrameRecord[][] {
  const firstPlaces = parts.map((_, image) => parts.slice(0, image).flat().length);
  return frames.map(({ width, image, originX, originY, nearest }) => {
    if (width === 0) return [{ ...EMPTY_RECORD, heightRange, emissiveScale }];
    return parts[image]!.map((part, i) => {
      const { page, x, y } = places[firstPlaces[image]! + i]!;
      return {
        ...EMPTY_RECORD,
        atlasX: x,
        atlasY: y,
        width: part.width,
        height: part.height,
        originX: originX + part.x,
        originY: originY + part.y,
        page,
        image,
        heightRange,
        emissiveScale,
        nearest: nearest[i]!,
        imageX: part.x,
        imageY: part.y,
      };
    });
  });
}
