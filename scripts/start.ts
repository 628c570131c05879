// `npm start`: bakes what changed, then serves the game and prints its address.

import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { bake, hasBake } from './bake.ts';
import { BUILT_GAME_FOLDER } from './folders.ts';
import { createGameConfig } from './page/game-config.ts';
import { messageOf, runScript, ScriptError } from './script-error.ts';

const PORT_DEFAULT = 5173;

const HELP = `Usage: npm start -- [--port N] [--host]

  --port N   port of the page (${PORT_DEFAULT}, or the next free one)
  --host     serve other machines of the network too`;

interface StartOptions {
  readonly port: number;
  readonly host: boolean;
}

/** @returns undefined when the help is asked for */
function parseOptions(words: readonly string[]): StartOptions | undefined {
  let values: { port?: string; host?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...words],
      options: { port: { type: 'string' }, host: { type: 'boolean' }, help: { type: 'boolean' } },
    }));
  } catch (cause) {
    throw new ScriptError(`${messageOf(cause)}\n\n${HELP}`, { cause });
  }
  if (values.help === true) return undefined;
  const port = Number(values.port ?? PORT_DEFAULT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ScriptError(`--port is "${values.port}", expected a whole number from 0 to 65535.`);
  }
  return { port, host: values.host === true };
}

async function start({ port, host }: StartOptions): Promise<void> {
  if (!(await bake())) {
    if (!hasBake()) throw new ScriptError('The bake failed (see above), so there is nothing to serve.');
    process.stderr.write('The bake failed (see above): serving the last good one.\n');
  }
  const config = createGameConfig({ outFolder: BUILT_GAME_FOLDER, withBake: false });
  const server = await createServer({ ...config, server: { ...config.server, port, host } });
  await server.listen();
  server.printUrls();
}

await runScript(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options === undefined) process.stdout.write(`${HELP}\n`);
  else await start(options);
});
