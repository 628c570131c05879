// Pictures as numbers: RGBA bytes, the first row first.

import { PNG } from 'pngjs';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** width * height * 4 bytes, RGBA. */
  readonly data: Uint8Array;
}

export function decodePicture(png: Uint8Array): Picture {
  const { width, height, data } = PNG.sync.read(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  return { width, height, data };
}

/** Packs as small as PNG gets without a palette: references are kept in the repository. The alpha is dropped. */
export function encodePicture({ width, height, data }: Picture): Uint8Array {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9, filterType: -1 });
}

export interface PictureDifference {
  /** Pixels that differ in any channel. */
  readonly pixels: number;
  /** Largest difference of a channel. */
  readonly largest: number;
  /** Bright where the pictures differ, the expected one dimmed elsewhere. */
  readonly picture: Picture;
}

/** Share of the expected picture that shows through where nothing differs. */
const DIM_SHARE = 0.25;

/** Compares pictures of the same size. */
export function comparePictures(actual: Picture, expected: Picture): PictureDifference {
  const { width, height } = expected;
  const data = new Uint8Array(width * height * 4);
  let pixels = 0;
  let largest = 0;
  for (let i = 0; i < data.length; i += 4) {
    let worst = 0;
    for (let channel = 0; channel < 4; channel++) {
      worst = Math.max(worst, Math.abs(actual.data[i + channel]! - expected.data[i + channel]!));
    }
    if (worst > 0) {
      pixels++;
      largest = Math.max(largest, worst);
      data.set([255, 255 - worst, 0, 255], i);
    } else {
      for (let channel = 0; channel < 3; channel++) data[i + channel] = expected.data[i + channel]! * DIM_SHARE;
      data[i + 3] = 255;
    }
  }
  return { pixels, largest, picture: { width, height, data } };
}

/** Share of the pixels, 0 .. 1, of which a channel differs by more than so much, in pictures of the same size. */
export function shareBeyond(actual: Picture, expected: Picture, limit: number): number {
  let beyond = 0;
  for (let i = 0; i < expected.data.length; i += 4) {
    const isBeyond = [0, 1, 2].some((c) => Math.abs(actual.data[i + c]! - expected.data[i + c]!) > limit);
    if (isBeyond) beyond++;
  }
  return beyond / (expected.data.length / 4);
}

/** Whether all pixels are the same: nothing was drawn. */
export function isBlank({ data }: Picture): boolean {
  for (let i = 4; i < data.length; i++) if (data[i] !== data[i & 3]) return false;
  return true;
}
