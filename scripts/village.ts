// `npm run village -- [--seed N] [--out FILE]`: makes the village and writes it as a map.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { REPO_FOLDER } from './folders.ts';
import { messageOf, runScript, ScriptError } from './script-error.ts';
import { buildVillage, VILLAGE_SEED } from './village/build-village.ts';

const OUT_DEFAULT = 'assets/maps/village/map.json';

const HELP = `Usage: npm run village -- [--seed N] [--out FILE]

  --seed N     which village: the same number gives the same bytes (${VILLAGE_SEED})
  --out FILE   where the map goes (${OUT_DEFAULT}); a map is named as its folder`;

await runScript(async () => {
  let values: { readonly seed?: string; readonly out?: string; readonly help?: boolean };
  try {
    const text = { type: 'string' } as const;
    ({ values } = parseArgs({
      args: process.argv.slice(2),
      options: { seed: text, out: text, help: { type: 'boolean' } },
      allowPositionals: false,
    }));
  } catch (cause) {
    throw new ScriptError(`${messageOf(cause)}\n\n${HELP}`, { cause });
  }
  if (values.help === true) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  const seed = Number(values.seed ?? VILLAGE_SEED);
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32)
    throw new ScriptError(`--seed is "${values.seed}", expected a whole number from 0 to ${2 ** 32 - 1}.`);
  const out = resolve(values.out ?? resolve(REPO_FOLDER, OUT_DEFAULT));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, buildVillage(seed));
  process.stdout.write(`${out}\n`);
});
