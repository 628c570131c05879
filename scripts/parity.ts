// `npm run parity` compares the kept pictures; `npm run parity -- --update [NAME...]` renews them.

import { parseArgs } from 'node:util';
import { runProgram } from './run-program.ts';
import { messageOf, runScript, ScriptError } from './script-error.ts';

const HELP = `Usage: npm run parity -- [--update] [NAME...]

Draws the scenes of tests/parity/cases.ts and compares them with their references.
  --update   keep what is drawn now as the references, of all scenes or of those named`;

await runScript(async () => {
  let parsed: { values: { update?: boolean; help?: boolean }; positionals: string[] };
  try {
    parsed = parseArgs({
      args: process.argv.slice(2),
      options: { update: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (cause) {
    throw new ScriptError(`${messageOf(cause)}\n\n${HELP}`, { cause });
  }
  const { values, positionals: names } = parsed;
  if (values.help === true) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const filter = names.length === 0 ? [] : ['-t', ` '?(${names.join('|')})'?$`];
  const program =
    values.update === true
      ? ['scripts/run.mjs', 'tests/parity/update-references.ts', ...names]
      : [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--config',
          'tests/vitest.config.ts',
          '--project',
          'parity',
          ...filter,
        ];
  process.exitCode = await runProgram(process.execPath, program);
});
