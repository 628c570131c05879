// The pages of a bake as pictures, a picture a map: what would be sent if texels were sent as pages.

import type { PackGroup } from '../../../baker/pack/bundle.ts';
import { packPages } from '../../../baker/pack/pack-pages.ts';
import type { TexelImage } from '../../../shared/format/texels.ts';
import { PAGE_SIZE_TEXELS } from '../../../shared/limits.ts';

export const PAGE_MAPS = ['albedo', 'normal', 'material', 'emissive', 'heights'] as const;
export type PageMap = (typeof PAGE_MAPS)[number];

/** Channels of a map as a picture: coverage is the albedo's alpha, the other maps need none. */
export const CHANNELS = { albedo: 4, normal: 3, material: 3, emissive: 3, heights: 1 } as const satisfies Record<
  PageMap,
  number
>;

/** PAGE_SIZE_TEXELS a side, rows from the top, CHANNELS values a texel; 8 bits each, 16 of heights. */
export type Page = Readonly<Record<Exclude<PageMap, 'heights'>, Uint8Array>> & { readonly heights: Uint16Array };

const TEXELS = PAGE_SIZE_TEXELS ** 2;

function createPage(): Page {
  const plane = (map: PageMap): Uint8Array => new Uint8Array(TEXELS * CHANNELS[map]);
  return {
    albedo: plane('albedo'),
    normal: plane('normal'),
    material: plane('material'),
    emissive: plane('emissive'),
    heights: new Uint16Array(TEXELS),
  };
}

function copyImage(page: Page, image: TexelImage, left: number, top: number): void {
  for (let y = 0, from = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++, from++) {
      const to = (top + y) * PAGE_SIZE_TEXELS + left + x;
      page.heights[to] = image.heights[from]!;
      for (const map of PAGE_MAPS) {
        if (map === 'heights') continue;
        const channels = CHANNELS[map];
        for (let c = 0; c < channels; c++) page[map][to * channels + c] = image[map][from * 4 + c]!;
      }
    }
  }
}

/** @param sprites each sprite's pictures */
export function layOutPages(sprites: readonly (readonly TexelImage[])[]): Page[] {
  const groups = sprites.map((images, i): PackGroup => ({ name: `sprite_${i}`, rects: images }));
  const packing = packPages(groups);
  const pages = packing.fills.map(createPage);
  for (const [i, images] of sprites.entries()) {
    const places = packing.places.get(`sprite_${i}`)!;
    for (const [n, image] of images.entries()) copyImage(pages[places[n]!.page]!, image, places[n]!.x, places[n]!.y);
  }
  return pages;
}
