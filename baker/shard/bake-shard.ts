// THE ORDER of a bake of one part: the same plan and the same refusals as bake-plan.ts, then only this part's sheets, and nothing
// of what needs all of them (places, tables, the manifest): that is left to the merge.

import type { BakePlan } from '../bake-plan.ts';
import type { Fault } from '../fault.ts';
import { type BakeInputs, planTasks, type StampedTask } from '../plan-tasks.ts';
import { listMapSprites, readMaps } from '../read/read-map.ts';
import { refuseFaults } from '../refuse-faults.ts';
import { type ShardPlace, splitTasks } from './split-tasks.ts';

export interface BakedShard {
  /** Sheets of this part. */
  readonly tasks: readonly StampedTask[];
  /** Sheets of all parts. */
  readonly allSheets: number;
  readonly warnings: readonly Fault[];
}

/** Throws BakeError 'input' with all faults of this part's sheets, and of all names and maps. */
export async function bakeShard(inputs: BakeInputs, plan: BakePlan, place: ShardPlace): Promise<BakedShard> {
  const named = inputs.maps.flatMap(({ value }) => listMapSprites(value));
  const all = planTasks(inputs.sheets, named, plan.standIns, plan.shuffle);
  const tasks = splitTasks(all, place.count)[place.index - 1]!;
  const outcomes = await plan.bakeSheets(tasks);
  const { faults } = readMaps(inputs.maps, new Set(all.map((task) => task.name)));
  const found = [...inputs.faults, ...outcomes.flatMap((outcome) => outcome.faults), ...faults];
  return { tasks, allSheets: all.length, warnings: refuseFaults(all, found) };
}
