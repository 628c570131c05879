// Times of several ways to do the same work, in turn (A B A B), so that a machine that is busy with something else slows
// them alike; the median of each, so that one hiccup counts for nothing.

export function medianOf(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * @param measures each does its work once and returns its time, or any other figure
 * @param rounds how often each is asked
 * @returns the median of each, in their order
 */
export async function takeTurns(measures: readonly (() => Promise<number>)[], rounds: number): Promise<number[]> {
  const figures = measures.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, measure] of measures.entries()) figures[i]!.push(await measure());
  }
  return figures.map(medianOf);
}

/** @returns milliseconds that the work takes */
export async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
