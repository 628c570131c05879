// The page about a bake: reads what stood in the folder before, and what the page is made of, and writes it.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BakedFile, Manifest } from '../../shared/format/manifest.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { BakeError } from '../fault.ts';
import { toSheetTask } from '../plan-tasks.ts';
import { listUnplaced } from '../read/group-placements.ts';
import { readTask } from '../read/read-task.ts';
import { listDifferingSprites, type ReadBake } from '../report/compare-bakes.ts';
import { type BakeContent, type BakeFiles, decodeBake, listSpriteFiles } from '../report/decode-bake.ts';
import { listDrawnSources } from '../report/draw-warnings.ts';
import { type PageParts, renderReport } from '../report/render-report.ts';
import { buildReportModel } from '../report/report-model.ts';
import type { BakeSummary } from '../write/bake-summary.ts';
import type { Outputs } from '../write/build-outputs.ts';
import type { FoundInputs } from './find-inputs.ts';
import { listManifestFiles, readLastManifest } from './holds-bake.ts';
import { replaceFile } from './replace-file.ts';
import { toWriteError } from './write-error.ts';

const PAGE_FOLDER = new URL('../report/page/', import.meta.url);
/** In the order in which they overrule each other. */
const STYLE_FILES = [
  'page.css',
  'controls.css',
  'tables.css',
  'pictures.css',
  'changes.css',
  'atlas.css',
  'narrow.css',
] as const;
const SCRIPT_FILES = ['atlas.mjs', 'costs.mjs', 'flip.mjs'] as const;

async function readFiles(out: string, files: readonly BakedFile[]): Promise<BakeFiles> {
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Uint8Array]> => [file.path, await readFile(path.join(out, file.path))]),
    ),
  );
}

/**
 * Reads what a folder's bake has that the next one has otherwise. Call it before the next is written: it removes these files.
 *
 * @returns undefined when there is no bake, or none that can be read
 */
export async function readBefore(out: string, next: Manifest): Promise<ReadBake | undefined> {
  const manifest = await readLastManifest(out);
  if (manifest === undefined) return undefined;
  const names = listDifferingSprites(manifest.sprites, next.sprites).filter((name) => name in manifest.sprites);
  try {
    const sprites = names.flatMap((name) => listSpriteFiles(manifest.sprites[name]!));
    const files = await readFiles(out, [manifest.records, manifest.lights, ...sprites]);
    return { content: decodeBake(manifest, files, names), files };
  } catch {
    // Damaged, or of another version: there is nothing to compare with, and the bake that follows mends it.
    return undefined;
  }
}

/** What the page tells of. */
export interface ReportedBake {
  readonly inputs: FoundInputs;
  readonly summary: BakeSummary;
  readonly out: string;
  /** undefined: the folder held this very bake already. */
  readonly outputs?: Outputs;
  readonly before?: ReadBake | undefined;
}

/** @param file the page; throws BakeError 'write' when it cannot be written, the bake then stands */
export async function writeReport(file: string, bake: ReportedBake): Promise<void> {
  const { inputs, summary, out, outputs, before } = bake;
  const manifest = JSON.parse(summary.manifestText) as Manifest;
  const files: BakeFiles =
    outputs === undefined
      ? await readFiles(out, listManifestFiles(manifest))
      : new Map(outputs.files.map((output) => [output.file.path, output.bytes]));
  const model = buildReportModel({
    summary,
    after: { content: decodeWhole(manifest, files, out), files },
    before,
    isSame: outputs === undefined,
    sheets: await readSheets(inputs, listDrawnSources(summary.warnings)),
    unplaced: listUnplaced(
      inputs.sheets.map(({ value }) => value),
      inputs.maps.map(({ value }) => value),
    ),
  });
  const text = renderReport(model, await readPageParts());
  await replaceFile(file, text).catch((error: unknown) => {
    throw toWriteError(error, file, 'the bake is done, but there is no report');
  });
}

/** @throws BakeError 'bake' for damaged files: a bake that is not made anew is known by its sizes only */
function decodeWhole(manifest: Manifest, files: BakeFiles, out: string): BakeContent {
  try {
    return decodeBake(manifest, files, Object.keys(manifest.sprites));
  } catch (cause) {
    const what = 'there is no report: files of the bake are damaged';
    throw new BakeError('bake', `${what}. Remove the folder ${out} and run the command again.`, [], { cause });
  }
}

async function readSheets(inputs: FoundInputs, sources: readonly string[]): Promise<ReadonlyMap<string, Sheet>> {
  const sheets = new Map<string, Sheet>();
  for (const stamped of inputs.sheets.filter(({ value }) => sources.includes(value.source))) {
    const { sheet } = await readTask(toSheetTask(stamped));
    if (sheet !== undefined) sheets.set(stamped.value.source, sheet);
  }
  return sheets;
}

async function readPageParts(): Promise<PageParts> {
  // A checkout with Windows line ends gives the same page.
  const read = async (name: string): Promise<string> =>
    (await readFile(new URL(name, PAGE_FOLDER), 'utf8')).replaceAll('\r\n', '\n');
  const styles = await Promise.all(STYLE_FILES.map(read));
  return { style: styles.join('\n'), scripts: await Promise.all(SCRIPT_FILES.map(read)) };
}
