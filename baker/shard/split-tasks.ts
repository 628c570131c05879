// A bake in parts: which runner bakes which sheets. The answer depends on the sheets alone, so that runners that never talk to
// each other agree on it.

import { isGroundName } from '../../shared/names.ts';
import { compareText } from '../../shared/sort.ts';
import type { StampedTask } from '../plan-tasks.ts';

/** Part `index` of `count`; parts are numbered from 1, as people say it. */
export interface ShardPlace {
  readonly index: number;
  readonly count: number;
}

/** What a stand-in is taken for, bytes of maps: it has none, and renders before it bakes. */
const STAND_IN_BYTES = 20_000;

/** What any sheet costs beside its maps, in the same measure. */
const SHEET_BYTES = 1500;

/** Ground has no shells, which take most of the others' time: what its bytes cost of theirs, as measured. */
const GROUND_SHARE = 0.1;

/**
 * @returns an estimate of a sheet's work, in no unit. Compressed maps grow with covered texels and their detail, and so do shells
 * and texel files, which take most of a bake; sizes of frames would count the empty half of a tree
 */
export function estimateCost({ name, source }: StampedTask): number {
  if (source === undefined) return STAND_IN_BYTES;
  const files = [...source.files.values(), ...(source.bare?.values() ?? [])];
  const bytes = files.reduce((sum, file) => sum + file.length, 0);
  return SHEET_BYTES + bytes * (isGroundName(name) ? GROUND_SHARE : 1);
}

/**
 * Deals the tasks out, the dearest first, each to the part that has the least so far.
 *
 * @param tasks in any order, which does not matter
 * @returns the tasks of each part, sorted by name
 */
export function splitTasks(tasks: readonly StampedTask[], count: number): StampedTask[][] {
  const parts = Array.from({ length: count }, () => ({ cost: 0, tasks: [] as StampedTask[] }));
  const costs = tasks.map((task) => ({ task, cost: estimateCost(task) }));
  costs.sort((a, b) => b.cost - a.cost || compareText(a.task.id, b.task.id));
  for (const { task, cost } of costs) {
    const least = parts.reduce((best, part) => (part.cost < best.cost ? part : best));
    least.tasks.push(task);
    least.cost += cost;
  }
  return parts.map((part) => part.tasks.sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id)));
}
