// A bake's result in a person's words: values in, texts out.

import type { BakeResult } from '../io/run-bake.ts';
import type { StageTimes } from '../stage-times.ts';

const MS_PER_S = 1000;

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
