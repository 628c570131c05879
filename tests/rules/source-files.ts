// The project's own sources, for the tests that read them.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** Folders with code that we write. */
export const SOURCE_FOLDERS = ['shared', 'baker', 'game', 'scripts', 'tests', 'assets'] as const;

export interface SourceFile {
  /** Path below the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** @returns files below a folder whose names end so, sorted; nothing when there is no such folder */
export function readSources(folder: string, ...endings: readonly string[]): SourceFile[] {
  const entries = readFolder(folder).filter((file) => endings.some((ending) => file.endsWith(ending)));
  return entries.map((file) => ({ path: file, text: readFileSync(path.join(PROJECT_FOLDER, file), 'utf8') }));
}

function readFolder(folder: string): string[] {
  const entries = readdirSync(path.join(PROJECT_FOLDER, folder), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.name === 'node_modules' || entry.name === '__pycache__') return [];
      return entry.isDirectory() ? readFolder(name) : [name];
    })
    .sort();
}

/** @returns everything that a file imports or re-exports, type imports and dynamic ones included */
export function importsOf(text: string): string[] {
  const patterns = [
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g,
    /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
    /\bimport\(\s*['"`]([^'"`]+)['"`]/g,
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!));
}

/** @returns the path below the project that a relative import leads to; other imports as they are */
export function resolveImport(from: string, target: string): string {
  return target.startsWith('.') ? path.posix.join(path.posix.dirname(from), target) : target;
}
