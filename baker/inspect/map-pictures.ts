// Every map of a frame as a picture.

import { type FrameMaps, isCovered } from '../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../shared/limits.ts';
import { createPicture, type Picture, type Rgb } from './picture.ts';

/** Behind uncovered texels: a colour that no sprite has. */
export const BACKGROUND: Rgb = [58, 62, 74];

const VANISHING: Rgb = [230, 120, 70];
const STAYING: Rgb = [120, 124, 134];

/** Thickness that is drawn white, units: a wall is 0.16 thick, a crown some 2. */
const WHITE_THICKNESS_UNITS = 1;

export interface NamedPicture {
  readonly name: string;
  readonly picture: Picture;
}

/** @returns albedo, normal, height, thickness, material, emissive and debris, one pixel a texel */
export function mapPictures(frame: FrameMaps, heightRange: number): NamedPicture[] {
  let highest = 1;
  for (const height of frame.heights) highest = Math.max(highest, height);
  const toUnits = (value: number): number => (value * heightRange) / HEIGHT_MAX;
  const grey = (share: number): Rgb => {
    const value = Math.round(255 * Math.min(1, Math.max(0, share)));
    return [value, value, value];
  };
  const three = (values: Uint8Array, stride: number, i: number): Rgb => [
    values[i * stride]!,
    values[i * stride + 1]!,
    values[i * stride + 2]!,
  ];
  const thickness = (i: number): number => toUnits(frame.heights[i]! - frame.backs[i]!) * Math.SQRT2;
  return [
    { name: 'albedo', picture: drawMap(frame, (i) => three(frame.albedo, 4, i)) },
    { name: 'normal', picture: drawMap(frame, (i) => three(frame.normal, 3, i)) },
    {
      name: `height, white ${toUnits(highest).toFixed(2)}`,
      picture: drawMap(frame, (i) => grey(frame.heights[i]! / highest)),
    },
    {
      name: `thickness, white ${WHITE_THICKNESS_UNITS}`,
      picture: drawMap(frame, (i) => grey(thickness(i) / WHITE_THICKNESS_UNITS)),
    },
    { name: 'metal, rough, spec', picture: drawMap(frame, (i) => three(frame.material, 3, i)) },
    { name: 'emissive', picture: drawMap(frame, (i) => three(frame.emissive, 3, i)) },
    { name: 'debris', picture: drawMap(frame, (i) => (frame.debris[i]! >= 128 ? VANISHING : STAYING)) },
  ];
}

/** @returns a picture of the frame's size with a colour for each covered texel */
export function drawMap(frame: FrameMaps, color: (index: number) => Rgb): Picture {
  const picture = createPicture(frame.width, frame.height, BACKGROUND);
  for (let i = 0; i < frame.width * frame.height; i++) {
    if (isCovered(frame, i)) picture.pixels.set(color(i), i * 3);
  }
  return picture;
}
