// sprite.json, checked. Reads bytes, gives SheetInfo with its defaults filled in, or the faults that keep it from being one.
// Only the file itself is judged here; whether the maps agree with it is decode-sheet's question.

import { SHEET_VERSION, type SheetInfo } from '../../shared/format/sheet.ts';
import { FRAME_EDGE_MAX_TEXELS, FRAMES_MAX, SHEET_EDGE_MAX_TEXELS } from '../../shared/limits.ts';
import { isPortableName, SPRITE_NAME_MAX } from '../../shared/names.ts';
import { PNG_TEXELS_MAX } from '../image/read-png.ts';
import { Refusal } from '../image/refusal.ts';
import { countNoun } from './count-noun.ts';
import { describeValue, isJsonObject, JsonFields, type NumberRule } from './json-fields.ts';
import { parseFrameOrder } from './parse-frame-order.ts';
import { type JsonObject, parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';
import { errorFault, SHEET_INFO_FILE, type SheetFault } from './sheet-source.ts';

/** Flat sheets have some range too; with a smaller one the finest heights could not be told apart by a GPU. */
const HEIGHT_RANGE_MIN_UNITS = 0.001;

/** Above it a step of a 16-bit height is a tenth of a texel, and no object is that tall. */
const HEIGHT_RANGE_MAX_UNITS = 256;

/** Largest footprint edge: a building's worth of tiles; more is a mistake. */
const FOOTPRINT_MAX_TILES = 64;

/** Brightest emission: a hundred times a lamp. */
const EMISSIVE_SCALE_MAX = 1000;

const EDGE_RULE: NumberRule = { min: 1, max: FRAME_EDGE_MAX_TEXELS, whole: true, unit: 'texels' };
const ANCHOR_RULE: NumberRule = { min: -FRAME_EDGE_MAX_TEXELS, max: 2 * FRAME_EDGE_MAX_TEXELS, whole: true };

export interface ParsedSheetInfo {
  /** Absent when a fault is an error. */
  readonly info?: SheetInfo;
  /** What the file says about its optional maps; undefined: nothing. */
  readonly hasBack: boolean | undefined;
  readonly hasDebris: boolean | undefined;
  readonly hasBare: boolean;
  readonly faults: readonly SheetFault[];
}

/**
 * @param bytes the file's content; UTF-8, a byte order mark and any line ends are fine
 * @param folderName the name that the sheet must have
 */
export function parseSheetInfo(bytes: Uint8Array, folderName: string): ParsedSheetInfo {
  const object = readObject(bytes);
  if (object instanceof Refusal) return refused([errorFault(SHEET_INFO_FILE, object)]);
  const fields = new JsonFields(object, SHEET_INFO_FILE);
  const version = readVersion(fields);
  // Nothing else is judged in a format that this program does not know.
  if (version === undefined) return refused(fields.faults);

  const name = fields.text('name');
  if (name !== undefined) checkName(fields, name, folderName);
  const frameWidth = fields.number('frame_w', EDGE_RULE);
  const frameHeight = fields.number('frame_h', EDGE_RULE);
  const frames = fields.number('frames', { min: 1, max: FRAMES_MAX, whole: true });
  const columns = fields.number('columns', { min: 1, max: frames ?? FRAMES_MAX, whole: true }, frames ?? 1);
  const anchor = fields.pair('anchor', ANCHOR_RULE);
  const heightRange = fields.number('height_range', {
    min: HEIGHT_RANGE_MIN_UNITS,
    max: HEIGHT_RANGE_MAX_UNITS,
    unit: 'units',
  });
  const footprint = fields.pair('footprint', { min: 0, max: FOOTPRINT_MAX_TILES, whole: true, unit: 'tiles' }, [1, 1]);
  const emissiveScale = fields.number('emissive_scale', { min: 0, max: EMISSIVE_SCALE_MAX }, 1);
  const hasBack = fields.flag('has_back');
  const hasDebris = fields.flag('has_debris');
  const hasBare = fields.flag('bare') ?? false;
  const order = parseFrameOrder(fields, frames);
  if (frameWidth !== undefined && frameHeight !== undefined) {
    if (anchor !== undefined) checkAnchor(fields, anchor, frameWidth, frameHeight);
    if (frames !== undefined && columns !== undefined) checkSize(fields, frameWidth, frameHeight, frames, columns);
  }
  fields.warnOfUnknownKeys();

  const faults = fields.faults;
  const failed = faults.some((fault) => fault.severity === 'error');
  if (failed || name === undefined || frameWidth === undefined || frameHeight === undefined || frames === undefined) {
    return refused(faults);
  }
  if (columns === undefined || anchor === undefined || heightRange === undefined) return refused(faults);
  if (footprint === undefined || emissiveScale === undefined || order === undefined) return refused(faults);
  const size = { frameWidth, frameHeight, frames, columns };
  const info: SheetInfo = { version, name, ...size, anchor, heightRange, footprint, emissiveScale, ...order };
  return { info, hasBack, hasDebris, hasBare, faults };
}

/**
 * The name that a sheet gives itself, whatever else is wrong with its file.
 *
 * @returns undefined when the file cannot be read that far
 */
export function readSheetName(bytes: Uint8Array): string | undefined {
  const object = readObject(bytes);
  const name = object instanceof Refusal ? undefined : object.get('name');
  return typeof name === 'string' ? name : undefined;
}

function refused(faults: readonly SheetFault[]): ParsedSheetInfo {
  return { faults, hasBack: undefined, hasDebris: undefined, hasBare: false };
}

function readObject(bytes: Uint8Array): JsonObject | Refusal {
  if (bytes.length === 0) return new Refusal('the file is empty', 'a JSON object', 'Export the sheet again.');
  const text = readText(bytes);
  if (text instanceof Refusal) return text;
  const value = parseJson(text);
  if (value instanceof Refusal || isJsonObject(value)) return value;
  return new Refusal(`the file holds ${describeValue(value)}`, 'a JSON object', 'Export the sheet again.');
}

function readVersion(fields: JsonFields): number | undefined {
  const version = fields.get('version');
  if (typeof version === 'number' && Number.isInteger(version) && version >= 1) {
    if (version <= SHEET_VERSION) return version;
    fields.faults.push({
      severity: 'error',
      file: SHEET_INFO_FILE,
      found: `version ${version} is newer than this tool`,
      expected: `version 1 to ${SHEET_VERSION}`,
      mend: 'Update Tallow, or export the sheet again with this one.',
    });
    return undefined;
  }
  fields.refuse('version', version, `a whole number from 1 to ${SHEET_VERSION}`);
  return undefined;
}

function checkName(fields: JsonFields, name: string, folderName: string): void {
  const push = (found: string, expected: string, mend: string): void => {
    fields.faults.push({ severity: 'error', file: SHEET_INFO_FILE, found, expected, mend });
  };
  if (name !== folderName) {
    const letterCase = name.toLowerCase() === folderName.toLowerCase();
    const hint = letterCase
      ? '; they differ in upper and lower case, which some systems tell apart and others do not'
      : '';
    push(`the name is "${name}"${hint}`, `the folder's name, "${folderName}"`, 'Rename one after the other.');
  } else if (!isPortableName(name)) {
    const expected = `lower-case words of a-z and 0-9 joined by underscores, at most ${SPRITE_NAME_MAX} signs, none that Windows keeps for itself (con, nul)`;
    push(`the name is "${name.slice(0, 2 * SPRITE_NAME_MAX)}"`, expected, 'Rename the folder and "name".');
  }
}

function checkAnchor(fields: JsonFields, anchor: readonly [number, number], width: number, height: number): void {
  const [x, y] = anchor;
  if (x >= -width && x <= 2 * width && y >= -height && y <= 2 * height) return;
  const expected = `at most a frame outside the frame: x from ${-width} to ${2 * width}, y from ${-height} to ${2 * height}`;
  fields.refuse('anchor', [x, y], expected);
}

function checkSize(fields: JsonFields, frameWidth: number, frameHeight: number, frames: number, columns: number): void {
  const width = frameWidth * columns;
  const height = frameHeight * Math.ceil(frames / columns);
  const edge = Math.max(width, height);
  if (edge <= SHEET_EDGE_MAX_TEXELS && width * height <= PNG_TEXELS_MAX) return;
  fields.faults.push({
    severity: 'error',
    file: SHEET_INFO_FILE,
    found: `${countNoun(frames, 'frame')} of ${frameWidth} x ${frameHeight} in ${countNoun(columns, 'column')} make maps of ${width} x ${height} texels`,
    expected: `at most ${SHEET_EDGE_MAX_TEXELS} a side and ${PNG_TEXELS_MAX} texels`,
    mend:
      edge > SHEET_EDGE_MAX_TEXELS
        ? 'Set "columns" so that the frames take several rows.'
        : 'Use smaller or fewer frames.',
  });
}
