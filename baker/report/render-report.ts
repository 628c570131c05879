// The page: one file that needs nothing else. Values in, HTML out.

import { formatCount, formatNoun, formatShare } from './format-figures.ts';
import { type Html, html, trustHtml } from './html.ts';
import { renderAtlas, renderPageStyle } from './render-atlas.ts';
import { renderChanges } from './render-changes.ts';
import { renderCosts } from './render-costs.ts';
import { renderLone, renderUnplaced, renderWarnings } from './render-findings.ts';
import { renderLights } from './render-lights.ts';
import { renderSprites } from './render-sprites.ts';
import type { ReportModel } from './report-model.ts';

/** Style and scripts of the page: texts of the files in page/. */
export interface PageParts {
  readonly style: string;
  readonly scripts: readonly string[];
}

interface Section {
  readonly id: string;
  readonly title: string;
  /** Beside the title in the list of sections. */
  readonly badge: string;
  /** The badge asks for a look. */
  readonly isAlarm?: boolean;
  readonly body: Html;
}

function listSections(model: ReportModel): Section[] {
  const { changes, lone, warnings, unplaced, pages, sprites, lights } = model;
  const bytes = model.kinds.reduce((sum, kind) => sum + kind.bytes, 0);
  const loneSprites = new Set(lone.map(({ sprite }) => sprite)).size;
  const changed = changes.kind === 'since' ? changes.sprites.length + changes.maps.length : 0;
  return [
    { id: 'cost', title: 'Cost', badge: `${(bytes / 1e6).toFixed(2)} MB`, body: renderCosts(model) },
    {
      id: 'changes',
      title: 'Changes',
      badge: changes.kind === 'first' ? 'first bake' : formatCount(changed),
      body: renderChanges(changes),
    },
    {
      id: 'warnings',
      title: 'Warnings',
      badge: formatCount(warnings.length),
      isAlarm: warnings.length > 0,
      body: renderWarnings(warnings),
    },
    {
      id: 'lone',
      title: 'Lone texels',
      badge: formatCount(loneSprites),
      isAlarm: loneSprites > 0,
      body: renderLone(lone),
    },
    { id: 'unplaced', title: 'Unplaced', badge: formatCount(unplaced.length), body: renderUnplaced(unplaced) },
    { id: 'atlas', title: 'Atlas', badge: formatNoun(pages.length, 'page'), body: renderAtlas(pages) },
    { id: 'sprites', title: 'Sprites', badge: formatCount(sprites.length), body: renderSprites(model) },
    { id: 'lights', title: 'Lights', badge: formatCount(lights.length), body: renderLights(lights) },
  ];
}

/** @returns the whole page; the same for the same model and parts */
export function renderReport(model: ReportModel, { style, scripts }: PageParts): string {
  const sections = listSections(model);
  const frames = model.sprites.reduce((sum, sprite) => sum + sprite.frames, 0);
  const fills = model.pages.map(({ taken }) => formatShare(taken)).join(', ');
  const summary = `${formatNoun(model.sprites.length, 'sprite')}, ${formatNoun(frames, 'frame')} on ${formatNoun(model.pages.length, 'page')} (${fills} full)`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Bake report: ${summary}</title>
<link rel="icon" href="data:,">
<style>
${trustHtml(style)}${renderPageStyle(model.pages)}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
<header class="masthead">
<h1>Bake report</h1>
<p class="summary">${summary}</p>
</header>
<nav class="sections" aria-label="Sections">
<ul>
${sections.map(renderLink)}</ul>
</nav>
<main id="report" tabindex="-1">
${sections.map(renderSection)}</main>
${scripts.map((script) => html`<script type="module">\n${trustHtml(script)}</script>\n`)}</body>
</html>
`;
  return page.html;
}

function renderLink({ id, title, badge, isAlarm }: Section): Html {
  return html`<li><a href="#${id}">${title} <span class="badge${isAlarm ? ' alarm' : ''}">${badge}</span></a></li>\n`;
}

function renderSection({ id, title, body }: Section): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}</section>
`;
}
