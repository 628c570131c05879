#!/usr/bin/env node
// The executable: sees to it that Node reads TypeScript, then hands over to program.ts.

// Newer versions strip types themselves, which starts faster.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const { runProgram } = await import('./program.ts');
process.exitCode = await runProgram(process.argv.slice(2));
