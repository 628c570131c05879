// Parts thinner than one texel fall apart in a sheet: what is left of a rope or a pale are texels that touch nothing.

import { type FrameMaps, isCovered, type SheetInfo } from '../../shared/format/sheet.ts';
import { isGlowing } from '../image/is-glowing.ts';

/** Texels that hang together and yet are no part: one more is a drawn dot. */
const STRAY_TEXELS_MAX = 2;

/** Debris from this value on: leaves and sparks are loose by nature. */
const DEBRIS_MARK = 128;

/** @returns indices (row * width + column) of texels that touch no other, or one other that touches none; corners touch */
export function findStrays(frame: FrameMaps, info: Pick<SheetInfo, 'emissiveScale'>): number[] {
  const { width, height } = frame;
  const seen = new Uint8Array(width * height);
  const strays: number[] = [];
  let parts = 0;
  for (let texel = 0; texel < width * height; texel++) {
    if (seen[texel] === 1 || !isCovered(frame, texel)) continue;
    const part = collectPart(frame, texel, seen);
    parts++;
    const isLoose = part.some((at) => frame.debris[at]! >= DEBRIS_MARK || isGlowing(frame, info, at));
    if (part.length <= STRAY_TEXELS_MAX && !isLoose) strays.push(...part);
  }
  // A frame that is nothing else is small, not broken.
  return parts > 1 ? strays : [];
}

function collectPart(frame: FrameMaps, start: number, seen: Uint8Array): number[] {
  const { width, height } = frame;
  const part = [start];
  seen[start] = 1;
  for (let next = 0; next < part.length; next++) {
    const [x, y] = [part[next]! % width, Math.floor(part[next]! / width)];
    for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++) {
      for (let right = Math.max(0, x - 1); right <= Math.min(width - 1, x + 1); right++) {
        const at = right + width * down;
        if (seen[at] === 1 || !isCovered(frame, at)) continue;
        seen[at] = 1;
        part.push(at);
      }
    }
  }
  return part;
}
