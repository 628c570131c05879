// What is free of a line, as spans: for runs of records, and for the places on a shelf.

interface Span {
  readonly start: number;
  readonly length: number;
}

export class FreeSpans {
  readonly #length: number;
  /** Ascending; no two touch. */
  #free: readonly Span[];

  constructor(length: number) {
    this.#length = length;
    this.#free = [{ start: 0, length }];
  }

  /** Whether nothing is taken. */
  get isEmpty(): boolean {
    return this.#free[0]?.length === this.#length;
  }

  fits(length: number): boolean {
    return this.#free.some((span) => span.length >= length);
  }

  /** Takes the first span that is long enough. @returns its start, or undefined when there is none */
  take(length: number): number | undefined {
    const span = this.#free.find((one) => one.length >= length);
    if (span === undefined) return undefined;
    const rest = { start: span.start + length, length: span.length - length };
    this.#free = this.#free.flatMap((one) => (one !== span ? [one] : rest.length > 0 ? [rest] : []));
    return span.start;
  }

  /** Gives back what `take` gave. */
  free(start: number, length: number): void {
    const spans = [...this.#free, { start, length }].sort((a, b) => a.start - b.start);
    const joined: Span[] = [];
    for (const span of spans) {
      const last = joined.at(-1);
      if (last !== undefined && last.start + last.length === span.start)
        joined[joined.length - 1] = { start: last.start, length: last.length + span.length };
      else joined.push(span);
    }
    this.#free = joined;
  }
}
