import type { Picture } from '../../scripts/page/picture.ts';

/** A part of a picture; it has to lie inside. */
export function cropPicture(picture: Picture, left: number, top: number, width: number, height: number): Picture {
  if (left < 0 || top < 0 || left + width > picture.width || top + height > picture.height) {
    throw new RangeError(`${width}x${height} at ${left},${top} leaves a picture of ${picture.width}x${picture.height}`);
  }
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, data };
}
