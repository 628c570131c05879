// Finds the sheets below assets/ and reads their files. Listing is cheap (names, sizes, times) and apart from reading, so
// that an incremental bake reads only what changed.
//
// A sheet is a folder with sprite.json, or with maps (then the missing file is told). It is known by its real folder: however
// many links lead to it, it is there once, under the path that is no link. Nothing outside assets/ is read.
//
// Files are small and many, and nothing else can go on meanwhile: read one after the other without promises, a catalogue takes
// a third of the time, which was most of a bake that has nothing to do.

import { type Dirent, promises as fs, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { compareText } from '../../shared/sort.ts';
import { compareFaults, type Fault } from '../fault.ts';
import { Refusal } from '../image/refusal.ts';
import { BARE_FOLDER, findMeantFile, SHEET_FILE_NAMES, SHEET_ROOTS, type SheetSource } from '../read/sheet-source.ts';
import { describeReadError, resolveInside } from './resolve-inside.ts';

/** Larger than any map that a PNG of the allowed size packs to; keeps a stray video from being read whole. */
const FILE_MAX_BYTES = 256 * 1024 * 1024;

/** Deepest nesting of folders; with real paths visited once, only a mistake comes near. */
const DEPTH_MAX = 16;

export interface ListedFile {
  /** Name as spelled in the sheet's folder. */
  readonly name: string;
  /** Absolute path, links resolved. */
  readonly path: string;
  readonly sizeBytes: number;
  readonly modifiedMs: number;
}

/** A sheet's files, not yet read. Files are sorted by name. */
export interface SheetListing {
  /** Folder relative to assets/, with forward slashes. */
  readonly source: string;
  readonly files: readonly ListedFile[];
  /** Files of bare/, where there is one. */
  readonly bare?: readonly ListedFile[];
  /** Files that are not to be read, and why; those of the twin as `bare/albedo.png`. */
  readonly unread: ReadonlyMap<string, Refusal>;
}

export interface ListedSheets {
  /** Sorted by source. */
  readonly listings: readonly SheetListing[];
  readonly faults: readonly Fault[];
}

export interface FoundSheets {
  /** Sorted by source. */
  readonly sources: readonly SheetSource[];
  readonly faults: readonly Fault[];
}

/** What a walk knows and gathers. */
interface Walk {
  /** Real path of assets/. */
  readonly root: string;
  readonly visited: Set<string>;
  readonly listings: SheetListing[];
  readonly faults: Fault[];
}

/**
 * Lists all sheets of an assets folder in a fixed order.
 *
 * @param assetsFolder path of assets/
 */
export async function listSheets(assetsFolder: string): Promise<ListedSheets> {
  let root: string;
  try {
    root = await fs.realpath(assetsFolder);
  } catch (error) {
    const mend = 'Give the right folder, or create it with sprites/ inside.';
    const found = `the assets folder cannot be opened: ${describeReadError(error)}`;
    return {
      listings: [],
      faults: [toFault(assetsFolder, undefined, new Refusal(found, 'a folder with sprites/ and ground/', mend))],
    };
  }
  const walk: Walk = { root, visited: new Set(), listings: [], faults: [] };
  const entries = readEntries(walk, root, '.');
  const roots = (entries ?? []).filter((entry) => SHEET_ROOTS.some((name) => name === entry.name));
  if (entries !== undefined && roots.length === 0) {
    const mend = 'Give the right folder, or create sprites/ inside.';
    walk.faults.push(
      toFault(assetsFolder, undefined, new Refusal('the folder has neither sprites/ nor ground/', 'one of them', mend)),
    );
  }
  for (const entry of roots) await visitEntry(walk, root, entry, 0);
  walk.listings.sort((a, b) => compareText(a.source, b.source));
  walk.faults.sort(compareFaults);
  return { listings: walk.listings, faults: walk.faults };
}

/** Reads the files of one listed sheet. What cannot be read is in `unread` and told by decodeSheet. */
export async function readSheet(listing: SheetListing): Promise<SheetSource> {
  const unread = new Map(listing.unread);
  const files = readFiles('', listing.files, unread);
  const bare = listing.bare === undefined ? undefined : readFiles(`${BARE_FOLDER}/`, listing.bare, unread);
  return { source: listing.source, files, unread, ...(bare === undefined ? {} : { bare }) };
}

/** Lists and reads all sheets. */
export async function findSheets(assetsFolder: string): Promise<FoundSheets> {
  const { listings, faults } = await listSheets(assetsFolder);
  const sources: SheetSource[] = [];
  for (const listing of listings) sources.push(await readSheet(listing));
  return { sources, faults };
}

async function visitFolder(walk: Walk, folder: string, depth: number): Promise<void> {
  if (walk.visited.has(folder)) return;
  walk.visited.add(folder);
  const source = sourceOf(walk, folder);
  if (depth > DEPTH_MAX) {
    walk.faults.push(
      toFault(
        source,
        undefined,
        new Refusal(`folders nest deeper than ${DEPTH_MAX}`, 'a flatter tree', 'Move the sheets up.'),
      ),
    );
    return;
  }
  const entries = readEntries(walk, folder, source);
  if (entries === undefined) return;
  const isSheet = entries.some((entry) => isSheetFileName(entry.name));
  const rest = entries.filter((entry) => !isSheet || (entry.name !== BARE_FOLDER && !isReadFileName(entry.name)));
  if (isSheet) {
    const unread = new Map<string, Refusal>();
    const files = await listFiles(walk, folder, entries, unread, '');
    const twin = entries.find((entry) => entry.name === BARE_FOLDER);
    const bare = twin === undefined ? undefined : await listBare(walk, folder, twin, unread);
    walk.listings.push({ source, files, unread, ...(bare === undefined ? {} : { bare }) });
  }
  for (const entry of rest) await visitEntry(walk, folder, entry, depth + 1);
}

/** Goes into an entry that is a folder or a link to one; other files are not looked at. */
async function visitEntry(walk: Walk, folder: string, entry: Dirent, depth: number): Promise<void> {
  if (!entry.isDirectory() && !entry.isSymbolicLink()) return;
  const resolved = await resolveEntry(walk, folder, entry);
  if (resolved instanceof Refusal) walk.faults.push(toFault(sourceOf(walk, folder), entry.name, resolved));
  else if (statOf(resolved)?.isDirectory()) await visitFolder(walk, resolved, depth);
}

async function listBare(
  walk: Walk,
  folder: string,
  twin: Dirent,
  unread: Map<string, Refusal>,
): Promise<readonly ListedFile[] | undefined> {
  const resolved = await resolveEntry(walk, folder, twin);
  if (resolved instanceof Refusal) {
    walk.faults.push(toFault(sourceOf(walk, folder), twin.name, resolved));
    return undefined;
  }
  walk.visited.add(resolved);
  const entries = readEntries(walk, resolved, sourceOf(walk, resolved));
  return entries === undefined ? undefined : listFiles(walk, resolved, entries, unread, `${BARE_FOLDER}/`);
}

async function listFiles(
  walk: Walk,
  folder: string,
  entries: readonly Dirent[],
  unread: Map<string, Refusal>,
  prefix: string,
): Promise<readonly ListedFile[]> {
  const files: ListedFile[] = [];
  for (const entry of entries) {
    if (!isReadFileName(entry.name)) continue;
    const resolved = await resolveEntry(walk, folder, entry);
    const listed = resolved instanceof Refusal ? resolved : listFile(entry.name, resolved);
    if (listed instanceof Refusal) unread.set(prefix + entry.name, listed);
    else if (listed !== undefined) files.push(listed);
  }
  return files;
}

/** @returns undefined when the file has vanished since its folder was read */
function listFile(name: string, resolved: string): ListedFile | Refusal | undefined {
  const stats = statOf(resolved);
  if (stats === undefined) return undefined;
  if (!stats.isFile()) return new Refusal('not a regular file', 'a regular file', 'Put the file itself there.');
  if (stats.size <= FILE_MAX_BYTES) {
    return { name, path: resolved, sizeBytes: stats.size, modifiedMs: stats.mtimeMs };
  }
  return new Refusal(`the file has ${stats.size} bytes`, `at most ${FILE_MAX_BYTES}`, 'Export the sheet again.');
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** A folder's entries by name; hidden ones (`.DS_Store`, `.git`) left out. */
function readEntries(walk: Walk, folder: string, source: string): readonly Dirent[] | undefined {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    // The file system's order differs between machines.
    return entries.filter((entry) => !entry.name.startsWith('.')).sort((a, b) => compareText(a.name, b.name));
  } catch (error) {
    const found = `the folder cannot be read: ${describeReadError(error)}`;
    walk.faults.push(toFault(source, undefined, new Refusal(found, 'a readable folder', 'Check its permissions.')));
    return undefined;
  }
}

/** An entry's real path; a link that dangles, circles or leaves assets/ is refused. */
async function resolveEntry(walk: Walk, folder: string, entry: Dirent): Promise<string | Refusal> {
  const entryPath = path.join(folder, entry.name);
  return entry.isSymbolicLink() ? resolveInside(walk.root, entryPath) : entryPath;
}

function readFiles(
  prefix: string,
  listed: readonly ListedFile[],
  unread: Map<string, Refusal>,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const file of listed) {
    try {
      const bytes = readFileSync(file.path);
      // Plain bytes, not copied: a Buffer's own slice() shares memory where theirs copies.
      files.set(file.name, new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    } catch (error) {
      const found = `the file cannot be read: ${describeReadError(error)}`;
      unread.set(prefix + file.name, new Refusal(found, 'a readable file', 'Check its permissions.'));
    }
  }
  return files;
}

function isSheetFileName(name: string): boolean {
  return SHEET_FILE_NAMES.includes(name) || findMeantFile(name) !== undefined;
}

/** Files that decoding looks at: sheet files in any letter case, and images that it points out. */
function isReadFileName(name: string): boolean {
  return isSheetFileName(name) || name.toLowerCase().endsWith('.png');
}

function sourceOf(walk: Walk, folder: string): string {
  return path.relative(walk.root, folder).split(path.sep).join('/') || '.';
}

function toFault(source: string, file: string | undefined, refusal: Refusal): Fault {
  const { found, expected, mend } = refusal;
  return { severity: 'error', source, ...(file === undefined ? {} : { file }), found, expected, mend };
}
