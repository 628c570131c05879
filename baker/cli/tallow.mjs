#!/usr/bin/env node
// The executable: sees to it that Node reads TypeScript, then hands over to program.ts.

import { loadSource } from '../io/load-source.mjs';

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const { runProgram } = await loadSource('baker/cli/program.ts');
process.exitCode = await runProgram(process.argv.slice(2));
