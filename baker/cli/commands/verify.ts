// tallow verify: proves that a bake depends on nothing but its inputs.

import { BakeError } from '../../fault.ts';
import type { CommandDefinition, CommandInput, CommandOutcome } from '../command.ts';
import { addAssetsOption, addOutOption, addStandInsOption, readStandIns, requireTextOption } from '../options.ts';

export const VERIFY_COMMAND: CommandDefinition = {
  usage: 'verify',
  summary: 'Bakes anew under different circumstances and compares every byte, also with the lock.',
  configure: (command) => {
    addAssetsOption(command);
    addOutOption(command);
    addStandInsOption(command);
  },
  run: verify,
};

async function verify({ options, report }: CommandInput): Promise<CommandOutcome> {
  const { readLock } = await import('../../io/lock-file.ts');
  const { VERIFY_RUNS, verifyBake } = await import('../../verify/verify-bake.ts');
  const lock = await readLock(requireTextOption(options, 'out'));
  const progress = report.progress('verifying', VERIFY_RUNS.length);
  const result = await verifyBake(requireTextOption(options, 'assets'), readStandIns(options), lock, (run) => {
    report.detail(run);
    progress.step();
  }).finally(() => progress.end());
  if (lock === undefined) report.note('there is no lock to compare with; `tallow bake --lock` writes it');
  const data = { outputs: result.outputs, runs: VERIFY_RUNS.map((run) => run.what), differences: result.differences };
  if (result.differences.length > 0) {
    for (const line of result.differences) report.note(line);
    const count = result.differences.length;
    const message = count === 1 ? '1 difference' : `${count} differences`;
    return { data, failure: new BakeError('mismatch', `${message}; the bake is not what it should be.`) };
  }
  report.say(
    `${result.outputs} outputs are the same in ${VERIFY_RUNS.length} bakes${lock === undefined ? '' : ' and in the lock'}.`,
  );
  return { data };
}
