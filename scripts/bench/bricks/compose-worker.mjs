// A worker that measures composing, and hands the figures back.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// What is held is only told after what is not has been thrown away.
setFlagsFromString('--expose-gc');
globalThis.gc = runInNewContext('gc');
register();
const { measureCompose } = await import('./measure-compose.ts');
parentPort.postMessage(await measureCompose(workerData));
