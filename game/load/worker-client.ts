import type { BakedFile } from '../../shared/format/manifest.ts';
import type { TexelImage } from '../../shared/format/texels.ts';
import type { WorkerReply, WorkerRequest } from './decode-worker.ts';
import { LoadError } from './fetch-baked.ts';
import type { CellShells, MergedShells } from './merge-shells.ts';

type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Asks the loading worker; each call answers once. */
export class WorkerClient {
  readonly #worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module', name: 'load' });
  readonly #waiting = new Map<number, { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void }>();
  #nextId = 1;

  constructor() {
    this.#worker.addEventListener('message', (event: MessageEvent<WorkerReply>) => {
      const reply = event.data;
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (reply.kind === 'error') waiting?.reject(new LoadError(reply.message));
      else waiting?.resolve(reply);
    });
    this.#worker.addEventListener('error', (event) => {
      const error = new LoadError(`The loading worker stopped: ${event.message || 'its script did not arrive'}.`);
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    });
  }

  /** A sprite's images, decoded. */
  async texels(file: BakedFile): Promise<readonly TexelImage[]> {
    const reply = await this.#ask({ kind: 'texels', base: document.baseURI, file });
    return reply.kind === 'texels' ? reply.images : [];
  }

  /** Gives the memory of images back that were uploaded: they cannot be read afterwards. */
  giveBack(images: readonly TexelImage[]): void {
    const buffers = [...new Set(images.map(({ albedo }) => albedo.buffer))].filter(
      (buffer) => buffer instanceof ArrayBuffer,
    );
    this.#worker.postMessage({ id: 0, kind: 'spare', buffers } satisfies WorkerRequest, buffers);
  }

  /** Loads a sprite's shells into the worker, where merging finds them by name. */
  async shell(sprite: string, file: BakedFile): Promise<void> {
    await this.#ask({ kind: 'shell', base: document.baseURI, file, sprite });
  }

  /** One mesh of all shells of a cell. */
  async merge(cell: CellShells): Promise<MergedShells> {
    const reply = await this.#ask({ kind: 'merge', cell });
    if (reply.kind !== 'merge') throw new LoadError('the loading worker answered something else');
    return reply.merged;
  }

  dispose(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }

  #ask(request: Unsent<WorkerRequest>): Promise<WorkerReply> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }
}
