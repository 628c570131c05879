// A worker thread of the bake: like the executable, it sees to it that Node reads TypeScript before it loads the stages.

import { loadSource } from './load-source.mjs';

export const { bakeSheet } = await loadSource('baker/bake-sheet.ts');

/** To be asked for it is enough: what is above has run by then. */
export function warmUp() {}
