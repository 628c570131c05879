// A sheet's files to a Sheet, or to everything that is wrong with them. Reads bytes and nothing else: the same files give
// the same sheet and the same faults, in the same order, wherever they lie.

import { MAP_NAMES, type MapName, type Sheet, type SheetInfo } from '../../shared/format/sheet.ts';
import { compareFaults, type Fault } from '../fault.ts';
import type { PngFile } from '../image/read-png.ts';
import { Refusal } from '../image/refusal.ts';
import { checkFileNames, checkFilePresent } from './check-file-names.ts';
import { checkFrames } from './check-frames.ts';
import { checkMapSizes, hasToldSize } from './check-map-sizes.ts';
import { countNoun } from './count-noun.ts';
import { cutFrames, type SheetMaps } from './cut-frames.ts';
import { decodeMap, type MapSamples, openMap } from './decode-map.ts';
import { type ParsedSheetInfo, parseSheetInfo } from './parse-sheet-info.ts';
import {
  BARE_FOLDER,
  errorFault,
  folderNameOf,
  mapFileName,
  SHEET_INFO_FILE,
  type SheetFault,
  type SheetSource,
} from './sheet-source.ts';

export interface DecodedSheet {
  /** Absent when an error is among the faults. */
  readonly sheet?: Sheet;
  /** Sorted; errors and warnings. */
  readonly faults: readonly Fault[];
}

/** One folder: a sheet's own or that of its bare twin. */
interface Folder {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly unread: ReadonlyMap<string, Refusal>;
  /** Names of both. */
  readonly names: ReadonlySet<string>;
}

interface DecodedFolder {
  readonly sheet?: Sheet;
  readonly faults: readonly SheetFault[];
}

/**
 * The one decoding function for sheets. It never throws for what is in the files.
 *
 * @param source the sheet's files; they are not changed
 */
export async function decodeSheet(source: SheetSource): Promise<DecodedSheet> {
  const name = folderNameOf(source.source);
  const folder = openFolder(source.files, source.unread, '');
  const parsed = readInfo(folder, name);
  const own = await decodeFolder(folder, parsed);
  const faults: Fault[] = own.faults.map((fault) => ({ ...fault, source: source.source }));

  const twin = await decodeBare(source, parsed, name);
  faults.push(...twin.faults.map((fault) => ({ ...fault, source: `${source.source}/${BARE_FOLDER}` })));
  faults.sort(compareFaults);
  if (own.sheet === undefined || hasErrors(faults)) return { faults };
  return { sheet: twin.sheet === undefined ? own.sheet : { ...own.sheet, bare: twin.sheet }, faults };
}

async function decodeBare(source: SheetSource, parent: ParsedSheetInfo, name: string): Promise<DecodedFolder> {
  if (source.bare === undefined) {
    if (!parent.hasBare) return { faults: [] };
    const mend = 'Export the twin, or remove "bare" from sprite.json.';
    return { faults: [{ severity: 'error', found: 'the folder is missing', expected: 'the bare twin', mend }] };
  }
  if (!parent.hasBare) {
    if (parent.info === undefined) return { faults: [] };
    const mend = 'Set "bare" to true in sprite.json, or remove the folder.';
    const found = 'the folder is there, but sprite.json does not say "bare": true; it is left out';
    return { faults: [{ severity: 'warning', found, expected: 'both or neither', mend }] };
  }
  // The twin shares its parent's description unless it brings its own (a trunk needs a smaller frame than its crown).
  const folder = openFolder(source.bare, source.unread, `${BARE_FOLDER}/`);
  const hasOwnInfo = checkFilePresent(folder.names, SHEET_INFO_FILE).length === 0;
  const parsed = hasOwnInfo ? readInfo(folder, name) : { ...parent, faults: [] };
  const twin = await decodeFolder(folder, parsed);
  if (parsed.info === undefined || parent.info === undefined) return { faults: twin.faults };
  const order = describeOrder(parsed.info);
  const expected = describeOrder(parent.info);
  if (order === expected) return twin;
  const mend = 'Export sheet and twin together.';
  const fault: SheetFault = {
    severity: 'error',
    file: SHEET_INFO_FILE,
    found: order,
    expected: `${expected}, as the sheet`,
    mend,
  };
  return { faults: [...twin.faults, fault] };
}

function describeOrder(info: SheetInfo): string {
  return `${countNoun(info.frames, 'frame')} in ${countNoun(info.facings, 'facing')} and ${countNoun(info.variants, 'variant')}`;
}

