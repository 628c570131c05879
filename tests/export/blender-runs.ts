// Running Blender in tests: the exporter on a model, or a script that prints `found: JSON`.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBlender } from '../../baker/io/find-blender.ts';
import { findSheets } from '../../baker/io/find-sheets.ts';
import { decodeSheet } from '../../baker/read/decode-sheet.ts';
import type { Sheet } from '../../shared/format/sheet.ts';

export const EXPORTER_FOLDER = fileURLToPath(new URL('../../assets/blender/', import.meta.url));
const MODELS_FOLDER = fileURLToPath(new URL('./models/', import.meta.url));

export interface BlenderRun {
  readonly code: number | null;
  readonly output: string;
}

/** Starts Blender with a Python script and its arguments; `before` is Python to run first. */
export async function runBlender(script: string, words: readonly string[], before = 'pass'): Promise<BlenderRun> {
  const blender = await findBlender(undefined, process.env);
  const start = ['--background', '--factory-startup', '--python-exit-code', '1', '--python-expr', before];
  const ended = spawnSync(blender, [...start, '--python', script, '--', ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: ended.status, output: ended.stdout + ended.stderr };
}

/** Runs the exporter on a model of tests/export/models/, or on a file elsewhere. */
export function runExporter(model: string, outFolder: string, more: readonly string[] = []): Promise<BlenderRun> {
  const file = path.isAbsolute(model) ? model : modelPath(model);
  return runBlender(path.join(EXPORTER_FOLDER, 'export.py'), ['--model', file, '--out', outFolder, ...more]);
}

export function modelPath(name: string): string {
  return path.join(MODELS_FOLDER, name);
}

/** What a script of tests/export/models/ found out. */
export async function runScript(name: string, words: readonly string[]): Promise<unknown> {
  const run = await runBlender(modelPath(name), words);
  const line = /^found: (.+)$/m.exec(run.output)?.[1];
  if (run.code !== 0 || line === undefined) throw new Error(`${name} failed:\n${run.output.slice(-2000)}`);
  return JSON.parse(line);
}

/** Runs `use` with an empty folder that is removed afterwards. */
export function createTestFolder(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallow-export-test-'));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Every sheet of an assets folder by name; a fault or warning of the reader fails the test that asks. */
export async function readSheets(assetsFolder: string): Promise<ReadonlyMap<string, Sheet>> {
  const { sources, faults } = await findSheets(assetsFolder);
  const sheets = new Map<string, Sheet>();
  for (const source of sources) {
    const decoded = await decodeSheet(source);
    if (decoded.sheet === undefined || decoded.faults.length > 0)
      throw new Error(`${source.source}: ${JSON.stringify(decoded.faults)}`);
    sheets.set(decoded.sheet.info.name, decoded.sheet);
  }
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return sheets;
}

/** Relative path to content of every file below a folder, hidden ones too. */
export function readTree(folder: string): ReadonlyMap<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}
