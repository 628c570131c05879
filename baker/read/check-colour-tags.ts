// Colour management inside a PNG. It is never applied; where a program that does would see other numbers than we do, it is
// refused (maps of numbers) or pointed out (maps of colour, which are sRGB whatever the file says).

import type { MapName } from '../../shared/format/sheet.ts';
import { findChunk, type PngFile } from '../image/read-png.ts';
import { mapFileName, type SheetFault } from './sheet-source.ts';

/** gAMA holds 100000 / gamma: this says that values are linear, so nothing would be changed. */
const LINEAR_GAMA = 100_000;

/** gAMA of sRGB as every writer rounds it, give or take a percent. */
const SRGB_GAMA_MIN = 45_000;
const SRGB_GAMA_MAX = 46_000;

const COLOUR_MAPS: readonly MapName[] = ['albedo', 'emissive'];

export function checkColourTags(map: MapName, png: PngFile): SheetFault[] {
  const colour = COLOUR_MAPS.includes(map);
  const tags = [findProfile(png, colour), findGamma(png, colour), findCodePoints(png)];
  const file = mapFileName(map);
  const faults: SheetFault[] = [];
  for (const found of tags) {
    if (found === undefined) continue;
    if (colour) {
      const mend = 'If the colours look wrong, convert the image to sRGB and export it without a profile.';
      faults.push({ severity: 'warning', file, found: `${found} is left out`, expected: 'plain sRGB values', mend });
    } else {
      const mend = 'Export it without colour management (Blender: colour space Non-Color, view transform Raw).';
      faults.push({ severity: 'error', file, found: `${found} in a map of numbers`, expected: 'plain values', mend });
    }
  }
  if (!colour && faults.length === 0 && findChunk(png, 'sRGB') !== undefined) {
    const mend = 'Make sure that the map was exported as data, not as colour.';
    const found = 'a tag (sRGB) that calls these numbers colour is left out';
    faults.push({ severity: 'warning', file, found, expected: 'plain values', mend });
  }
  return faults;
}

function findProfile(png: PngFile, colour: boolean): string | undefined {
  const data = findChunk(png, 'iCCP')?.data;
  if (data === undefined) return undefined;
  const end = data.indexOf(0);
  const name = String.fromCharCode(...data.subarray(0, end < 0 || end > 79 ? 79 : end)).replace(/[^\x20-\x7e]/g, '?');
  return colour && /srgb/i.test(name) ? undefined : `a colour profile (iCCP "${name}")`;
}

function findGamma(png: PngFile, colour: boolean): string | undefined {
  const data = findChunk(png, 'gAMA')?.data;
  if (data === undefined || data.length !== 4) return undefined;
  const gama = new DataView(data.buffer, data.byteOffset, 4).getUint32(0);
  if (colour ? gama >= SRGB_GAMA_MIN && gama <= SRGB_GAMA_MAX : gama === LINEAR_GAMA) return undefined;
  return `a gamma (gAMA ${gama / LINEAR_GAMA})`;
}

function findCodePoints(png: PngFile): string | undefined {
  return findChunk(png, 'cICP') === undefined ? undefined : 'a colour space (cICP)';
}
