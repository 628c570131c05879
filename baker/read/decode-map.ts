// One map file of a sheet: container, then pixels, then exactly the samples that the map is made of. The only way by which
// the baker reads a map.

import type { MapName } from '../../shared/format/sheet.ts';
import { toGrey8, toGrey16, toRgb8, toRgba8 } from '../image/convert-pixels.ts';
import { decodePng } from '../image/decode-png.ts';
import type { Pixels } from '../image/pixels.ts';
import { describePixelFormat, type PngFile, type PngHeader, readPng } from '../image/read-png.ts';
import { Refusal } from '../image/refusal.ts';
import { checkColourTags } from './check-colour-tags.ts';
import { errorFault, mapFileName, type SheetFault } from './sheet-source.ts';

/** Samples of a whole map: `albedo` 4 a texel, colour maps and normals 3, the others 1; heights 16 bits. */
export type MapSamples = Uint8Array | Uint16Array;

const CONVERT = {
  albedo: toRgba8,
  normal: toRgb8,
  height: toGrey16,
  height_back: toGrey16,
  material: toRgb8,
  emissive: toRgb8,
  debris: toGrey8,
} satisfies Record<MapName, (pixels: Pixels) => MapSamples | Refusal>;

export interface OpenedMap {
  /** Absent when an error is among the faults. */
  readonly png?: PngFile;
  readonly faults: readonly SheetFault[];
}

/** Checks a map's container and pixel format without unpacking its pixels. */
export function openMap(map: MapName, bytes: Uint8Array): OpenedMap {
  const file = mapFileName(map);
  const png = readPng(bytes);
  if (png instanceof Refusal) return { faults: [errorFault(file, png)] };
  const faults = checkColourTags(map, png);
  const format = checkFormat(map, png.header);
  if (format !== undefined) faults.push(errorFault(file, format));
  return faults.some((fault) => fault.severity === 'error') ? { faults } : { png, faults };
}

/**
 * Unpacks an opened map.
 *
 * @returns the map's samples row by row, or why they cannot be had without loss
 */
export async function decodeMap(map: MapName, png: PngFile): Promise<MapSamples | Refusal> {
  const pixels = await decodePng(png, map === 'albedo');
  return pixels instanceof Refusal ? pixels : CONVERT[map](pixels);
}

function checkFormat(map: MapName, header: PngHeader): Refusal | undefined {
  if ((map !== 'height' && map !== 'height_back') || header.bitDepth === 16) return undefined;
  return new Refusal(
    `the height is ${describePixelFormat(header)}: at most 256 steps instead of 65536`,
    '16-bit grey',
    'Export it again with 16 bits a channel (Blender: PNG, BW, colour depth 16); a converted 8-bit file stays coarse.',
  );
}
