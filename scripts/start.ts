// `npm start`: bakes what changed, serves the game and prints its address; then bakes every sheet that changes and shows it in
// the running game.

import { parseArgs } from 'node:util';
import { BAKE_FOLDERS, bake, hasBake } from './bake.ts';
import { BAKED_FOLDER } from './folders.ts';
import { startDevServer } from './page/dev-server.ts';
import { messageOf, runScript, ScriptError } from './script-error.ts';

const PORT_DEFAULT = 5173;

const HELP = `Usage: npm start -- [--port N] [--host] [--no-watch]

  --port N   port of the page (${PORT_DEFAULT}, or the next free one)
  --host     serve other machines of the network too
  --no-watch leave sheets that change alone`;

interface StartOptions {
  readonly port: number;
  readonly host: boolean;
  readonly watch: boolean;
}

/** @returns undefined when the help is asked for */
function parseOptions(words: readonly string[]): StartOptions | undefined {
  let values: { port?: string; host?: boolean; 'no-watch'?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...words],
      options: {
        port: { type: 'string' },
        host: { type: 'boolean' },
        'no-watch': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }));
  } catch (cause) {
    throw new ScriptError(`${messageOf(cause)}\n\n${HELP}`, { cause });
  }
  if (values.help === true) return undefined;
  const port = Number(values.port ?? PORT_DEFAULT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ScriptError(`--port is "${values.port}", expected a whole number from 0 to 65535.`);
  }
  return { port, host: values.host === true, watch: values['no-watch'] !== true };
}

async function start({ port, host, watch }: StartOptions): Promise<void> {
  const isBaked = await bake();
  if (!isBaked) {
    if (!hasBake()) throw new ScriptError('The bake failed (see above), so there is nothing to serve.');
    process.stderr.write('The bake failed (see above): serving the last good one.\n');
  }
  const server = await startDevServer({
    port,
    host,
    bakedFolder: BAKED_FOLDER,
    watch: watch ? { ...BAKE_FOLDERS, catchUp: !isBaked } : undefined,
    print: (line) => process.stderr.write(`${line}\n`),
  });
  server.printUrls();
}

await runScript(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options === undefined) process.stdout.write(`${HELP}\n`);
  else await start(options);
});
