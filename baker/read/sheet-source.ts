// A sheet before anyone has looked into its files: bytes by file name, as they came from disk, a test or another program.

import { MAP_NAMES, type MapName } from '../../shared/format/sheet.ts';
import type { Fault } from '../fault.ts';
import type { Refusal } from '../image/refusal.ts';

export const SHEET_INFO_FILE = 'sprite.json';

/** Folder inside a sheet that holds its twin without what vanishes. */
export const BARE_FOLDER = 'bare';

/** Folders of assets/ that hold sheets. */
export const SHEET_ROOTS = ['ground', 'sprites'] as const;

export interface SheetSource {
  /** Folder relative to assets/, with forward slashes: `sprites/wall_timber_x`. Its last part is the sprite's name. */
  readonly source: string;
  /** Contents by file name, spelled as on disk. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Contents of bare/, where there is one. */
  readonly bare?: ReadonlyMap<string, Uint8Array>;
  /** Files that are there but could not be read, and why; those of the twin as `bare/albedo.png`. */
  readonly unread?: ReadonlyMap<string, Refusal>;
}

/** A fault inside a sheet's folder; the caller knows which folder that is. */
export type SheetFault = Omit<Fault, 'source'>;

export function mapFileName(map: MapName): string {
  return `${map}.png`;
}

/** Every file name that a sheet may have. */
export const SHEET_FILE_NAMES: readonly string[] = [SHEET_INFO_FILE, ...MAP_NAMES.map(mapFileName)];

/** The file that was meant by one that is spelled with other capitals, if any: `Albedo.PNG` means `albedo.png`. */
export function findMeantFile(fileName: string): string | undefined {
  const lower = fileName.toLowerCase();
  return SHEET_FILE_NAMES.find((known) => known === lower && known !== fileName);
}

/** @returns the folder's own name: the last part of its path */
export function folderNameOf(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1);
}

export function errorFault(file: string, refusal: Refusal): SheetFault {
  const { found, expected, mend, texel } = refusal;
  return { severity: 'error', file, found, expected, mend, ...(texel === undefined ? {} : { texel }) };
}
