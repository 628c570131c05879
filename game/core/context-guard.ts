// The graphics context may be taken away at any time (a driver restarts, a laptop sleeps) and given back empty. Babylon makes
// shaders, buffers and images anew; what only the GPU had is filled again by whoever filled it.

/** The part of the engine that is needed: it tells of a restored context when all its own resources are there again. */
export interface ContextSource {
  readonly onContextLostObservable: { add(callback: () => void): { remove(): void } };
  readonly onContextRestoredObservable: { add(callback: () => void): { remove(): void } };
}

/** Something that only the GPU keeps, and how it comes there. */
interface Upload {
  readonly run: () => Promise<void>;
  /** The context that it was last brought into, by number. */
  context: number;
  isRunning: boolean;
}

export class ContextGuard {
  readonly #uploads: Upload[] = [];
  readonly #observers: readonly { remove(): void }[];
  readonly #onFault: (error: unknown) => void;
  /** Contexts so far. */
  #context = 1;
  #isLost = false;

  /** @param onFault called when something cannot be brought back */
  constructor(source: ContextSource, onFault: (error: unknown) => void) {
    this.#onFault = onFault;
    this.#observers = [
      source.onContextLostObservable.add(() => {
        this.#isLost = true;
      }),
      source.onContextRestoredObservable.add(() => {
        this.#isLost = false;
        this.#context++;
        for (const upload of this.#uploads) this.#refresh(upload).catch(this.#onFault);
      }),
    ];
  }

  /** Whether there is no context, or the engine's own resources are not in it yet. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Whether there is a context and all that was ever brought into it. */
  get isWhole(): boolean {
    return !this.#isLost && this.#uploads.every(({ context }) => context === this.#context);
  }

  /** Runs an upload, now and whenever the context has been lost; a loss while it runs has it run again. */
  keep(run: () => Promise<void>): Promise<void> {
    const upload: Upload = { run, context: 0, isRunning: false };
    this.#uploads.push(upload);
    return this.#refresh(upload);
  }

  dispose(): void {
    for (const observer of this.#observers) observer.remove();
    this.#uploads.length = 0;
  }

  async #refresh(upload: Upload): Promise<void> {
    if (upload.isRunning) return;
    upload.isRunning = true;
    try {
      while (upload.context !== this.#context) {
        const context = this.#context;
        await upload.run();
        upload.context = context;
      }
    } finally {
      upload.isRunning = false;
    }
  }
}
