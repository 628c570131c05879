// Before the tests that open the page: there is a bake and a built page. vitest runs it once a project.

import { bakeIfMissing } from '../../scripts/bake.ts';
import { buildGame } from '../../scripts/page/build-game.ts';

export async function setup(): Promise<void> {
  await bakeIfMissing();
  await buildGame();
}
