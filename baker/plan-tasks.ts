import { createRandom } from '../shared/hash.ts';
import { compareText } from '../shared/sort.ts';
import type { Fault } from './fault.ts';
import type { CatalogueSource } from './read/catalogue-source.ts';
import type { MapSource } from './read/map-source.ts';
import type { SheetTask } from './read/read-task.ts';
import { folderNameOf, type SheetSource } from './read/sheet-source.ts';
import { chooseStandIn, STAND_IN_NAMES, STAND_IN_VERSION } from './stand-in/create-stand-in.ts';
import { digestBytes } from './write/digest.ts';

/** Something of assets/ and a stamp that stands for its content. */
export interface Stamped<T> {
  readonly value: T;
  /** SHA-256 over the names and bytes of its files. */
  readonly stamp: string;
}

/** Everything that a bake is made of. */
export interface BakeInputs {
  /** Sorted by source, as the maps and the catalogue's files are. */
  readonly sheets: readonly Stamped<SheetSource>[];
  readonly maps: readonly Stamped<MapSource>[];
  readonly catalogue: readonly Stamped<CatalogueSource>[];
  /** What could not be read. */
  readonly faults: readonly Fault[];
}

export interface StampedTask extends SheetTask {
  /** SHA-256 of what the sheet is made of. */
  readonly stamp: string;
}

/** How a stand-in's task is called where a sheet's has its folder. */
const STAND_IN_ID = 'stand-in/';

export function toSheetTask({ value, stamp }: Stamped<SheetSource>): StampedTask {
  return { id: value.source, name: folderNameOf(value.source), source: value, stamp };
}

/** @param name the sprite's; @param standIn the stand-in that is drawn for it */
export function toStandInTask(name: string, standIn: string): StampedTask {
  return {
    id: `${STAND_IN_ID}${name}`,
    name,
    standIn,
    stamp: digestBytes(`${STAND_IN_ID}${standIn} ${STAND_IN_VERSION}`),
  };
}

/**
 * One task a sheet and, with stand-ins, one for each of them whose name no sheet has, and one for each sprite that a map or the
 * catalogue names and no sheet gives: the one of its entry, or of its name's class if that has one.
 *
 * @param named sprites that the maps name
 * @param standInOf stand-ins that entries name, by sprite
 * @param shuffle seed of another order; nothing that is baked may depend on it
 * @returns sorted by name unless shuffled
 */
export function planTasks(
  sheets: readonly Stamped<SheetSource>[],
  named: readonly string[],
  standIns: boolean,
  shuffle: number | undefined,
  standInOf: ReadonlyMap<string, string> = new Map(),
): StampedTask[] {
  const tasks = sheets.map(toSheetTask);
  const known = new Set(tasks.map((task) => task.name));
  for (const name of new Set(standIns ? [...STAND_IN_NAMES, ...named, ...standInOf.keys()] : [])) {
    const standIn = standInOf.get(name) ?? chooseStandIn(name);
    if (known.has(name) || standIn === undefined) continue;
    tasks.push(toStandInTask(name, standIn));
  }
  tasks.sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id));
  return shuffle === undefined ? tasks : shuffleTasks(tasks, shuffle);
}

/** Fisher-Yates with a seeded generator. */
function shuffleTasks(tasks: StampedTask[], seed: number): StampedTask[] {
  const random = createRandom(seed);
  for (let i = tasks.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [tasks[i], tasks[j]] = [tasks[j]!, tasks[i]!];
  }
  return tasks;
}
