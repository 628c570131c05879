// The command-line program: which commands there are, what all of them share, and how a command's end becomes an exit code.
// To add a command: write commands/NAME.ts with a CommandDefinition and put it into COMMANDS.

import { Command, CommanderError } from 'commander';
import { BakeError } from '../fault.ts';
import type { CommandDefinition } from './command.ts';
import { BAKE_COMMAND } from './commands/bake.ts';
import { EXPORT_COMMAND } from './commands/export.ts';
import { INSPECT_COMMAND } from './commands/inspect.ts';
import { LINT_COMMAND } from './commands/lint.ts';
import { LIST_COMMAND } from './commands/list.ts';
import { MERGE_COMMAND } from './commands/merge.ts';
import { NEW_COMMAND } from './commands/new.ts';
import { STAND_IN_COMMAND } from './commands/stand-in.ts';
import { VERIFY_COMMAND } from './commands/verify.ts';
import { EXIT_OK, type ExitCode, exitCodeFor } from './exit-codes.ts';
import { readFlag } from './options.ts';
import { createReport, reportData, reportFailure, reportFailureData } from './report.ts';

const COMMANDS: readonly CommandDefinition[] = [
  NEW_COMMAND,
  EXPORT_COMMAND,
  LINT_COMMAND,
  BAKE_COMMAND,
  MERGE_COMMAND,
  VERIFY_COMMAND,
  INSPECT_COMMAND,
  LIST_COMMAND,
  STAND_IN_COMMAND,
];

const EXIT_CODES_HELP = `
Exit codes: 0 done, 1 wrong usage, 2 faults in the input, 3 baking failed, 4 writing failed, 5 a comparison differs.`;

/**
 * Runs the program on its arguments (without `node` and the script).
 *
 * @returns the exit code; nothing is thrown
 */
export async function runProgram(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT_OK;
  const program = new Command('tallow')
    .description('Bakes sprite sheets to what the game reads: texels, records, shadow shells, voxel bricks, lights.')
    .exitOverride()
    .helpCommand(false)
    .addHelpText('after', EXIT_CODES_HELP);
  for (const definition of COMMANDS) {
    const command = program
      .command(definition.usage)
      .description(definition.summary)
      .exitOverride()
      .addHelpText('after', EXIT_CODES_HELP);
    definition.configure(command);
    command
      .option('--json', 'print one JSON value on stdout, progress and errors on stderr')
      .option('--quiet', 'print errors only')
      .option('--verbose', 'print details, and stack traces with errors')
      .action(async () => {
        code = await runCommand(definition, command);
      });
  }
  try {
    await program.parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help was asked for, and commander has printed it.
    if (error.exitCode === 0) return EXIT_OK;
    code = reportUsage(error.message, words.includes('--json'));
  }
  return code;
}

/** commander has printed its sentence, or the help, on stderr already. */
function reportUsage(message: string, json: boolean): ExitCode {
  const failure = new BakeError('usage', message);
  if (json) reportFailureData(failure);
  return exitCodeFor(failure);
}

async function runCommand(definition: CommandDefinition, command: Command): Promise<ExitCode> {
  const options = command.opts<Record<string, unknown>>();
  const report = createReport({
    json: readFlag(options, 'json'),
    quiet: readFlag(options, 'quiet'),
    verbose: readFlag(options, 'verbose'),
  });
  try {
    const args = command.processedArgs.flat().filter((word): word is string => typeof word === 'string');
    const { data, failure } = await definition.run({ args, options, report });
    if (failure !== undefined) return reportFailure(report, failure, data);
    reportData(report, data);
    return EXIT_OK;
  } catch (error) {
    return reportFailure(report, error);
  }
}
