// `npm run catalogue -- --out DIR [NAME...]`: contact sheets of sprites, drawn by the game in three lights.
// `npm run catalogue -- --docs`: the few that are committed.

import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listSprites } from '../baker/io/list-sprites.ts';
import { folderNameOf } from '../baker/read/sheet-source.ts';
import { bake as runBake } from './bake.ts';
import { launchBrowser } from './browser/launch-browser.ts';
import { DOCS_SELECTION } from './catalogue/docs-selection.ts';
import { drawFamily, type FamilyDrawing } from './catalogue/draw-family.ts';
import { type Family, groupFamilies } from './catalogue/group-families.ts';
import { CATALOGUE_HELP, type CatalogueOptions, parseCatalogueOptions } from './catalogue/options.ts';
import { type ReadBake, readBake } from './catalogue/read-bake.ts';
import { fitsView, selectSprites } from './catalogue/select-sprites.ts';
import { CACHE_FOLDER, REPO_FOLDER } from './folders.ts';
import { buildGame } from './page/build-game.ts';
import { runScript, ScriptError } from './script-error.ts';

/** Not `baked/`: to look at a sprite must not change what the game shows. The baker's cache is shared. */
const BAKE_FOLDER = join(CACHE_FOLDER, 'catalogue');

const DOCS_FOLDER = join(REPO_FOLDER, 'docs/catalogue');
/** A page of a repository shows pictures about so wide. */
const DOCS_WIDTH_PX = 1200;
const DOCS_ZOOM = 2;
const DOCS_BYTES_MAX = 300_000;

async function findBake(folder: string | undefined): Promise<ReadBake> {
  if (folder !== undefined) return readBake(folder);
  if (await runBake(['--out', BAKE_FOLDER])) return readBake(BAKE_FOLDER);
  throw new ScriptError('The bake failed (see above): mend the sheets, or draw an older bake with --baked DIR.');
}

/** What is drawn of a family, and how. */
interface Drawing extends Pick<FamilyDrawing, 'out' | 'lights' | 'zoom' | 'view' | 'sheetWidth'> {
  readonly family: Family;
}

function planFamilies(options: CatalogueOptions, selected: readonly string[], bake: ReadBake): Drawing[] {
  const names = selected.filter((name) => fitsView(name, options.view));
  if (names.length === 0) {
    const kind = options.view === 'mosaic' ? 'ground sheets' : 'sheets that are not ground';
    throw new ScriptError(`--view ${options.view} shows ${kind}; none of these is one: ${selected.join(', ')}.`);
  }
  return groupFamilies(names, bake.catalogue).map((family) => ({ ...options, family }));
}

function planDocs(): Drawing[] {
  return DOCS_SELECTION.map(({ name, sprites, view, light }) => ({
    family: { name, sprites },
    out: DOCS_FOLDER,
    lights: [light],
    zoom: DOCS_ZOOM,
    view,
    sheetWidth: DOCS_WIDTH_PX,
  }));
}

function refuseLargeDocs(files: readonly string[]): void {
  const large = files.filter((file) => statSync(file).size > DOCS_BYTES_MAX).map((file) => relative(REPO_FOLDER, file));
  if (files.length === DOCS_SELECTION.length && large.length === 0) return;
  const what =
    large.length > 0 ? `${large.join(', ')} larger than ${DOCS_BYTES_MAX} bytes` : 'more than one file of a picture';
  throw new ScriptError(
    `The repository's pictures must stay small, and here is ${what}: draw fewer sprites of that family.`,
  );
}

async function drawCatalogue(options: CatalogueOptions): Promise<void> {
  const listed = await listSprites(join(REPO_FOLDER, 'assets'));
  const sheets = listed.sheets.map(({ source }) => folderNameOf(source));
  const wanted = options.docs ? DOCS_SELECTION.flatMap(({ sprites }) => sprites) : options.names;
  // A mistyped name is told now, not after a bake of minutes.
  if (options.baked === undefined) selectSprites(wanted, sheets, listed.names);
  const bake = await findBake(options.baked);
  const selected = selectSprites(wanted, sheets, Object.keys(bake.manifest.sprites));
  const drawings = options.docs ? planDocs() : planFamilies(options, selected, bake);
  const gameFolder = await buildGame();
  const launched = await launchBrowser();
  const files: string[] = [];
  try {
    for (const { family, ...drawing } of drawings) {
      const drawn = await drawFamily(family, bake, { ...drawing, ...launched, gameFolder });
      for (const file of drawn) process.stdout.write(`${file}\n`);
      files.push(...drawn);
    }
  } finally {
    await launched.browser.close();
  }
  if (options.docs) refuseLargeDocs(files);
}

await runScript(async () => {
  const options = parseCatalogueOptions(process.argv.slice(2));
  if (options === undefined) process.stdout.write(`${CATALOGUE_HELP}\n`);
  else await drawCatalogue(options);
});
