// Pictures on the page: each pixel a whole number of the screen's.

import { encodePng, type RgbaPicture, toDataUrl } from './encode-png.ts';
import type { Texel } from './find-lone.ts';
import { type Html, html } from './html.ts';

/** Texels are drawn this large: the size at which each can be judged. */
export const TEXEL_SCALE = 4;

/** @param scale screen pixels a texel */
export function renderPicture(picture: RgbaPicture, alt: string, scale: number): Html {
  const { width, height } = picture;
  if (width === 0 || height === 0) return html`<span class="nothing">nothing is covered</span>`;
  const address = toDataUrl(encodePng(picture));
  return html`<img src="${address}" width="${width * scale}" height="${height * scale}" alt="${alt}">`;
}

/** A frame round each texel, to lie over the picture. */
export function renderMarks(texels: readonly Texel[], { width, height }: RgbaPicture): Html {
  const path = texels.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');
  return html`<svg class="marks" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${path}"/></svg>`;
}

/** Two lines across the whole picture that meet round a texel: found at a glance, however small it is. */
export function renderReticle([x, y]: Texel, { width, height }: RgbaPicture): Html {
  const path = `M${x} ${y}h1v1h-1zM0 ${y + 0.5}H${x}M${x + 1} ${y + 0.5}H${width}M${x + 0.5} 0V${y}M${x + 0.5} ${y + 1}V${height}`;
  return html`<svg class="marks" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${path}"/></svg>`;
}
