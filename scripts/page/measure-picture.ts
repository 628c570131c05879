// What a picture's light is like, in numbers: whether it is bright or dark, warm or cold, pale or deep.

import type { Picture } from './picture.ts';

export interface PictureFigures {
  /** Mean luma (Rec. 709 weights on the display's values), 0 .. 255. */
  readonly luma: number;
  /** Mean saturation: how far the least channel lies below the greatest, as a share of it, 0 .. 1. */
  readonly saturation: number;
  /** Mean of red less blue, -255 .. 255: above 0 the picture is warm. */
  readonly warmth: number;
  /** Luma below which the darkest and above which the brightest twentieth of the pixels lie. */
  readonly dark: number;
  readonly bright: number;
}

/** Part of the pixels at either end that `dark` and `bright` speak of. */
const TAIL_SHARE = 0.05;

/** Luma of a pixel, 0 .. 255. */
function lumaOf(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function measurePicture({ width, height, data }: Picture): PictureFigures {
  const count = width * height;
  const lumas = new Float64Array(count);
  let saturation = 0;
  let warmth = 0;
  for (let i = 0; i < count; i++) {
    const [red, green, blue] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    lumas[i] = lumaOf(red, green, blue);
    const most = Math.max(red, green, blue);
    saturation += most === 0 ? 0 : 1 - Math.min(red, green, blue) / most;
    warmth += red - blue;
  }
  lumas.sort();
  const tail = Math.floor((count - 1) * TAIL_SHARE);
  return {
    luma: lumas.reduce((sum, luma) => sum + luma, 0) / count,
    saturation: saturation / count,
    warmth: warmth / count,
    dark: lumas[tail]!,
    bright: lumas[count - 1 - tail]!,
  };
}

/** The figures in one line. */
export function describeFigures({ luma, saturation, warmth, dark, bright }: PictureFigures): string {
  const whole = (value: number): string => value.toFixed(0);
  return `luma ${whole(luma)} (${whole(dark)} to ${whole(bright)}), saturation ${saturation.toFixed(2)}, warmth ${whole(warmth)}`;
}
