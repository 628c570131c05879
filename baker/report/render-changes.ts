// What changed since the last bake: figures before and after, pictures side by side and in turn.

import type { ChangedFrame, ChangedSprite } from './compare-bakes.ts';
import { TEXEL_PARTS } from './compare-frames.ts';
import type { CountedFigures } from './decode-bake.ts';
import type { RgbaPicture } from './encode-png.ts';
import { formatCount, formatDifference, formatNoun } from './format-figures.ts';
import { type Html, html } from './html.ts';
import { renderPicture, TEXEL_SCALE } from './render-picture.ts';
import type { Changes } from './report-model.ts';

/** All pictures of changes together, letters of the page: after a change of everything the page must still open at once. */
const PICTURES_MAX_LETTERS = 1_500_000;

/** Widest picture that is drawn at the full scale, screen pixels; wider ones are drawn smaller, by whole steps. */
const PICTURE_MAX_PX = 320;

export function renderChanges(changes: Changes): Html {
  if (changes.kind === 'first') return html`<p>There was no bake here before that this version can read.</p>\n`;
  if (changes.kind === 'same') return html`<p class="well">The folder held this very bake already.</p>\n`;
  const { sprites, maps } = changes;
  if (sprites.length + maps.length === 0)
    return html`<p class="well">No sprite and no map differs from the last bake.</p>\n`;
  const mapsNote = maps.length === 0 ? undefined : html`<p>Maps that are new, gone or other: ${maps.join(', ')}.</p>\n`;
  const blink = html`<div class="controls"><button type="button" id="blink" aria-pressed="false" hidden>Blink all</button><p class="hint">Pictures are lit at noon. <b>Flip</b> shows before and after at one place.</p></div>\n`;
  const budget = { left: PICTURES_MAX_LETTERS };
  return html`${mapsNote}${sprites.length === 0 ? undefined : blink}${sprites.map((sprite) => renderSprite(sprite, budget))}`;
}

function renderSprite(sprite: ChangedSprite, budget: { left: number }): Html {
  const { name, kind, parts, frames, framesChanged } = sprite;
  const drawn = frames.map((frame) => renderFrame(name, frame));
  const cost = drawn.reduce((sum, frame) => sum + frame.html.length, 0);
  const fits = cost <= budget.left;
  if (fits) budget.left -= cost;
  const pictures = fits ? drawn : [html`<p class="hint">Pictures left out: the page would be too large.</p>\n`];
  const title = kind === 'gone' ? html`${name}` : html`<a href="#sprite-${name}">${name}</a>`;
  const what = kind === 'changed' ? html`<p class="parts">${parts.join(', ')}</p>` : undefined;
  const hidden = framesChanged - frames.length;
  return html`<article class="change" aria-labelledby="change-${name}">
<header><h3 id="change-${name}">${title}</h3> <span class="badge">${kind}</span>${what}</header>
${renderFigures(sprite)}<div class="pairs">
${pictures}${hidden > 0 ? html`<p class="hint">${formatNoun(hidden, 'more frame')} changed.</p>\n` : undefined}</div>
</article>
`;
}

function renderFigures({ before, after }: ChangedSprite): Html {
  const levels = (before ?? after)!.triangles;
  const rows: readonly (readonly [name: string, pick: (figures: CountedFigures) => number])[] = [
    ['frames', ({ frames }) => frames],
    ['texels', ({ texels }) => texels],
    ...levels.map(
      (_, lod) => [`triangles, LOD ${lod}`, ({ triangles }: CountedFigures): number => triangles[lod] ?? 0] as const,
    ),
    ['voxels', ({ voxels }) => voxels],
    ['lights', ({ lights }) => lights],
    ['bytes', ({ bytes }) => bytes],
  ];
  const cell = (figures: CountedFigures | undefined, pick: (figures: CountedFigures) => number): Html | undefined =>
    figures && html`<td>${formatCount(pick(figures))}</td>`;
  const isPair = before !== undefined && after !== undefined;
  // Of a sprite that is in both, what stayed the same is no news.
  const told = rows.filter(([, pick]) => !isPair || pick(before) !== pick(after));
  if (told.length === 0) return html`<p class="hint">No figure changed.</p>\n`;
  const lines = told.map(([name, pick]) => {
    const delta = isPair ? html`<td class="delta">${formatDifference(pick(after) - pick(before))}</td>` : undefined;
    return html`<tr><th scope="row">${name}</th>${cell(before, pick)}${cell(after, pick)}${delta}</tr>\n`;
  });
  const head = isPair
    ? html`<th scope="col">before</th><th scope="col">after</th><th scope="col">change</th>`
    : html`<th scope="col">${before === undefined ? 'after' : 'before'}</th>`;
  return html`<table class="figures"><thead><tr><td></td>${head}</tr></thead>
<tbody>
${lines}</tbody></table>
`;
}

function renderFrame(name: string, { frame, isBare, before, after, difference }: ChangedFrame): Html {
  const which = `frame ${frame}${isBare ? ' (bare)' : ''}`;
  const width = (before ?? after)!.width;
  const scale = Math.max(1, Math.min(TEXEL_SCALE, Math.floor(PICTURE_MAX_PX / Math.max(1, width))));
  const panel = (kind: string, caption: string, picture: RgbaPicture | undefined): Html | undefined =>
    picture &&
    html`<figure class="panel" data-kind="${kind}"><figcaption>${caption}</figcaption><div class="stage">${renderPicture(picture, `${name}, ${which}, ${kind}`, scale)}</div></figure>\n`;
  const parts = TEXEL_PARTS.flatMap((part) => {
    const count = difference?.parts[part] ?? 0;
    return count === 0 ? [] : [`${part} ${formatCount(count)}`];
  });
  const words =
    difference === undefined ? '' : `: ${formatNoun(difference.texels, 'texel')} differ (${parts.join(', ')})`;
  return html`<div class="pair" role="group" aria-label="${name}, ${which}">
<p>${which}${words}</p>
<div class="panels">
${panel('before', 'before', before)}${panel('after', 'after', after)}${panel('difference', 'differs', difference?.picture)}</div>
</div>
`;
}