function openFolder(files: Folder['files'], unread: SheetSource['unread'], prefix: string): Folder {
  const refused = new Map<string, Refusal>();
  for (const [path, refusal] of unread ?? []) {
    const name = path.slice(prefix.length);
    if (path.startsWith(prefix) && !name.includes('/')) refused.set(name, refusal);
  }
  return { files, unread: refused, names: new Set([...files.keys(), ...refused.keys()]) };
}

function readInfo(folder: Folder, name: string): ParsedSheetInfo {
  const bytes = folder.files.get(SHEET_INFO_FILE);
  if (bytes !== undefined) return parseSheetInfo(bytes, name);
  const faults = checkFilePresent(folder.names, SHEET_INFO_FILE);
  return { faults, hasBack: undefined, hasDebris: undefined, hasBare: false };
}

async function decodeFolder(folder: Folder, parsed: ParsedSheetInfo): Promise<DecodedFolder> {
  const { info } = parsed;
  const faults: SheetFault[] = [...parsed.faults, ...checkFileNames(folder.names)];
  for (const [file, refusal] of folder.unread) faults.push(errorFault(file, refusal));
  const opened = openMaps(folder, parsed, faults);
  if (info === undefined) return { faults };
  faults.push(...checkMapSizes(opened, info));
  const samples = new Map<MapName, MapSamples>();
  const sized = [...opened].filter(([, png]) => hasToldSize(png.header, info));
  const decoded = await Promise.all(sized.map(async ([map, png]) => [map, await decodeMap(map, png)] as const));
  for (const [map, values] of decoded) {
    if (values instanceof Refusal) faults.push(errorFault(mapFileName(map), values));
    else samples.set(map, values);
  }
  const maps = toSheetMaps(samples);
  if (maps === undefined) return { faults };
  const cut = cutFrames(maps, info);
  faults.push(...checkFrames(cut, new Set(samples.keys())));
  return hasErrors(faults) ? { faults } : { sheet: { info, frames: cut.frames }, faults };
}

/** Checks the containers of all maps that belong to the sheet; adds to `faults`. */
function openMaps(folder: Folder, parsed: ParsedSheetInfo, faults: SheetFault[]): Map<MapName, PngFile> {
  const opened = new Map<MapName, PngFile>();
  for (const map of MAP_NAMES) {
    const file = mapFileName(map);
    const bytes = folder.files.get(file);
    const use = parsed.info === undefined ? 'read' : judgeUse(map, parsed);
    if (bytes === undefined) {
      if (isNeeded(map, parsed)) faults.push(...checkFilePresent(folder.names, file));
    } else if (use !== 'read') {
      faults.push({ ...use, file });
    } else {
      const { png, faults: found } = openMap(map, bytes);
      faults.push(...found);
      if (png !== undefined) opened.set(map, png);
    }
  }
  return opened;
}

function hasErrors(faults: readonly SheetFault[]): boolean {
  return faults.some((fault) => fault.severity === 'error');
}

/** A back or a debris map that sprite.json denies is not read, and said so. */
function judgeUse(map: MapName, parsed: ParsedSheetInfo): 'read' | Omit<SheetFault, 'file'> {
  const version = parsed.info?.version ?? 0;
  const tooOld = map === 'height_back' && version < 3 && parsed.hasBack !== true;
  const flag = map === 'height_back' ? parsed.hasBack : map === 'debris' ? parsed.hasDebris : undefined;
  if (!tooOld && flag !== false) return 'read';
  const key = map === 'height_back' ? 'has_back' : 'has_debris';
  const because = tooOld ? `version ${version} has no such map` : `"${key}" is false`;
  const mend = `Set "${key}" to true${tooOld ? ' and "version" to 3' : ''}, or remove the file.`;
  return { severity: 'warning', found: `the map is left out: ${because}`, expected: 'both to agree', mend };
}

function isNeeded(map: MapName, parsed: ParsedSheetInfo): boolean {
  if (map === 'emissive') return false;
  if (map === 'debris') return parsed.hasDebris === true;
  if (map === 'height_back') return parsed.hasBack ?? (parsed.info?.version ?? 0) >= 3;
  return true;
}

function toSheetMaps(samples: ReadonlyMap<MapName, MapSamples>): SheetMaps | undefined {
  const albedo = samples.get('albedo');
  if (!(albedo instanceof Uint8Array)) return undefined;
  const maps: { -readonly [K in keyof SheetMaps]: SheetMaps[K] } = { albedo };
  for (const [map, values] of samples) {
    if (map === 'height' || map === 'height_back') {
      if (values instanceof Uint16Array) maps[map] = values;
    } else if (values instanceof Uint8Array) maps[map] = values;
  }
  return maps;
}
