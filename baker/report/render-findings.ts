// What is wrong, drawn where it is: lone texels and the inputs' warnings.

import type { ShownWarning } from './draw-warnings.ts';
import type { LoneFinding } from './find-lone.ts';
import { formatNoun, formatShare } from './format-figures.ts';
import { type Html, html } from './html.ts';
import { renderMarks, renderPicture, renderReticle, TEXEL_SCALE } from './render-picture.ts';

/** Pictures that are drawn; the worst come first. More would make the page slow and say nothing new. */
const LONE_SHOWN_MAX = 48;

export function renderLone(findings: readonly LoneFinding[]): Html {
  if (findings.length === 0) return html`<p class="well">No sprite has more lone texels than it may have.</p>\n`;
  const hidden = findings.length - LONE_SHOWN_MAX;
  return html`<p>A lone texel differs by more than 5 L* from all its eight neighbours: grain or a broken line, or an eye. Each is framed in the worst frame under each light that shows too many; the worst come first.</p>
<div class="controls"><label><input type="checkbox" id="marks" checked> Frames round the texels</label></div>
<div class="cards">
${findings.slice(0, LONE_SHOWN_MAX).map(renderFinding)}</div>
${hidden > 0 ? html`<p>${formatNoun(hidden, 'more picture')} left out; <code>tallow inspect NAME --png FILE</code> draws them.</p>\n` : undefined}`;
}

function renderFinding({ sprite, frame, lighting, texels, share, limit, picture }: LoneFinding): Html {
  const alt = `${sprite}, frame ${frame}, ${lighting}: ${formatNoun(texels.length, 'lone texel')}`;
  return html`<figure class="card">
<div class="stage"><div class="overlay">${renderPicture(picture, alt, TEXEL_SCALE)}${renderMarks(texels, picture)}</div></div>
<figcaption><b><a href="#sprite-${sprite}">${sprite}</a></b> frame ${frame}, ${lighting}<br>${formatNoun(texels.length, 'lone texel')}, <span class="alarm">${formatShare(share)}</span> of ${formatShare(limit)}</figcaption>
</figure>
`;
}

export function renderWarnings(warnings: readonly ShownWarning[]): Html {
  if (warnings.length === 0) return html`<p class="well">The inputs gave no warning.</p>\n`;
  return html`<ul class="warnings">\n${warnings.map(renderWarning)}</ul>\n`;
}

function renderWarning({ text, source, picture, frame, texel }: ShownWarning): Html {
  if (picture === undefined || texel === undefined) return html`<li><p>${text}</p></li>\n`;
  const alt = `${source}, frame ${frame}: the first texel, ${texel.join(', ')}`;
  return html`<li><p>${text}</p>
<div class="stage"><div class="overlay">${renderPicture(picture, alt, TEXEL_SCALE)}${renderReticle(texel, picture)}</div></div>
</li>
`;
}

export function renderUnplaced(names: readonly string[]): Html {
  if (names.length === 0) return html`<p class="well">Every sheet is placed on a map.</p>\n`;
  const links = names.map((name, i) => html`${i === 0 ? '' : ', '}<a href="#sprite-${name}">${name}</a>`);
  return html`<p>No map places these sheets: ${links}.</p>\n`;
}
