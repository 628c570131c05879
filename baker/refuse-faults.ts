import { BakeError, compareFaults, type Fault } from './fault.ts';
import type { StampedTask } from './plan-tasks.ts';
import { checkNames } from './read/check-names.ts';

/**
 * Ends the bake when an error is among the faults, or when two sheets claim one name.
 *
 * @returns the warnings, sorted
 */
export function refuseFaults(tasks: readonly StampedTask[], found: readonly Fault[]): readonly Fault[] {
  const sources = tasks.flatMap((task) => (task.source === undefined ? [] : [{ source: task.source.source }]));
  const faults = [...found, ...checkNames(sources)].sort(compareFaults);
  const errors = faults.filter((fault) => fault.severity === 'error').length;
  if (errors === 0) return faults;
  const what = errors === 1 ? '1 fault' : `${errors} faults`;
  throw new BakeError('input', `${what} in the input; nothing was written.`, faults);
}
