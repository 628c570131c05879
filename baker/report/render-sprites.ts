// The cost of each sprite: a table to sort and to filter.

import { isGrainy } from '../inspect/measure-lone-texels.ts';
import type { SpriteSummary } from '../write/bake-summary.ts';
import type { AtlasRect } from './draw-pages.ts';
import { formatCount, formatShare } from './format-figures.ts';
import { type Html, html } from './html.ts';
import { rectId } from './render-atlas.ts';
import type { ReportModel } from './report-model.ts';

/** Edge of the square that holds a sprite's small picture, screen pixels. */
const THUMB_PX = 40;

interface Column {
  readonly title: string;
  /** What a person who does not see the group's title is told. */
  readonly label: string;
  readonly value: (sprite: SpriteSummary) => number;
  readonly format: (value: number) => string;
  /** Sums make sense. */
  readonly isSum: boolean;
}

function count(title: string, value: Column['value'], label = title): Column {
  return { title, label, value, format: formatCount, isSum: true };
}

function listColumns({ levels }: ReportModel): Column[] {
  return [
    count('frames', ({ frames }) => frames),
    count('texels', ({ figures }) => figures.texels),
    count('grid', ({ figures }) => figures.gridTriangles, 'triangles of the grid'),
    ...levels.map((_, lod) =>
      count(`LOD ${lod}`, ({ figures }) => figures.triangles[lod] ?? 0, `triangles of LOD ${lod}`),
    ),
    ...levels.map(
      (_, lod): Column => ({
        title: `LOD ${lod}`,
        label: `error of LOD ${lod}, units`,
        value: ({ figures }) => figures.shellErrors[lod] ?? 0,
        format: (value) => value.toFixed(4),
        isSum: false,
      }),
    ),
    count('voxels', ({ figures }) => figures.voxels),
    count('lights', ({ figures }) => figures.lights),
    {
      title: 'lone',
      label: 'lone texels, worst frame and light',
      value: ({ figures }) => Math.max(0, ...figures.lone.map(({ worst }) => worst)),
      format: formatShare,
      isSum: false,
    },
    count('bytes', ({ figures }) => figures.bytes),
  ];
}

/** The dearest first. */
const SORTED_BY = 'bytes';

export function renderSprites(model: ReportModel): Html {
  const columns = listColumns(model);
  const sprites = [...model.sprites].sort((a, b) => b.figures.bytes - a.figures.bytes);
  const thumbs = findThumbs(model);
  const levels = model.levels.length;
  const head = columns.map((column) => renderHead(column, column.title === SORTED_BY ? 'descending' : undefined));
  return html`<div class="controls">
<label for="filter">Filter sprites</label>
<input type="search" id="filter" autocomplete="off" spellcheck="false" placeholder="wall timber">
<p class="hint" id="shown" role="status">${formatCount(sprites.length)} of ${formatCount(sprites.length)} sprites</p>
</div>
<div class="scroll" tabindex="0" role="region" aria-label="Cost of each sprite">
<table class="figures sortable" id="costs">
<caption>All frames of a sprite together. The buttons sort.</caption>
<thead>
<tr class="groups"><td></td><td colspan="2"></td><th colspan="${levels + 1}" scope="colgroup">triangles</th><th colspan="${levels}" scope="colgroup">measured error, units</th><td colspan="4"></td></tr>
<tr>${renderHead({ title: 'sprite', label: 'sprite' }, undefined)}${head}</tr>
</thead>
<tbody>
${sprites.map((sprite) => renderRow(sprite, columns, thumbs.get(sprite.name)))}</tbody>
<tfoot><tr><th scope="row">sum of those shown</th>${columns.map((column) => renderSum(column, sprites))}</tr></tfoot>
</table>
</div>
`;
}

function renderHead({ title, label }: Pick<Column, 'title' | 'label'>, sorted: 'descending' | undefined): Html {
  return html`<th scope="col" aria-sort="${sorted ?? 'none'}"><button type="button" aria-label="${label}">${title}</button></th>`;
}

function renderRow(sprite: SpriteSummary, columns: readonly Column[], thumb: Thumb | undefined): Html {
  const { name, isStandIn, figures } = sprite;
  const cells = columns.map(({ title, value, format }) => {
    const number = value(sprite);
    const isAlarm = title === 'lone' && isGrainy(name, figures.lone);
    return html`<td data-value="${number}"${isAlarm ? html` class="alarm"` : undefined}>${format(number)}${isAlarm ? ' !' : ''}</td>`;
  });
  const label = thumb === undefined ? html`${name}` : html`<a href="#${rectId(thumb.rect)}">${name}</a>`;
  const note = isStandIn ? html` <span class="badge">stand-in</span>` : undefined;
  return html`<tr id="sprite-${name}" data-name="${name}" tabindex="-1"><th scope="row"><span class="cell">${renderThumb(thumb)}<span>${label}${note}</span></span></th>${cells}</tr>\n`;
}

function renderSum({ value, format, isSum }: Column, sprites: readonly SpriteSummary[]): Html {
  if (!isSum) return html`<td></td>`;
  return html`<td data-sum>${format(sprites.reduce((sum, sprite) => sum + value(sprite), 0))}</td>`;
}

interface Thumb {
  readonly rect: AtlasRect;
  readonly page: number;
}

/** @returns the place of each sprite's first picture */
function findThumbs({ pages }: ReportModel): Map<string, Thumb> {
  const thumbs = new Map<string, Thumb>();
  for (const [page, { rects }] of pages.entries()) {
    for (const rect of rects) if (!rect.isBare && !thumbs.has(rect.sprite)) thumbs.set(rect.sprite, { rect, page });
  }
  return thumbs;
}

/** Cut from the page's picture by its place, so that it costs no bytes. */
function renderThumb(thumb: Thumb | undefined): Html {
  if (thumb === undefined) return html`<span class="thumb"></span>`;
  const { x, y, width, height } = thumb.rect;
  const scale = Math.min(1, THUMB_PX / Math.max(width, height));
  return html`<span class="thumb"><span class="page-${thumb.page}" style="--x:${x};--y:${y};--w:${width};--h:${height};--texel:${scale.toFixed(4)}px"></span></span>`;
}
