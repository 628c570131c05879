// Watches the assets folder and bakes each sheet that changes, alone and in memory: baked/ is never touched. A sheet is told
// twice: as a draft, whose shells are not simplified, as soon as that can be, and whole when it is ready. The whole result goes
// into the cache, so that the next bake has nothing to do for it.

import path from 'node:path';
import { BakeError, type Fault } from '../fault.ts';
import { type Stamped, toSheetTask } from '../plan-tasks.ts';
import { checkNames } from '../read/check-names.ts';
import { BARE_FOLDER, folderNameOf, SHEET_ROOTS, type SheetSource } from '../read/sheet-source.ts';
import { listChangedSprites } from '../write/list-changed-sprites.ts';
import { bakePack, type SpritePack } from './bake-pack.ts';
import { keyOfSheet, recallSheet, rememberSheet } from './bake-sheets.ts';
import { openCache } from './cache-folder.ts';
import { digestCode } from './code-digest.ts';
import { stampSheet } from './find-inputs.ts';
import { type ListedSheets, listSheets, readSheet } from './find-sheets.ts';
import { readLastManifest } from './holds-bake.ts';
import { QuietSheets } from './quiet-sheets.ts';
import { openSheetPool } from './sheet-pool.ts';

export interface WatchRequest {
  readonly assets: string;
  /** Folder of the bake that is looked at. */
  readonly out: string;
  /** undefined: nothing is recalled and nothing kept. */
  readonly cache: string | undefined;
  /** The bake failed: tells also what differs from it from the start. */
  readonly catchUp?: boolean;
}

/** How baking a sheet that changed ended. */
export interface Rebuilt {
  /** Its folder relative to assets/. */
  readonly source: string;
  /** Absent: it has errors. */
  readonly pack?: SpritePack;
  /** The whole pack follows. */
  readonly isDraft: boolean;
  /** Errors, or the warnings of a whole pack. */
  readonly faults: readonly Fault[];
  /** Since its last file was written. */
  readonly milliseconds: number;
}

export interface SheetWatch {
  /** Ends watching; what is being baked is dropped. */
  close(): Promise<void>;
}

/** One bakes drafts while the other simplifies shells, which takes seconds for a sheet of many frames. */
const WORKERS = 2;

/** Starts watching; resolves when every later change is seen. */
export async function watchSheets(request: WatchRequest, told: (rebuilt: Rebuilt) => void): Promise<SheetWatch> {
  const watcher = new SheetWatcher(request, told);
  await watcher.open();
  return watcher;
}

