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

/** Workers that stay: for a program that bakes a sheet now and then. */
export interface SheetPool {
  /** Throws BakeError 'bake' when a stage fails. */
  bake(task: SheetTask): Promise<SheetOutcome>;
  /** Has the workers load their stages before there is anything to do. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export async function openSheetPool(threads: number): Promise<SheetPool> {
  // Loaded late: a bake that has nothing to do needs no workers.
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: new URL('./sheet-worker.mjs', import.meta.url).href,
    name: 'bakeSheet',
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    bake: (task) =>
      pool.run(task).catch((error: unknown) => {
        throw asBakeError(error, task.id);
      }),
    warmUp: async () => {
      await Promise.all(Array.from({ length: threads }, () => pool.run(undefined, { name: 'warmUp' })));
    },
    close: () => pool.destroy(),
  };
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
  const pool = await openSheetPool(Math.min(jobs, tasks.length));
  try {
    await Promise.all(tasks.map(async (task, index) => finished(index, await pool.bake(task))));
  } finally {
    await pool.close();
  }
}

function asBakeError(error: unknown, id: string): BakeError {
  const message = error instanceof Error ? error.message : String(error);
  return new BakeError('bake', `${id}: ${message}`, [], { cause: error });
}
