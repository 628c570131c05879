import { describeFault } from '../fault.ts';
import type { Rebuilt } from '../io/watch-sheets.ts';
import { countNoun } from '../read/count-noun.ts';
import { folderNameOf } from '../read/sheet-source.ts';
import { formatBytes } from './describe-bake.ts';

/** What a person reads of a sheet that was baked while it is watched; a line each. */
export function describeRebuild({ source, pack, isDraft, faults, milliseconds }: Rebuilt): string[] {
  const name = folderNameOf(source);
  const lines = faults.map((fault) => `${fault.severity} ${describeFault(fault)}`);
  if (pack === undefined) return [...lines, `${name}: not baked; what was baked before stays`];
  const { frames, figures } = pack.summary;
  const after = `${(milliseconds / 1000).toFixed(2)} s after its last change`;
  // Its warnings come with the whole.
  if (isDraft) return [`${name}: a draft, ${after}`];
  const figure = `${countNoun(frames, 'frame')}, ${countNoun(figures.lights, 'light')}, ${formatBytes(figures.bytes)}`;
  return [...lines, `${name}: baked, ${after}: ${figure}`];
}
