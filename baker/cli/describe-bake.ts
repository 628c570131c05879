// A bake's result in a person's words: values in, texts out.

import { compareText } from '../../shared/sort.ts';
import type { Fault } from '../fault.ts';
import type { BakeResult } from '../io/run-bake.ts';
import type { StageTimes } from '../stage-times.ts';

const MS_PER_S = 1000;

/** Sources that the line of warnings names: those with the most. */
const SOURCES_TOLD_MAX = 8;

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

/** @returns how many warnings there are, and of what: `3 warnings: maps/house 2, sprites/barrel 1` */
export function countWarnings(warnings: readonly Fault[]): string {
  const counts = new Map<string, number>();
  for (const { source } of warnings) counts.set(source, (counts.get(source) ?? 0) + 1);
  const sources = [...counts].sort(([a, m], [b, n]) => n - m || compareText(a, b));
  const told = sources.slice(0, SOURCES_TOLD_MAX).map(([source, n]) => `${source} ${n}`);
  const more = sources.length - told.length;
  return `${count(warnings.length, 'warning')}: ${told.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** @returns one line: the stages with the time that each took, in all workers together */
export function describeTimes(times: StageTimes): string {
  const parts = Object.entries(times).map(([stage, ms]) => `${stage} ${(ms / MS_PER_S).toFixed(2)}`);
  return `seconds by stage: ${parts.join(', ')}`;
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
