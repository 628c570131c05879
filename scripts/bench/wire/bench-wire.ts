// Bytes of texel files beside pictures of the same five maps, and how fast they are decoded.

import type { TexelImage } from '../../../shared/format/texels.ts';
import { imagesOf, readCatalogue } from '../catalogue.ts';
import { atMost, createRow, type Row } from '../row.ts';
import { encodeAsBaked } from './codecs.ts';
import { pngBytes, webpBytes } from './encode-pictures.ts';
import { measureCodecs } from './measure-codecs.ts';
import { layOutPages, PAGE_MAPS, type PageMap } from './page-maps.ts';

const PNG_RATIO_BAR = 0.6;
const WEBP_RATIO_BAR = 0.93;
const HEIGHTS_RATIO_BAR = 0.62;

interface WireSprite {
  readonly isStandIn: boolean;
  readonly images: readonly TexelImage[];
}

/** The same picture with nothing but coverage and heights. */
function heightsOnly(image: TexelImage): TexelImage {
  const blank = image.albedo.map((value, i) => (i % 4 === 3 ? value : 0));
  return { ...image, albedo: blank, normal: blank, material: blank, emissive: blank };
}

/** The same picture with nothing but coverage. */
function coverageOnly(image: TexelImage): TexelImage {
  return { ...heightsOnly(image), heights: new Uint16Array(image.heights.length) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function measureSizes(name: string, sprites: readonly WireSprite[]): Promise<Row[]> {
  process.stderr.write(`Encoding ${name} ...\n`);
  const images = sprites.map((sprite) => sprite.images);
  const ours = sum(images.map((own) => encodeAsBaked(own).length));
  const ourHeights = sum(images.map((own) => encodeAsBaked(own.map(heightsOnly)).length));
  const coverage = sum(images.map((own) => encodeAsBaked(own.map(coverageOnly)).length));
  const pages = layOutPages(images);
  const total = async (measure: typeof pngBytes, maps: readonly PageMap[]): Promise<number> => {
    let bytes = 0;
    for (const page of pages) for (const map of maps) bytes += await measure(page, map);
    return bytes;
  };
  const png = await total(pngBytes, PAGE_MAPS);
  const webp = await total(webpBytes, PAGE_MAPS);
  const pngHeights = await total(pngBytes, ['heights']);
  const webpHeights = await total(webpBytes, ['heights']);
  const count = sprites.length;
  return [
    createRow({
      id: `wire.bytes.${name}`,
      what: `texel files of ${count} sprites, and pages of the same maps`,
      value: ours,
      unit: 'bytes',
      peers: [
        { name: 'PNG', value: png },
        { name: 'WebP', value: webp },
      ],
    }),
    createRow({
      id: `wire.png-ratio.${name}`,
      what: 'over PNG',
      value: ours / png,
      unit: 'x',
      bar: atMost(PNG_RATIO_BAR),
    }),
    createRow({
      id: `wire.webp-ratio.${name}`,
      what: 'over lossless WebP',
      value: ours / webp,
      unit: 'x',
      bar: atMost(WEBP_RATIO_BAR),
    }),
    createRow({
      id: `wire.heights-ratio.${name}`,
      what: `heights with coverage, ${ourHeights} bytes (${coverage} of them coverage), over 16-bit PNG`,
      value: ourHeights / pngHeights,
      unit: 'x',
      bar: atMost(HEIGHTS_RATIO_BAR),
      peers: [{ name: 'WebP', value: webpHeights / pngHeights }],
    }),
  ];
}

export async function benchWire(): Promise<readonly Row[]> {
  const sprites = (await readCatalogue()).map((sprite): WireSprite => {
    return { isStandIn: sprite.isStandIn, images: imagesOf(sprite) };
  });
  const sheets = sprites.filter(({ isStandIn }) => !isStandIn);
  return [
    ...(await measureSizes('sheets', sheets)),
    ...(await measureSizes('catalogue', sprites)),
    ...(await measureCodecs(sprites.map(({ images }) => images))),
  ];
}
