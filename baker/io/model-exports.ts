// The models of the project on disk: which are there, which of their sheets are not what the scripts say, and the record of it.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareText } from '../../shared/sort.ts';
import {
  EXPORT_RECORD_FILE,
  type ExportRecord,
  findStaleReason,
  formatExportRecord,
  parseExportRecord,
  type StaleReason,
} from '../export/export-record.ts';
import { EXPORTER_FOLDER, gatherSources, HELPERS_FOLDER, type Sources } from '../export/model-sources.ts';
import { digestBytes, digestValue } from '../write/digest.ts';
import { replaceFile } from './replace-file.ts';

const EXPORTER = fileURLToPath(new URL('../../assets/blender/', import.meta.url));
const ENTRY_FILE = 'export.py';

/** Below the assets folder. */
export const MODELS_FOLDER = 'blender/models';

export interface StaleModel {
  /** Path of the script. */
  readonly model: string;
  readonly reason: StaleReason;
}

/** @returns paths of the model scripts of an assets folder, sorted; none when it has no such folder */
export async function listModels(assets: string): Promise<string[]> {
  const folder = path.join(assets, MODELS_FOLDER);
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.py'))
    .sort(compareText)
    .map((name) => path.join(folder, name));
}

export async function readExportRecord(assets: string): Promise<ExportRecord> {
  const file = recordFile(assets);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? {} : parseExportRecord(text, file);
}

/** The record while models are exported: written after each, so that what is done stays done when the rest is cut short. */
export interface OpenRecord {
  /** @returns digest of what a model's sheets are made from; undefined for one that is not among the project's own */
  digest(model: string): Promise<string | undefined>;
  /** @param sheets folders that were written */
  add(model: string, sources: string | undefined, sheets: readonly string[]): Promise<void>;
  /** Writes it, without the lines of scripts that are gone. */
  write(): Promise<void>;
}

export async function openRecord(assets: string): Promise<OpenRecord> {
  const exporter = await readExporterSources();
  const own = new Set((await listModels(assets)).map((model) => path.resolve(model)));
  const names = new Set([...own].map((model) => path.basename(model)));
  const known = Object.entries(await readExportRecord(assets)).filter(([name]) => names.has(name));
  const record = new Map(known);
  const write = async (): Promise<void> => {
    if (record.size > 0) await replaceFile(recordFile(assets), formatExportRecord(Object.fromEntries(record)));
  };
  return {
    digest: async (model) => (own.has(path.resolve(model)) ? digestModel(model, exporter) : undefined),
    add: async (model, sources, sheets) => {
      if (sources === undefined) return;
      const folders = sheets.map((sheet) => path.relative(assets, sheet).split(path.sep).join('/'));
      const digests = await digestSheets(assets, folders);
      record.set(path.basename(model), { sources, sheets: Object.fromEntries(digests) });
      await write();
    },
    write,
  };
}

/** Helpers and exporter, read once for all models. */
export async function readExporterSources(): Promise<Sources> {
  const lists = await Promise.all(
    [HELPERS_FOLDER, EXPORTER_FOLDER].map(async (folder) =>
      (await readdir(path.join(EXPORTER, folder)))
        .filter((name) => name.endsWith('.py'))
        .map((name) => `${folder}/${name}`),
    ),
  );
  const files = [ENTRY_FILE, ...lists.flat()].sort(compareText);
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readText(path.join(EXPORTER, file))] as const)),
  );
}

/** @returns digest of all that a model's sheets are made from */
async function digestModel(model: string, exporter: Sources): Promise<string> {
  const sources = gatherSources(await readText(model), exporter);
  return digestValue(Object.fromEntries(sources));
}

/** @returns the models whose sheets are not those that their sources give, with the reason */
export async function listStaleModels(assets: string, record: ExportRecord, exporter: Sources): Promise<StaleModel[]> {
  const models = await listModels(assets);
  const stale = await Promise.all(
    models.map(async (model): Promise<StaleModel[]> => {
      const recorded = record[path.basename(model)];
      const sheets = await digestSheets(assets, Object.keys(recorded?.sheets ?? {}));
      const reason = findStaleReason(recorded, await digestModel(model, exporter), sheets);
      return reason === undefined ? [] : [{ model, reason }];
    }),
  );
  return stale.flat();
}

function recordFile(assets: string): string {
  return path.join(assets, 'blender', EXPORT_RECORD_FILE);
}

/** A checkout with Windows line ends is the same source. */
async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
}

/** @returns digests of the folders that are there */
async function digestSheets(assets: string, sheets: readonly string[]): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const sheet of sheets) {
    const folder = path.join(assets, sheet);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
    if (entries === undefined) continue;
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort(compareText);
    const contents = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
    digests.set(sheet, digestBytes(files.map((file, i) => `${file} ${digestBytes(contents[i]!)}\n`).join('')));
  }
  return digests;
}
