// Renews references: `npm run parity -- --update [NAME...]`. Prints what changed, for a person to look at before it is kept.

import { launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { rendererKey } from '../../scripts/browser/renderers.ts';
import { BUILT_GAME_FOLDER } from '../../scripts/folders.ts';
import { watchPage } from '../../scripts/page/open-game.ts';
import { comparePictures, type Picture } from '../../scripts/page/picture.ts';
import { serveGame } from '../../scripts/page/serve-game.ts';
import { runScript, ScriptError } from '../../scripts/script-error.ts';
import { setup } from '../support/prepare-page.ts';
import { PARITY_CASES, type ParityCase } from './cases.ts';
import { readReference, writeReference } from './references.ts';
import { renderCase } from './render-case.ts';

function chooseCases(names: readonly string[]): readonly ParityCase[] {
  const unknown = names.find((name) => PARITY_CASES.every((parityCase) => parityCase.name !== name));
  if (unknown !== undefined) {
    const known = PARITY_CASES.map(({ name }) => name).join(', ');
    throw new ScriptError(`There is no case "${unknown}". There are: ${known}.`);
  }
  return names.length === 0 ? PARITY_CASES : PARITY_CASES.filter(({ name }) => names.includes(name));
}

function describeChange(actual: Picture, before: Picture | undefined): string {
  if (before === undefined) return 'new';
  if (before.width !== actual.width || before.height !== actual.height) return 'another size';
  const { pixels, largest } = comparePictures(actual, before);
  return pixels === 0 ? 'same' : `${pixels} pixels changed, by ${largest} of 255 at most`;
}

await runScript(async () => {
  const cases = chooseCases(process.argv.slice(2));
  await setup();
  const server = await serveGame({ gameFolder: BUILT_GAME_FOLDER });
  const { browser, renderer } = await launchBrowser();
  try {
    const watched = await watchPage(browser, cases[0]!.size);
    for (const parityCase of cases) {
      const drawn = await renderCase(watched, server.url, parityCase, renderer);
      const key = rendererKey(drawn.renderer);
      const change = describeChange(drawn.picture, readReference(key, parityCase.name));
      // Also when the picture is the same: the sentence may have changed.
      writeReference(key, parityCase, drawn.picture);
      process.stdout.write(`${key}/${parityCase.name}: ${change}\n`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
