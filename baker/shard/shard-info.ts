// shard.json: what a part of a bake says of itself, so that a merge knows whether all parts are there and belong together.

import { compareText } from '../../shared/sort.ts';
import { BakeError } from '../fault.ts';
import type { ShardPlace } from './split-tasks.ts';

export const SHARD_FILE = 'shard.json';
const SHARD_FORMAT = 'tallow-shard';
const SHARD_VERSION = 1;

export interface ShardInfo extends ShardPlace {
  /** Stands for everything that the bake is made of: inputs, code, options. The same in all parts of one bake. */
  readonly stamp: string;
  /** Digest of the code that baked it. */
  readonly code: string;
  /** Cache keys of the part's sheets, by sprite name. */
  readonly sheets: Readonly<Record<string, string>>;
}

/** A part and the folder that it was found in. */
export interface FoundShard {
  readonly folder: string;
  readonly info: ShardInfo;
}

/** @returns `2/3`, as the command line writes it */
export function formatPlace({ index, count }: ShardPlace): string {
  return `${index}/${count}`;
}

/** @returns undefined when the text is no place */
export function parsePlace(text: string): ShardPlace | undefined {
  const [, index, count] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? [];
  const place = { index: Number(index), count: Number(count) };
  return place.index <= place.count ? place : undefined;
}

export function formatShardInfo({ index, count, stamp, code, sheets }: ShardInfo): string {
  const sorted = Object.fromEntries(Object.entries(sheets).sort(([a], [b]) => compareText(a, b)));
  const value = { format: SHARD_FORMAT, version: SHARD_VERSION, index, count, stamp, code, sheets: sorted };
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

/** Throws BakeError 'input' when the text is no shard.json of this version. */
export function parseShardInfo(text: string, path: string): ShardInfo {
  let value: (ShardInfo & { readonly format?: unknown; readonly version?: unknown }) | null;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const isPlace = Number.isInteger(value?.index) && Number.isInteger(value?.count);
  if (value?.format === SHARD_FORMAT && value.version === SHARD_VERSION && isPlace && value.sheets) return value;
  throw new BakeError(
    'input',
    `${path} is not a shard of version ${SHARD_VERSION}; nothing was written. Copy the folder again, or bake the shard anew.`,
  );
}

/**
 * @param where the folder that was searched, for the sentence
 * @returns why parts do not make the bake of `expected`: one is of another bake, or missing; undefined when they do
 */
export function refuseShards(
  found: readonly FoundShard[],
  expected: Pick<ShardInfo, 'stamp' | 'code'>,
  where: string,
): BakeError | undefined {
  const first = found[0];
  if (first === undefined)
    return refusal(`there is no shard in ${where}`, 'Bake all of them: `tallow bake --shard 1/2` ...');
  const { count } = first.info;
  const other = found.find(({ info }) => info.count !== count);
  if (other !== undefined) {
    const what = `${first.folder} is shard ${formatPlace(first.info)} and ${other.folder} is shard ${formatPlace(other.info)}`;
    return refusal(what, 'Remove those that are left from another bake.');
  }
  const foreign = found.find(({ info }) => info.stamp !== expected.stamp);
  if (foreign !== undefined) {
    const what = foreign.info.code === expected.code ? 'other inputs or options' : 'another version of the code';
    const mend = `Check out the same commit and run ${formatRun(foreign.info)} again.`;
    return refusal(`${foreign.folder} was baked from ${what} than this merge`, mend);
  }
  const there = new Set(found.map(({ info }) => info.index));
  const places = Array.from({ length: count }, (_, i) => ({ index: i + 1, count }));
  const missing = places.filter(({ index }) => !there.has(index));
  if (missing.length === 0) return undefined;
  const names = missing.map(formatPlace).join(', ');
  const what = missing.length === 1 ? `shard ${names} is` : `shards ${names} are`;
  return refusal(
    `${what} missing in ${where}`,
    `Copy what is missing there, or run ${missing.map(formatRun).join(', ')}.`,
  );
}

function formatRun(place: ShardPlace): string {
  return `\`tallow bake --shard ${formatPlace(place)}\``;
}

function refusal(what: string, mend: string): BakeError {
  return new BakeError('input', `${what}; nothing was written. ${mend}`);
}
