// What a bake or a merge tells when it is done: warnings, the table, the line of what there is, and what the lock says of it.

import type { BakeResult } from '../io/run-bake.ts';
import type { CommandInput, CommandOutcome } from './command.ts';
import { countWarnings, describeBake, describeTimes } from './describe-bake.ts';
import { readFlag } from './options.ts';

/** Sprites that a table shows unless --verbose asks for all: it fits a small terminal with its sum. */
const TABLE_ROWS_MAX = 24;

/**
 * Writes the lock under --lock, too.
 *
 * @param out folder of the bake
 * @param page file of the report, when one was asked for
 */
export async function tellBake(
  { options, report }: CommandInput,
  out: string,
  result: BakeResult,
  page: string | undefined,
): Promise<CommandOutcome> {
  const { checkLock, writeLock } = await import('../io/lock-file.ts');
  report.faults(result.warnings);
  if (result.warnings.length > 1) report.note(countWarnings(result.warnings));
  const standIns = result.sprites.filter((sprite) => sprite.isStandIn).map((sprite) => sprite.name);
  if (!result.unchanged && standIns.length > 0) report.note(`from stand-ins, having no sheet: ${standIns.join(', ')}`);
  const changed = result.sprites.filter((sprite) => result.changed.has(sprite.name));
  if (changed.length > 0) {
    const { describeSprites, SPRITE_COLUMNS } = await import('./describe-sprites.ts');
    const { rows, remarks } = describeSprites(changed, report.options.verbose ? changed.length : TABLE_ROWS_MAX);
    report.table(SPRITE_COLUMNS, rows);
    for (const remark of remarks) report.say(remark);
  }
  if (report.options.verbose) report.say(describeTimes(result.times));
  report.say(describeBake(result, out));
  if (page !== undefined) report.say(`report: ${page}`);

  if (readFlag(options, 'lock')) await writeLock(out, result.lock);
  // Drafts are not what the lock is of.
  const differences = readFlag(options, 'fast') ? [] : await checkLock(out, result.lock);
  if (differences.length > 0) {
    const { describeDifferences, LOCK_FILE } = await import('../write/lock.ts');
    report.note(`differs from ${LOCK_FILE} (\`tallow bake --lock\` accepts it):`);
    for (const line of describeDifferences(differences)) report.note(`  ${line}`);
  }
  return {
    data: {
      unchanged: result.unchanged,
      written: result.written,
      fresh: result.sprites.map((sprite) => sprite.name).filter((name) => result.fresh.has(name)),
      changed: changed.map((sprite) => sprite.name),
      sprites: result.sprites,
      pageFills: result.fills,
      stageMs: result.times,
      warnings: result.warnings,
      lockDifferences: differences,
      ...(page === undefined ? {} : { report: page }),
    },
  };
}
