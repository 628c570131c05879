// Loaded before a program (`node --import`): writes the most memory that the process had, in bytes, when it ends.

import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const KILOBYTE = 1024;

const file = process.env.TALLOW_BENCH_MEMORY;
// Worker threads load it too; the figure is the whole process's.
if (file !== undefined && isMainThread) {
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS * KILOBYTE)));
}
