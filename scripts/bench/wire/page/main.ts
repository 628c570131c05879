import type { MeasureReply, MeasureRequest } from './measure-worker.ts';

declare global {
  interface Window {
    measureDecoding(request: MeasureRequest): Promise<MeasureReply>;
  }
}

const worker = new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module' });

/** One request at a time. */
window.measureDecoding = (request) =>
  new Promise((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<MeasureReply>) => resolve(event.data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(request);
  });
