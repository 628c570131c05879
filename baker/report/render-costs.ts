// What the bake costs: bytes by kind, triangles and errors by level of detail, pages.

import { VOXELS_PER_UNIT } from '../../shared/limits.ts';
import { formatCount, formatKilobytes, formatShare } from './format-figures.ts';
import { type Html, html } from './html.ts';
import type { ReportModel } from './report-model.ts';

/** A bar whose length says a share; the number stands beside it, so it is no news to who cannot see it. */
function renderBar(share: number): Html {
  return html`<span class="bar" style="--share:${(share * 100).toFixed(2)}%"></span>`;
}

export function renderCosts(model: ReportModel): Html {
  return html`${renderGauges(model)}<div class="columns">
${renderKinds(model)}${renderLevels(model)}${renderFills(model)}</div>
`;
}

function renderGauges({ sprites, lights }: ReportModel): Html {
  const sum = (pick: (sprite: ReportModel['sprites'][number]) => number): number =>
    sprites.reduce((all, sprite) => all + pick(sprite), 0);
  const gauges = [
    ['Sprites', formatCount(sprites.length), `${formatCount(sprites.filter((one) => one.isStandIn).length)} stand-ins`],
    ['Frames', formatCount(sum(({ frames }) => frames)), 'all facings and steps'],
    ['Texels', formatCount(sum(({ figures }) => figures.texels)), 'trimmed, each picture once'],
    ['Voxels', formatCount(sum(({ figures }) => figures.voxels)), `of 1/${VOXELS_PER_UNIT} unit`],
    ['Lights', formatCount(lights.length), 'all frames'],
  ] as const;
  const items = gauges.map(
    ([name, value, what]) => html`<div><dt>${name}</dt><dd>${value}</dd><dd class="what">${what}</dd></div>\n`,
  );
  return html`<dl class="gauges">\n${items}</dl>\n`;
}

function renderKinds({ kinds }: ReportModel): Html {
  const all = kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  const most = Math.max(1, ...kinds.map(({ bytes }) => bytes));
  const rows = kinds.map(
    ({ kind, files, bytes }) =>
      html`<tr><th scope="row">${kind}</th><td>${formatCount(files)}</td><td>${formatKilobytes(bytes)}</td><td>${formatShare(bytes / Math.max(1, all))}</td><td class="wide">${renderBar(bytes / most)}</td></tr>\n`,
  );
  const files = kinds.reduce((sum, kind) => sum + kind.files, 0);
  return html`<table class="figures"><caption>Bytes to download</caption>
<thead><tr><th scope="col">kind</th><th scope="col">files</th><th scope="col">size</th><th scope="col">share</th><td></td></tr></thead>
<tbody>
${rows}</tbody>
<tfoot><tr><th scope="row">all</th><td>${formatCount(files)}</td><td>${formatKilobytes(all)}</td><td></td><td></td></tr></tfoot>
</table>
`;
}

function renderLevels({ gridTriangles, levels }: ReportModel): Html {
  const grid = Math.max(1, gridTriangles);
  const rows = levels.map(({ triangles, error, bound }, lod) => {
    const isOver = error > bound;
    return html`<tr><th scope="row">LOD ${lod}</th><td>${formatCount(triangles)}</td><td>${formatShare(triangles / grid)}</td><td${isOver ? html` class="alarm"` : undefined}>${error.toFixed(4)} of ${bound.toFixed(2)}${isOver ? ' !' : ''}</td><td class="wide">${renderBar(triangles / grid)}</td></tr>\n`;
  });
  return html`<table class="figures"><caption>Triangles of shadow shells</caption>
<thead><tr><th scope="col">level</th><th scope="col">triangles</th><th scope="col">of grid</th><th scope="col">largest error, units</th><td></td></tr></thead>
<tbody>
<tr><th scope="row">grid</th><td>${formatCount(gridTriangles)}</td><td>${formatShare(1)}</td><td>\u2014</td><td class="wide">${renderBar(1)}</td></tr>
${rows}</tbody>
</table>
`;
}

function renderFills({ pages }: ReportModel): Html {
  const rows = pages.map(
    ({ rects, taken, covered }, page) =>
      html`<tr><th scope="row"><a href="#page-${page + 1}">page ${page + 1}</a></th><td>${formatCount(rects.length)}</td><td>${formatShare(taken)}</td><td>${formatShare(covered)}</td><td class="wide">${renderBar(taken)}</td></tr>\n`,
  );
  return html`<table class="figures"><caption>Fill of the atlas</caption>
<thead><tr><th scope="col">page</th><th scope="col">pictures</th><th scope="col">taken</th><th scope="col">covered</th><td></td></tr></thead>
<tbody>
${rows}</tbody>
</table>
`;
}
