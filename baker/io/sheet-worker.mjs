// A worker thread of the bake: like the executable, it sees to it that Node reads TypeScript before it loads the stages.

if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}

export const { bakeSheet } = await import('../bake-sheet.ts');

/** To be asked for it is enough: what is above has run by then. */
export function warmUp() {}
