// Bakes sheets in worker threads, a task a sheet, in whatever order they end; a single one right here, since a worker would take
// as long to start as a small sheet takes to bake.

import { availableParallelism } from 'node:os';
import { BakeError } from '../fault.ts';
import type { SheetTask } from '../read/read-task.ts';
import type { SheetOutcome } from '../write/baked-sheet.ts';

/** @returns how many workers a bake uses when nobody says: one a processor */
export function defaultJobs(): number {
  return availableParallelism();
}

/**
 * @param jobs most workers at the same time
 * @param finished called with the index and outcome of each task as it ends, in no fixed order
 */
export async function runSheetTasks(
  tasks: readonly SheetTask[],
  jobs: number,
  finished: (index: number, outcome: SheetOutcome) => Promise<void>,
): Promise<void> {
  if (tasks.length === 0) return;
  // Loaded late, as the workers are: a bake that has nothing to do needs neither.
  const [first] = tasks;
  if (first !== undefined && tasks.length === 1) {
    const { bakeSheet } = await import('../bake-sheet.ts');
    const outcome = await bakeSheet(first).catch((error: unknown) => {
      throw asBakeError(error, first.id);
    });
    return finished(0, outcome);
  }
  const { Tinypool } = await import('tinypool');
  const threads = Math.min(jobs, tasks.length);
  const pool = new Tinypool({
    filename: new URL('./sheet-worker.mjs', import.meta.url).href,
    name: 'bakeSheet',
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    const runs = tasks.map(async (task, index) => {
      const outcome: SheetOutcome = await pool.run(task).catch((error: unknown) => {
        throw asBakeError(error, task.id);
      });
      await finished(index, outcome);
    });
    await Promise.all(runs);
  } finally {
    await pool.destroy();
  }
}

function asBakeError(error: unknown, id: string): BakeError {
  const message = error instanceof Error ? error.message : String(error);
  return new BakeError('bake', `${id}: ${message}`, [], { cause: error });
}
