// What a dry run tells: sprites that would be baked and why, and what would become of the files.

import type { BakePreview } from '../io/preview-bake.ts';
import type { ChangeReason, PlannedChange } from '../preview/compare-sources.ts';
import { countNoun } from '../read/count-noun.ts';
import type { CommandOutcome } from './command.ts';
import type { Report } from './report.ts';

const REASON_WORDS: Readonly<Record<ChangeReason, string>> = {
  new: 'new',
  source: 'the source changed',
  code: 'the code that bakes changed',
  'source and code': 'source and code changed',
  cache: 'not in the cache',
};

/** @returns a line for each reason, names sorted */
function describeChanges(what: string, changes: readonly PlannedChange[]): string[] {
  const reasons = [...new Set(changes.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const owners = changes.filter((change) => change.reason === reason).map(({ owner }) => nameOf(owner));
    return `${what}, ${REASON_WORDS[reason]} (${owners.length}): ${owners.join(', ')}`;
  });
}

/** A sprite's name alone; a map with its folder. */
function nameOf(owner: string): string {
  return owner.replace(/^sprites\//, '');
}

export function tellPreview(report: Report, out: string, preview: BakePreview): CommandOutcome {
  const { bake, remake, gone, replaced, removed, missing, warnings } = preview;
  report.faults(warnings);
  for (const line of describeChanges('would bake', bake)) report.say(line);
  for (const line of describeChanges('would take over', remake)) report.say(line);
  if (gone.length > 0) report.say(`would drop (${gone.length}): ${gone.map(nameOf).join(', ')}`);
  const parts = [
    `${countNoun(bake.length, 'sprite')} to bake`,
    `${countNoun(replaced.length, 'file')} to replace`,
    `${removed.length} to remove`,
    ...(missing.length > 0 ? [`${missing.length} to write again`] : []),
  ];
  const isSame = bake.length + remake.length + gone.length + missing.length === 0;
  report.say(`${out}: ${isSame ? 'nothing to do' : parts.join(', ')}. Dry run: nothing was written.`);
  return { data: { ...preview } };
}
