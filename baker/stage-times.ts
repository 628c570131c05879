// How long the stages of a bake take: for the person who waits, and for benchmarks. It reaches no file of the bake.

/** Milliseconds by stage, in the order in which they ran; summed over the workers that ran beside each other. */
export type StageTimes = Readonly<Record<string, number>>;

/** Times stages that follow one another. */
export class StageClock {
  readonly #times: Record<string, number> = {};
  #stage: string | undefined;
  #start = 0;

  /** Ends the stage that runs, if one does, and begins another; one that is begun again goes on. */
  begin(stage: string): void {
    this.end();
    this.#stage = stage;
    this.#start = performance.now();
  }

  /** Ends the stage that runs. @returns all of them */
  end(): StageTimes {
    if (this.#stage !== undefined)
      this.#times[this.#stage] = (this.#times[this.#stage] ?? 0) + performance.now() - this.#start;
    this.#stage = undefined;
    return this.#times;
  }
}

export function sumTimes(parts: readonly StageTimes[]): StageTimes {
  const sums: Record<string, number> = {};
  for (const part of parts) for (const [stage, ms] of Object.entries(part)) sums[stage] = (sums[stage] ?? 0) + ms;
  return sums;
}
