// `npm run bench -- NAME... [--json]`: measures, beside others who do the same work, and says which bars hold.

import { parseArgs } from 'node:util';
import { BENCHES, listBenches, parseBenchNames } from './bench/benches.ts';
import { formatTable } from './bench/format-table.ts';
import { EXIT_BAR_BROKEN, exitCodeFor, type Row } from './bench/row.ts';
import { messageOf, runScript, ScriptError } from './script-error.ts';

const HELP = `Usage: npm run bench -- NAME... [--json]

${listBenches()}

  --json   the rows as JSON, without the table

Exit codes: 0 all bars hold, 1 it could not be measured, ${EXIT_BAR_BROKEN} a bar does not hold.
Environment: TALLOW_GPU_FLAGS (Chromium's flags for a real GPU, for frame).`;

interface BenchOptions {
  readonly values: { readonly json?: boolean; readonly help?: boolean };
  readonly positionals: readonly string[];
}

function parseOptions(words: readonly string[]): BenchOptions {
  const options = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (cause) {
    throw new ScriptError(`${messageOf(cause)}\n\n${HELP}`, { cause });
  }
}

await runScript(async () => {
  const { values, positionals } = parseOptions(process.argv.slice(2));
  if (values.help === true) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const rows: Row[] = [];
  for (const name of parseBenchNames(positionals)) {
    const bench = await BENCHES[name].load();
    rows.push(...(await bench()));
  }
  process.stdout.write(values.json === true ? `${JSON.stringify(rows, undefined, 1)}\n` : formatTable(rows));
  process.exitCode = exitCodeFor(rows);
});
