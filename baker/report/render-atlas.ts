// The atlas: each page as a picture under a list of its rectangles, which the pointer and the arrow keys walk.

import { PAGE_SIZE_TEXELS } from '../../shared/limits.ts';
import type { AtlasPage, AtlasRect } from './draw-pages.ts';
import { encodePng, toDataUrl } from './encode-png.ts';
import { formatFrames, formatNoun, formatShare } from './format-figures.ts';
import { type Html, html, trustHtml } from './html.ts';

/** Screen pixels a texel that can be chosen. */
const ZOOMS = [1, 2, 4] as const;

/** @returns the pages' pictures as backgrounds: the atlas and the sprites' small pictures share each */
export function renderPageStyle(pages: readonly AtlasPage[]): Html {
  const rules = pages.map(
    ({ picture }, page) => `.page-${page}{background-image:url("${toDataUrl(encodePng(picture))}")}\n`,
  );
  return trustHtml(rules.join(''));
}

/** The id by which other parts of the page lead to a rectangle. */
export function rectId({ sprite, isBare, frames, part }: AtlasRect): string {
  return `rect-${sprite}-${isBare ? 'bare-' : ''}${frames[0]}${part === 0 ? '' : `-${part}`}`;
}

export function renderAtlas(pages: readonly AtlasPage[]): Html {
  const zooms = ZOOMS.map(
    (zoom) =>
      html`<label><input type="radio" name="zoom" value="${zoom}"${zoom === 1 ? html` checked` : undefined}> ${zoom}\u00d7</label>\n`,
  );
  return html`<div class="controls">
<fieldset><legend>Zoom</legend>
${zooms}</fieldset>
<label><input type="checkbox" id="outlines"> All outlines</label>
<p class="hint"><kbd>Tab</kbd> into a page, then <kbd>\u2190</kbd><kbd>\u2191</kbd><kbd>\u2192</kbd><kbd>\u2193</kbd> to the next picture, <kbd>PgUp</kbd><kbd>PgDn</kbd> by name, letters to a name, <kbd>Enter</kbd> to its row.</p>
</div>
<div class="atlas">
<div class="pages">
${pages.map((page, number) => renderPage(page, number, pages.length))}</div>
<aside class="readout" aria-label="The picture under the pointer or the focus">
<canvas width="224" height="224" aria-hidden="true"></canvas>
<p class="readout-name">Point at a picture.</p>
<dl hidden>
<div><dt>frames</dt><dd data-part="frames"></dd></div>
<div><dt>size</dt><dd data-part="size"></dd></div>
<div><dt>place</dt><dd data-part="place"></dd></div>
<div><dt>covered</dt><dd data-part="covered"></dd></div>
</dl>
</aside>
</div>
`;
}

function renderPage({ rects, taken, covered }: AtlasPage, number: number, count: number): Html {
  const title = `Page ${number + 1} of ${count}`;
  const figures = `${formatNoun(rects.length, 'picture')}, ${formatShare(taken)} taken, ${formatShare(covered)} covered`;
  return html`<figure id="page-${number + 1}">
<figcaption><b>${title}</b> ${figures}</figcaption>
<div class="window">
<div class="sheet page-${number}" role="listbox" aria-label="${title}, ${PAGE_SIZE_TEXELS} \u00d7 ${PAGE_SIZE_TEXELS} texels" style="--w:${PAGE_SIZE_TEXELS};--h:${PAGE_SIZE_TEXELS}">
${rects.map(renderRect)}</div>
</div>
</figure>
`;
}

/** The first is where the Tab key enters; the script moves that along. */
function renderRect(rect: AtlasRect, i: number): Html {
  const { sprite, isBare, frames, part, x, y, width, height, covered } = rect;
  const name = `${sprite}${isBare ? ' (bare)' : ''}${part === 0 ? '' : `, part ${part + 1}`}`;
  const words = frames.length === 1 ? 'frame' : 'frames';
  const label = `${name}, ${words} ${formatFrames(frames)}, ${width} \u00d7 ${height} texels`;
  return html`<div role="option" id="${rectId(rect)}" tabindex="${i === 0 ? 0 : -1}" aria-selected="false" aria-label="${label}" title="${label}" data-sprite="${sprite}" data-name="${name}" data-frames="${formatFrames(frames)}" data-covered="${covered}" style="--x:${x};--y:${y};--w:${width};--h:${height}"></div>\n`;
}
