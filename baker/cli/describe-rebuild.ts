import type { Rebuilt } from '../io/watch-sheets.ts';
import { countNoun } from '../read/count-noun.ts';
import { folderNameOf } from '../read/sheet-source.ts';
import { formatBytes } from './describe-bake.ts';

/** @returns what a person reads of a sheet that was baked while it is watched, in one line; its faults are told apart */
export function describeRebuild({ source, pack, isDraft, milliseconds }: Rebuilt): string {
  const name = folderNameOf(source);
  if (pack === undefined) return `${name}: not baked; what was baked before stays`;
  const { frames, figures } = pack.summary;
  const after = `${(milliseconds / 1000).toFixed(2)} s after its last change`;
  if (isDraft) return `${name}: a draft, ${after}`;
  const figure = `${countNoun(frames, 'frame')}, ${countNoun(figures.lights, 'light')}, ${formatBytes(figures.bytes)}`;
  return `${name}: baked, ${after}: ${figure}`;
}
