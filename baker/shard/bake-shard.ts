// THE ORDER of a bake of one part: the same plan and the same refusals as bake-plan.ts, then only this part's sheets, and nothing
// of what needs all of them (places, tables, the manifest): that is left to the merge.

import type { BakePlan } from '../bake-plan.ts';
import type { Fault } from '../fault.ts';
import { type BakeInputs, planTasks, type StampedTask } from '../plan-tasks.ts';
import { listStandIns, readCatalogue } from '../read/read-catalogue.ts';
import { listMapSprites } from '../read/read-map.ts';
import { refuseFaults } from '../refuse-faults.ts';
import { readWorld } from '../world/read-world.ts';
import { type ShardPlace, splitTasks } from './split-tasks.ts';

export interface BakedShard {
  /** Sheets of this part. */
  readonly tasks: readonly StampedTask[];
  /** Sheets of all parts. */
  readonly allSheets: number;
  readonly warnings: readonly Fault[];
}

/** Throws BakeError 'input' with all faults of this part's sheets, and of all names, maps and entries. */
export async function bakeShard(inputs: BakeInputs, plan: BakePlan, place: ShardPlace): Promise<BakedShard> {
  const written = readCatalogue(inputs.catalogue.map(({ value }) => value));
  const named = inputs.maps.flatMap(({ value }) => listMapSprites(value));
  const all = planTasks(inputs.sheets, named, plan.standIns, plan.shuffle, listStandIns(written));
  const tasks = splitTasks(all, place.count)[place.index - 1]!;
  const outcomes = await plan.bakeSheets(tasks);
  const { faults } = readWorld(inputs, written, all, undefined);
  const found = [...inputs.faults, ...outcomes.flatMap((outcome) => outcome.faults), ...faults];
  return { tasks, allSheets: all.length, warnings: refuseFaults(all, found) };
}
