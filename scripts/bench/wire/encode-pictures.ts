// Maps of a page as PNG and as lossless WebP, as small as sharp makes them; each is decoded again, so that what is compared
// holds the same values.

import sharp, { type Sharp } from 'sharp';
import { PAGE_SIZE_TEXELS } from '../../../shared/limits.ts';
import { ScriptError } from '../../script-error.ts';
import { CHANNELS, type Page, type PageMap } from './page-maps.ts';

const PNG_OPTIONS = { compressionLevel: 9, adaptiveFiltering: true, palette: false } as const;
const WEBP_OPTIONS = { lossless: true, effort: 6 } as const;

const SIZE = { width: PAGE_SIZE_TEXELS, height: PAGE_SIZE_TEXELS } as const;

function isSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

async function sizeOf(
  name: string,
  encoded: Promise<Buffer>,
  values: ArrayLike<number>,
  read: Reader,
): Promise<number> {
  const bytes = await encoded;
  if (isSame(await read(sharp(bytes)), values)) return bytes.length;
  throw new ScriptError(`${name} did not keep its values: it cannot be compared.`);
}

type Reader = (image: Sharp) => Promise<ArrayLike<number>>;

const readBytes: Reader = (image) => image.raw().toBuffer();

const readGrey16: Reader = async (image) => {
  const bytes = await image.toColourspace('grey16').raw({ depth: 'ushort' }).toBuffer();
  return Uint16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readUInt16LE(i * 2));
};

/** WebP has 8 bits a channel: high bytes in red, low bytes in green. */
function splitHeights(heights: Uint16Array): Uint8Array {
  const bytes = new Uint8Array(heights.length * 3);
  heights.forEach((height, i) => {
    bytes[i * 3] = height >> 8;
    bytes[i * 3 + 1] = height & 255;
  });
  return bytes;
}

/** @returns bytes of the map as PNG; heights as 16-bit grey */
export async function pngBytes(page: Page, map: PageMap): Promise<number> {
  const image = sharp(page[map], { raw: { ...SIZE, channels: CHANNELS[map] } });
  if (map !== 'heights') return sizeOf(`PNG of ${map}`, image.png(PNG_OPTIONS).toBuffer(), page[map], readBytes);
  const png = image.toColourspace('grey16').png(PNG_OPTIONS).toBuffer();
  return sizeOf(`PNG of ${map}`, png, page[map], readGrey16);
}

/** @returns bytes of the map as lossless WebP */
export async function webpBytes(page: Page, map: PageMap): Promise<number> {
  const values = map === 'heights' ? splitHeights(page.heights) : page[map];
  const channels = map === 'heights' ? 3 : CHANNELS[map];
  const webp = sharp(values, { raw: { ...SIZE, channels } })
    .webp(WEBP_OPTIONS)
    .toBuffer();
  return sizeOf(`WebP of ${map}`, webp, values, readBytes);
}
