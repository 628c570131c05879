// Command-line words to values: each function checks one kind of option and says what was wrong with it.

import type { Command } from 'commander';
import { BakeError } from '../fault.ts';
import { parsePlace } from '../shard/shard-info.ts';
import type { ShardPlace } from '../shard/split-tasks.ts';

export type OptionValues = Readonly<Record<string, unknown>>;

/** @returns the option's text, or undefined when it was not given */
export function readTextOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** @returns the text of an option that has a default */
export function requireTextOption(options: OptionValues, name: string): string {
  const value = readTextOption(options, name);
  if (value === undefined || value === '') throw new BakeError('usage', `--${name} needs a value; see --help`);
  return value;
}

export function readFlag(options: OptionValues, name: string): boolean {
  return options[name] === true;
}

/** @returns a whole number of at least `least`, or undefined when the option was not given */
export function readCountOption(options: OptionValues, name: string, least: number): number | undefined {
  const text = readTextOption(options, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new BakeError('usage', `--${name} is "${text}", expected a whole number of at least ${least}`);
  }
  return value;
}

/** Folders that the commands share, relative to where the command is called. */
export const FOLDER_DEFAULTS = { assets: 'assets', out: 'baked', cache: '.cache/tallow', shards: 'shards' } as const;

export interface Folders {
  readonly assets: string;
  readonly out: string;
  /** undefined: bake without a cache. */
  readonly cache: string | undefined;
}

export function addAssetsOption(command: Command): Command {
  return command.option('--assets <dir>', 'folder with sprites/, ground/ and maps/', FOLDER_DEFAULTS.assets);
}

export function addOutOption(command: Command): Command {
  return command.option('--out <dir>', 'folder of the bake', FOLDER_DEFAULTS.out);
}

export function addCacheOption(command: Command): Command {
  return command
    .option('--cache <dir>', 'folder of finished sprites, by content', FOLDER_DEFAULTS.cache)
    .option('--no-cache', 'bake everything anew and keep nothing');
}

/** @returns the folder, or undefined to bake without a cache */
export function readCacheFolder(options: OptionValues): string | undefined {
  return options.cache === false ? undefined : requireTextOption(options, 'cache');
}

export function addJobsOption(command: Command): Command {
  return command.option('--jobs <count>', 'workers (default: one a processor)');
}

export function addShardsOption(command: Command): Command {
  return command.option('--shards <dir>', 'folder of the shards, each in one of its own', FOLDER_DEFAULTS.shards);
}

/** @returns which part of a bake is asked for, or undefined for all of it */
export function readShardOption(options: OptionValues): ShardPlace | undefined {
  const text = readTextOption(options, 'shard');
  if (text === undefined) return undefined;
  const place = parsePlace(text);
  if (place === undefined) throw new BakeError('usage', `--shard is "${text}", expected a part of a whole, as in 2/3`);
  return place;
}

export function addStandInsOption(command: Command): Command {
  return command.option('--no-stand-ins', 'bake only what has a sheet');
}

export function readStandIns(options: OptionValues): boolean {
  return options.standIns !== false;
}

export function readFolders(options: OptionValues): Folders {
  return {
    assets: requireTextOption(options, 'assets'),
    out: requireTextOption(options, 'out'),
    cache: readCacheFolder(options),
  };
}
