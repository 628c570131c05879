// What each pass of a frame costs: draws, and the GPU's own time where the browser tells it. For benches; a frame that nobody
// measures pays a comparison a pass.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';

/** Is told which pass begins; the one before ends there. */
export interface PassWatch {
  begin(pass: string): void;
  /** The last pass of the frame has ended. */
  end(): void;
}

export interface PassFigures {
  readonly pass: string;
  /** Draw calls a frame. */
  readonly draws: number;
  /** Milliseconds a frame of the GPU; null where the browser does not tell, or the GPU was interrupted. */
  readonly gpuMs: number | null;
}

/** `EXT_disjoint_timer_query_webgl2`, which TypeScript does not list. */
interface TimerExtension {
  readonly TIME_ELAPSED_EXT: number;
  readonly GPU_DISJOINT_EXT: number;
}

/** The longest that an answer of the GPU may take once all is drawn. */
const ANSWER_TIMEOUT_MS = 5000;

export class PassMeter implements PassWatch {
  readonly #engine: Engine;
  readonly #gl: WebGL2RenderingContext;
  readonly #timer: TimerExtension | null;
  readonly #draws = new Map<string, number>();
  readonly #queries: { readonly pass: string; readonly query: WebGLQuery }[] = [];
  #pass: string | undefined;
  #drawsBefore = 0;
  #frames = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#gl = engine._gl;
    this.#timer = this.#gl.getExtension('EXT_disjoint_timer_query_webgl2') as TimerExtension | null;
  }

  begin(pass: string): void {
    this.#close();
    this.#pass = pass;
    this.#drawsBefore = this.#engine._drawCalls.current;
    if (this.#timer === null) return;
    const query = this.#gl.createQuery();
    this.#gl.beginQuery(this.#timer.TIME_ELAPSED_EXT, query);
    this.#queries.push({ pass, query });
  }

  end(): void {
    this.#close();
    this.#frames++;
  }

  /** Waits for the GPU. @returns the passes in the order that they were drawn in */
  async read(): Promise<PassFigures[]> {
    const times = await this.#readTimes();
    return [...this.#draws].map(([pass, draws]) => ({
      pass,
      draws: draws / this.#frames,
      gpuMs: times === undefined ? null : (times.get(pass) ?? 0) / 1e6 / this.#frames,
    }));
  }

  #close(): void {
    if (this.#pass === undefined) return;
    if (this.#timer !== null) this.#gl.endQuery(this.#timer.TIME_ELAPSED_EXT);
    const draws = this.#engine._drawCalls.current - this.#drawsBefore;
    this.#draws.set(this.#pass, (this.#draws.get(this.#pass) ?? 0) + draws);
    this.#pass = undefined;
  }

  /** Nanoseconds by pass, all frames together. */
  async #readTimes(): Promise<Map<string, number> | undefined> {
    const gl = this.#gl;
    const last = this.#queries.at(-1)?.query;
    if (this.#timer === null || last === undefined) return undefined;
    const start = performance.now();
    // Answers come between two tasks of the page, in the order of the questions.
    while (gl.getQueryParameter(last, gl.QUERY_RESULT_AVAILABLE) !== true) {
      if (performance.now() - start > ANSWER_TIMEOUT_MS) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const isInterrupted = gl.getParameter(this.#timer.GPU_DISJOINT_EXT) === true;
    const times = new Map<string, number>();
    for (const { pass, query } of this.#queries) {
      times.set(pass, (times.get(pass) ?? 0) + (gl.getQueryParameter(query, gl.QUERY_RESULT) as number));
      gl.deleteQuery(query);
    }
    this.#queries.length = 0;
    return isInterrupted ? undefined : times;
  }
}
