// When a sheet that is being written is through: as soon as nothing was written for a moment, if it can be baked then, else
// when it has had time enough. Knows no clock and no disk: the caller tells both.

/** A pause in writing after which a sheet is looked at. Exporters write map after map, with a few ms between them. */
export const QUIET_MS = 120;

/** A pause after which a sheet that cannot be baked is taken for broken, not for half written. */
export const PATIENCE_MS = 800;

interface WaitingSheet {
  /** When it was last written to. */
  readonly changed: number;
  readonly due: number;
}

/** Times are milliseconds of any clock that only runs forwards. */
export class QuietSheets {
  readonly #waiting = new Map<string, WaitingSheet>();

  /** A file of the sheet was written, made or removed. */
  touch(source: string, now: number): void {
    this.#waiting.set(source, { changed: now, due: now + QUIET_MS });
  }

  /** @returns the sheets that have been quiet for long enough, with the time of their last change; each is told once */
  take(now: number): { readonly source: string; readonly changed: number }[] {
    const quiet = [...this.#waiting].filter(([, { due }]) => due <= now);
    for (const [source] of quiet) this.#waiting.delete(source);
    return quiet.map(([source, { changed }]) => ({ source, changed }));
  }

  /**
   * Has a taken sheet that is not whole told again when its patience is over, or when it changes.
   *
   * @param changed as `take` gave it
   * @returns false when it has had its time: it is broken
   */
  putBack(source: string, changed: number, now: number): boolean {
    const due = changed + PATIENCE_MS;
    if (this.#waiting.has(source)) return true;
    if (due <= now) return false;
    this.#waiting.set(source, { changed, due });
    return true;
  }

  /** When the next sheet is due; undefined: nothing waits. */
  get next(): number | undefined {
    const times = [...this.#waiting.values()].map(({ due }) => due);
    return times.length === 0 ? undefined : Math.min(...times);
  }
}
