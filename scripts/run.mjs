// Runs a TypeScript script: `node scripts/run.mjs scripts/screenshot.ts --out picture.png`. The script sees its own arguments.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

const [node, , script, ...words] = process.argv;
if (script === undefined) {
  console.error('usage: node scripts/run.mjs SCRIPT.ts [arguments]');
  process.exit(1);
}
register();
const path = resolve(script);
process.argv = [node, path, ...words];
await import(pathToFileURL(path).href);
