// A bake's result in a person's words: values in, texts out.

import type { BakeResult } from '../io/run-bake.ts';
import type { SpriteSummary } from '../write/bake-summary.ts';

type Row = readonly (string | number)[];

/** Decimals of a measured error: a tenth of the finest bound, 0.01 unit. */
const ERROR_DECIMALS = 4;

const COLUMNS = ['sprite', 'frames', 'texels', 'triangles', 'shell error', 'voxels', 'lights', 'bytes'] as const;

/** @returns the table's columns and rows: what each freshly baked sprite costs */
export function describeFresh(sprites: readonly SpriteSummary[], most: number): readonly [readonly string[], Row[]] {
  const rows = sprites.slice(0, most).map(({ name, frames, figures }): Row => {
    const errors = figures.shellErrors.map((error) => error.toFixed(ERROR_DECIMALS)).join(' / ');
    const triangles = figures.triangles.join(' / ');
    return [name, frames, figures.texels, triangles, errors, figures.voxels, figures.lights, figures.bytes];
  });
  if (sprites.length > most) rows.push([`and ${sprites.length - most} more`, ...COLUMNS.slice(1).map(() => '')]);
  return [COLUMNS, rows];
}

/** @returns one line: what there is now, and what this run did */
export function describeBake(result: BakeResult, out: string): string {
  const frames = result.sprites.reduce((sum, sprite) => sum + sprite.frames, 0);
  const bytes = Object.values(result.lock).reduce((sum, entry) => sum + entry.bytes, 0);
  const fills = result.fills.map((fill) => `${(fill * 100).toFixed(1)} %`).join(', ');
  const pages = `${count(result.fills.length, 'page')} (${fills} full)`;
  const what = `${count(result.sprites.length, 'sprite')}, ${count(frames, 'frame')}, ${pages}, ${formatBytes(bytes)}`;
  if (result.unchanged) return `${out}: nothing changed. ${what}.`;
  return `${out}: ${count(result.fresh.size, 'sprite')} baked, ${count(result.written, 'file')} written. ${what}.`;
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'] as const;
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}
