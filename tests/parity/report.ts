// The report of a failed comparison: actual, expected and difference of each case, with a view that blinks between the two.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../../scripts/folders.ts';
import { encodePicture, type Picture, type PictureDifference } from '../../scripts/page/picture.ts';
import type { ParityCase } from './cases.ts';

export const REPORT_FOLDER = join(CACHE_FOLDER, 'parity');

export interface FailedCase {
  readonly parityCase: ParityCase;
  readonly actual: Picture;
  /** undefined: there is no reference. */
  readonly expected: Picture | undefined;
  /** undefined: no reference, or one of another size. */
  readonly difference: PictureDifference | undefined;
}

const STYLE = `
body { margin: 2rem; background: #202228; color: #ddd; font: 1rem/1.5 system-ui, sans-serif }
img { image-rendering: pixelated; max-width: 100%; display: block }
.blink { position: relative; cursor: pointer }
.blink img + img { position: absolute; inset: 0; animation: blink 1s steps(1) infinite }
.blink.held img + img { animation: none; visibility: hidden }
@keyframes blink { 50% { visibility: hidden } }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem }
`;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function describeDifference({ expected, difference }: FailedCase): string {
  if (expected === undefined) return 'There is no reference.';
  if (difference === undefined) return `The reference is ${expected.width} x ${expected.height}.`;
  return `${difference.pixels} pixels differ, by ${difference.largest} of 255 at most.`;
}

function renderCaseSection(failed: FailedCase): string {
  const { name, expect } = failed.parityCase;
  const image = (kind: string): string => `<img src="${name}/${kind}.png" alt="${name}, ${kind}">`;
  const figure = (caption: string, content: string): string =>
    `<figure>${content}<figcaption>${caption}</figcaption></figure>`;
  const figures = [figure('actual', image('actual'))];
  if (failed.expected !== undefined) figures.push(figure('expected', image('expected')));
  if (failed.difference !== undefined) {
    figures.push(figure('difference', image('difference')));
    const blink = `<div class="blink" onclick="this.classList.toggle('held')">${image('expected')}${image('actual')}</div>`;
    figures.unshift(figure('actual and expected in turn; click to hold expected', blink));
  }
  return `<h2>${name}</h2><p>${escapeHtml(expect)}</p><p>${describeDifference(failed)}</p><div class="row">${figures.join('')}</div>`;
}

function renderReport(failed: readonly FailedCase[], renderer: string): string {
  const head = `<meta charset="utf-8"><title>Pictures that differ</title><style>${STYLE}</style>`;
  const title = `<h1>${failed.length} pictures differ</h1><p>Drawn with ${escapeHtml(renderer)}.</p>`;
  return `<!doctype html>${head}${title}${failed.map(renderCaseSection).join('')}\n`;
}

/** Removes the last report: an old one would be mistaken for a new. */
export function clearReport(): void {
  rmSync(REPORT_FOLDER, { recursive: true, force: true });
}

/** @returns path of the report's page */
export function writeReport(failed: readonly FailedCase[], renderer: string): string {
  for (const { parityCase, actual, expected, difference } of failed) {
    const folder = join(REPORT_FOLDER, parityCase.name);
    mkdirSync(folder, { recursive: true });
    const write = (kind: string, picture: Picture): void =>
      writeFileSync(join(folder, `${kind}.png`), encodePicture(picture));
    write('actual', actual);
    if (expected !== undefined) write('expected', expected);
    if (difference !== undefined) write('difference', difference.picture);
  }
  const path = join(REPORT_FOLDER, 'report.html');
  writeFileSync(path, renderReport(failed, renderer));
  return path;
}
