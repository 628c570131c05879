import type { Rebuilt } from '../io/watch-sheets.ts';
import type { CheckedWorld } from '../io/watch-world.ts';
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

/** @returns what a person reads of maps and entries that were looked at while they are watched, in one line */
export function describeWorld({ maps, faults, milliseconds }: CheckedWorld): string {
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const broken = errors === 0 ? [] : [`${countNoun(errors, 'error')}, and what is broken stays as it was shown`];
  const fresh =
    maps.length === 0 ? 'no map to show anew' : `to be shown anew: ${maps.map(({ name }) => name).join(', ')}`;
  const after = `${(milliseconds / 1000).toFixed(2)} s after the last change`;
  return `maps and catalogue: checked, ${after}: ${[...broken, fresh].join('; ')}`;
}