class SheetWatcher implements SheetWatch {
  readonly #request: WatchRequest;
  readonly #told: (rebuilt: Rebuilt) => void;
  readonly #quiet = new QuietSheets();
  /** Folders that are or were sheets: only of those it is news that they are gone. */
  readonly #known = new Set<string>();
  /** Sheets that have not been told since the start, and are only if they differ from the bake. */
  readonly #behind = new Set<string>();
  /** Stamp of what was last told of each sheet. */
  readonly #stamps = new Map<string, string>();
  /** Time of the change that is, or was last, being baked of each sheet: what an older one comes to is dropped. */
  readonly #latest = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  /** Whole bakes, one after the other. */
  #wholes: Promise<void> = Promise.resolve();
  #isClosed = false;
  #close: () => Promise<unknown> = async () => {};
  #parts!: {
    readonly pool: Awaited<ReturnType<typeof openSheetPool>>;
    readonly code: string;
    readonly cache: ReturnType<typeof openCache>;
    readonly base: Awaited<ReturnType<typeof readLastManifest>>;
  };

  constructor(request: WatchRequest, told: (rebuilt: Rebuilt) => void) {
    this.#request = request;
    this.#told = told;
  }

  async open(): Promise<void> {
    const { assets, out, cache, catchUp } = this.#request;
    const { watch } = await import('chokidar');
    const watcher = watch(assets, {
      ignoreInitial: true,
      // As the walk over the sheets: hidden files and folders are none of ours; exporters write into such first.
      ignored: (file) => path.relative(assets, file).split(path.sep).some(isHidden),
    });
    const ready = new Promise<void>((resolve) => watcher.once('ready', resolve));
    for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, (file) => this.#touch(file));
    const [pool, code, base, { listings }] = await Promise.all([
      openSheetPool(WORKERS),
      digestCode(),
      readLastManifest(out),
      listSheets(assets),
    ]);
    this.#close = () => Promise.all([watcher.close(), pool.close()]);
    this.#parts = { pool, code, cache: openCache(cache), base };
    for (const { source } of listings) {
      this.#known.add(source);
      if (catchUp === true) this.#behind.add(source);
    }
    await Promise.all([ready, pool.warmUp()]);
    for (const source of this.#behind) this.#quiet.touch(source, performance.now());
    this.#arm();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#close();
  }

  #touch(file: string): void {
    const source = sheetOf(path.relative(this.#request.assets, file));
    if (source === undefined) return;
    this.#quiet.touch(source, performance.now());
    this.#arm();
  }

  /** Wakes when the next sheet is due. */
  #arm(): void {
    clearTimeout(this.#timer);
    const { next } = this.#quiet;
    if (next === undefined || this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#wake(), Math.max(0, Math.ceil(next - performance.now())));
  }

  async #wake(): Promise<void> {
    const taken = this.#quiet.take(performance.now());
    this.#arm();
    if (taken.length === 0) return;
    const listed = await listSheets(this.#request.assets);
    await Promise.all(taken.map(({ source, changed }) => this.#rebuild(source, changed, listed)));
    this.#arm();
  }

  async #rebuild(source: string, changed: number, listed: ListedSheets): Promise<void> {
    this.#latest.set(source, changed);
    try {
      const sheet = await this.#read(source, listed);
      if (sheet === undefined) return;
      // Touched and not changed, or changed and changed back.
      if (this.#stamps.get(source) === sheet.stamp) return;
      const around = findFaultsAround(source, listed);
      const recalled = await recallSheet(this.#parts.cache, this.#keyOf(sheet));
      const isDraft = recalled === undefined && !this.#behind.has(source);
      const task = toSheetTask(sheet);
      const outcome = recalled ?? (await this.#parts.pool.bake({ ...task, draft: isDraft }));
      const pack = await bakePack(sheet, outcome, around);
      if (recalled === undefined && !isDraft) await rememberSheet(this.#parts.cache, this.#keyOf(sheet), outcome);
      if (!this.#isLatest(source, changed)) return;
      this.#tell(sheet, changed, pack, isDraft);
      if (isDraft) this.#wholes = this.#wholes.then(() => this.#rebuildWhole(sheet, changed, around));
    } catch (error) {
      if (!this.#isLatest(source, changed) || this.#quiet.putBack(source, changed, performance.now())) return;
      this.#stamps.delete(source);
      this.#behind.delete(source);
      this.#report({ source, isDraft: false, faults: toFaults(source, error), milliseconds: this.#since(changed) });
    }
  }

  /** What a draft stood in for. */
  async #rebuildWhole(sheet: Stamped<SheetSource>, changed: number, around: readonly Fault[]): Promise<void> {
    const { source } = sheet.value;
    if (!this.#isLatest(source, changed)) return;
    try {
      const outcome = await this.#parts.pool.bake(toSheetTask(sheet));
      await rememberSheet(this.#parts.cache, this.#keyOf(sheet), outcome);
      const pack = await bakePack(sheet, outcome, around);
      if (this.#isLatest(source, changed)) this.#tell(sheet, changed, pack, false);
    } catch (error) {
      if (!this.#isLatest(source, changed)) return;
      this.#stamps.delete(source);
      this.#report({ source, isDraft: false, faults: toFaults(source, error), milliseconds: this.#since(changed) });
    }
  }

  /** @returns undefined for a folder that never was a sheet; throws BakeError when one is gone */
  async #read(source: string, { listings }: ListedSheets): Promise<Stamped<SheetSource> | undefined> {
    const listing = listings.find((one) => one.source === source);
    if (listing !== undefined) {
      this.#known.add(source);
      const value = await readSheet(listing);
      return { value, stamp: stampSheet(value) };
    }
    if (!this.#known.has(source)) return undefined;
    const mend = 'Put it back, or take the sprite out of the maps.';
    const fault: Fault = { severity: 'error', source, found: 'the sheet is gone', expected: 'a sheet', mend };
    throw new BakeError('input', 'a sheet is gone', [fault]);
  }

  #tell(sheet: Stamped<SheetSource>, changed: number, pack: SpritePack, isDraft: boolean): void {
    const { source } = sheet.value;
    this.#stamps.set(source, sheet.stamp);
    const isBehind = this.#behind.delete(source);
    if (isBehind && listChangedSprites(this.#parts.base, pack.manifest).length === 0) return;
    // A draft's warnings come again with the whole.
    const faults = isDraft ? [] : pack.warnings;
    this.#report({ source, pack, isDraft, faults, milliseconds: this.#since(changed) });
  }

  #report(rebuilt: Rebuilt): void {
    this.#told(rebuilt);
  }

  #isLatest(source: string, changed: number): boolean {
    return !this.#isClosed && this.#latest.get(source) === changed;
  }

  #keyOf(sheet: Stamped<SheetSource>): string {
    return keyOfSheet(this.#parts.code, toSheetTask(sheet));
  }

  #since(changed: number): number {
    return performance.now() - changed;
  }
}

function isHidden(name: string): boolean {
  return name.startsWith('.') && name !== '.' && name !== '..';
}

/** @returns the folder whose sheet a file belongs to; undefined for one that lies in no sheet's place */
export function sheetOf(file: string): string | undefined {
  const folders = file.split(path.sep).slice(0, -1);
  if (folders.at(-1) === BARE_FOLDER) folders.pop();
  const isPlace = folders.length > 1 && SHEET_ROOTS.some((root) => root === folders[0]);
  return isPlace ? folders.join('/') : undefined;
}

/** Faults that a sheet's own files do not show. */
function findFaultsAround(source: string, { listings, faults }: ListedSheets): Fault[] {
  const name = folderNameOf(source).toLowerCase();
  const named = listings.filter((listing) => folderNameOf(listing.source).toLowerCase() === name);
  return [...faults.filter((fault) => fault.source === source), ...checkNames(named)];
}

function toFaults(source: string, error: unknown): readonly Fault[] {
  if (error instanceof BakeError && error.faults.length > 0) {
    return error.faults.filter(({ severity }) => severity === 'error');
  }
  const found = error instanceof Error ? error.message : String(error);
  const mend = 'This is a fault of tallow itself: please report it with the sheet.';
  return [{ severity: 'error', source, found, expected: 'a sheet that can be baked', mend }];
}
