// `npm test [-- FILTER...]`: every test, after making sure of the programs that they run: a browser, Blender, a bake of the
// sheets. Ends with a line that counts.

import { startVitest, type TestModule, type Vitest } from 'vitest/node';
import { findBlender } from '../baker/io/find-blender.ts';
import { bake } from './bake.ts';
import { findBrowser } from './browser/find-browser.ts';
import { REPO_FOLDER } from './folders.ts';
import { installPackages } from './install-packages.ts';
import { runProgram } from './run-program.ts';
import { messageOf, runScript, ScriptError } from './script-error.ts';

const BLENDER_PACKAGES = ['blender', 'python3-numpy'];

/** Whether Blender starts and its Python has the numpy that the exporter computes with. */
async function hasWorkingBlender(): Promise<boolean> {
  let blender: string;
  try {
    blender = await findBlender(undefined, process.env);
  } catch {
    return false;
  }
  const words = ['--background', '--factory-startup', '--python-exit-code', '1', '--python-expr', 'import numpy'];
  return (await runProgram(blender, words, { silent: true })) === 0;
}

async function ensureBlender(): Promise<void> {
  if (await hasWorkingBlender()) return;
  await installPackages(BLENDER_PACKAGES);
  if (await hasWorkingBlender()) return;
  throw new ScriptError(
    `Blender with numpy was not found: install it (on Debian: apt-get install ${BLENDER_PACKAGES.join(' ')}), or name it ` +
      'with the environment variable BLENDER.',
  );
}

async function bakeAll(): Promise<void> {
  if (!(await bake())) throw new ScriptError('The bake failed (see above).');
}

/** Makes sure of what the tests run on. Tests that do not need what is missing still run. @returns how many are missing */
async function prepare(): Promise<number> {
  let missing = 0;
  for (const step of [findBrowser, ensureBlender, bakeAll]) {
    try {
      await step();
    } catch (error) {
      process.stderr.write(`${messageOf(error)}\n`);
      missing++;
    }
  }
  return missing;
}

interface Counts {
  passed: number;
  failed: number;
}

function countModule(module: TestModule, counts: Counts): void {
  // A file that could not be read, or whose hooks failed, has no failed test of its own.
  counts.failed += module.errors().length;
  for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
  for (const test of module.children.allTests()) {
    // A skipped test has shown nothing.
    if (test.result().state === 'passed') counts.passed++;
    else counts.failed++;
  }
}

function countTests(vitest: Vitest): Counts {
  const counts = { passed: 0, failed: vitest.state.getUnhandledErrors().length };
  for (const module of vitest.state.getTestModules()) countModule(module, counts);
  return counts;
}

await runScript(async () => {
  const filters = process.argv.slice(2);
  const missing = await prepare();
  const vitest = await startVitest('test', filters, {
    root: REPO_FOLDER,
    config: 'tests/vitest.config.ts',
    run: true,
    watch: false,
  });
  const { passed, failed } = countTests(vitest);
  await vitest.close();
  const isGood = passed > 0 && failed + missing === 0;
  process.stdout.write(`\n${passed} passed, ${failed + missing} failed\n`);
  // vitest sets the exit code too, but knows nothing of what was missing.
  process.exitCode = isGood ? 0 : 1;
});
