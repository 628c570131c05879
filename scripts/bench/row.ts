// A figure of a benchmark: what was measured, the bar that it has to hold, and what others came to on the same work.

/** A bar: the most or the least that a figure may be. */
export interface Bar {
  readonly side: 'most' | 'least';
  readonly limit: number;
}

export const atMost = (limit: number): Bar => ({ side: 'most', limit });
export const atLeast = (limit: number): Bar => ({ side: 'least', limit });

/** Another's figure on the same work in the same run, in the row's unit. */
export interface Peer {
  readonly name: string;
  readonly value: number;
}

export interface Row {
  /** Unique among all benchmarks: `pack.pages.mixed`. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** `<= 1.25` or `>= 98`; null for a figure that is only told. */
  readonly bar: string | null;
  /** null where there is no bar. */
  readonly holds: boolean | null;
  readonly peers: readonly Peer[];
}

export interface RowParts extends Pick<Row, 'id' | 'what' | 'value' | 'unit'> {
  readonly bar?: Bar;
  readonly peers?: readonly Peer[];
}

export function createRow({ bar, peers = [], ...parts }: RowParts): Row {
  return {
    ...parts,
    bar: bar === undefined ? null : `${bar.side === 'most' ? '<=' : '>='} ${formatFigure(bar.limit)}`,
    holds: bar === undefined ? null : holdsBar(parts.value, bar),
    peers,
  };
}

/** Whether a figure holds its bar; one that could not be computed (NaN) holds none. */
export function holdsBar(value: number, { side, limit }: Bar): boolean {
  return side === 'most' ? value <= limit : value >= limit;
}

/** Exit code of a run whose figures were measured but do not all hold their bars. */
export const EXIT_BAR_BROKEN = 5;

export function exitCodeFor(rows: readonly Row[]): number {
  return rows.some((row) => row.holds === false) ? EXIT_BAR_BROKEN : 0;
}

/** Digits that a figure is shown with: more would be noise. */
const SHOWN_DIGITS = 4;

/** @returns the figure with four digits that count, whole numbers as they are */
export function formatFigure(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(SHOWN_DIGITS)));
}
