// The record of exports: which sheets each model script gave, from which sources, so that only what changed is rendered again and
// nobody forgets to. It is committed beside the models; one line a model, so that two artists' lines meet without a quarrel.

import { compareText } from '../../shared/sort.ts';
import { BakeError } from '../fault.ts';

export const EXPORT_RECORD_FILE = 'exports.json';
const RECORD_FORMAT = 'tallow-exports';
const RECORD_VERSION = 1;

export interface ExportedModel {
  /** Digest of all that the sheets are made from. */
  readonly sources: string;
  /** Digest of each sheet's files by its folder: `sprites/barrel`. */
  readonly sheets: Readonly<Record<string, string>>;
}

/** By file name of the script: `barrel.py`. */
export type ExportRecord = Readonly<Record<string, ExportedModel>>;

export function formatExportRecord(record: ExportRecord): string {
  const lines = Object.entries(record)
    .sort(([a], [b]) => compareText(a, b))
    .map(([model, { sources, sheets }]) => {
      const sorted = Object.fromEntries(Object.entries(sheets).sort(([a], [b]) => compareText(a, b)));
      return `    ${JSON.stringify(model)}: ${JSON.stringify({ sources, sheets: sorted })}`;
    });
  return `{\n  "format": "${RECORD_FORMAT}",\n  "version": ${RECORD_VERSION},\n  "models": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Throws BakeError 'input' when the text is no record of this version. */
export function parseExportRecord(text: string, path: string): ExportRecord {
  let value: { readonly format?: unknown; readonly version?: unknown; readonly models?: ExportRecord } | null;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (
    value?.format === RECORD_FORMAT &&
    value.version === RECORD_VERSION &&
    typeof value.models === 'object' &&
    value.models !== null
  )
    return value.models;
  throw new BakeError(
    'input',
    `${path} is not a record of exports of version ${RECORD_VERSION}. Check it out again, or remove it and run \`npx tallow export --all\`.`,
  );
}

/** Why a model has to be rendered again. */
export type StaleReason = 'never exported' | 'its sources changed' | 'a sheet is missing or was changed';

/**
 * @param sources digest of the model's sources now
 * @param sheets digests of the folders that are there now, by the folders that the record names
 * @returns undefined when its sheets are those that its sources give
 */
export function findStaleReason(
  recorded: ExportedModel | undefined,
  sources: string,
  sheets: ReadonlyMap<string, string>,
): StaleReason | undefined {
  if (recorded === undefined) return 'never exported';
  if (recorded.sources !== sources) return 'its sources changed';
  const isWhole = Object.entries(recorded.sheets).every(([folder, digest]) => sheets.get(folder) === digest);
  return isWhole ? undefined : 'a sheet is missing or was changed';
}
