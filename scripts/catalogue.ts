// `npm run catalogue -- --out DIR [NAME...]`: contact sheets of sprites, drawn by the game in three lights.

import { join } from 'node:path';
import { listSprites } from '../baker/io/list-sprites.ts';
import { folderNameOf } from '../baker/read/sheet-source.ts';
import { bake } from './bake.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import { drawFamily } from './catalogue/draw-family.ts';
import { CATALOGUE_HELP, type CatalogueOptions, parseCatalogueOptions } from './catalogue/options.ts';
import { type ReadBake, readBake } from './catalogue/read-bake.ts';
import { fitsView, groupFamilies, selectSprites } from './catalogue/select-sprites.ts';
import { CACHE_FOLDER, REPO_FOLDER } from './folders.ts';
import { buildGame } from './page/build-game.ts';
import { runScript, ScriptError } from './script-error.ts';

/** Not `baked/`: to look at a sprite must not change what the game shows. The baker's cache is shared. */
const BAKE_FOLDER = join(CACHE_FOLDER, 'catalogue');

async function findBake(folder: string | undefined): Promise<ReadBake> {
  if (folder !== undefined) return readBake(folder);
  if (await bake(['--out', BAKE_FOLDER])) return readBake(BAKE_FOLDER);
  throw new ScriptError('The bake failed (see above): mend the sheets, or draw an older bake with --baked DIR.');
}

async function drawCatalogue(options: CatalogueOptions): Promise<void> {
  const listed = await listSprites(join(REPO_FOLDER, 'assets'));
  const sheets = listed.sheets.map(({ source }) => folderNameOf(source));
  // A mistyped name is told now, not after a bake of minutes.
  if (options.baked === undefined) selectSprites(options.names, sheets, listed.names);
  const found = await findBake(options.baked);
  const selected = selectSprites(options.names, sheets, Object.keys(found.manifest.sprites));
  const names = selected.filter((name) => fitsView(name, options.view));
  if (names.length === 0) {
    const kind = options.view === 'mosaic' ? 'ground sheets' : 'sheets that are not ground';
    throw new ScriptError(`--view ${options.view} shows ${kind}; none of these is one: ${selected.join(', ')}.`);
  }
  const gameFolder = await buildGame();
  const launched = await launchBrowser();
  try {
    for (const family of groupFamilies(names)) {
      const files = await drawFamily(family, found, { ...options, ...launched, gameFolder });
      for (const file of files) process.stdout.write(`${file}\n`);
    }
  } finally {
    await launched.browser.close();
  }
}

await runScript(async () => {
  const options = parseCatalogueOptions(process.argv.slice(2));
  if (options === undefined) process.stdout.write(`${CATALOGUE_HELP}\n`);
  else await drawCatalogue(options);
});
