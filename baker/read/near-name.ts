// Which name was meant by one that does not exist.

import { compareText } from '../../shared/sort.ts';

/** Fewer letters begin too many names to mean one of them. */
const BEGINNING_MIN = 3;

/**
 * @returns the name that needs the fewest edits, when they are few, else the first that begins with what was written; of
 *   equals the first by name
 */
export function findNearName(name: string, names: Iterable<string>): string | undefined {
  const sorted = [...names].sort(compareText);
  const most = Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined;
  let bestEdits = most + 1;
  for (const known of sorted) {
    const edits = countEdits(name, known);
    if (edits < bestEdits) {
      best = known;
      bestEdits = edits;
    }
  }
  return best ?? (name.length >= BEGINNING_MIN ? sorted.find((known) => known.startsWith(name)) : undefined);
}

/** @returns the end of a sentence about an unknown name: the one that was meant, or all that there are */
export function suggestName(name: string, names: Iterable<string>): string {
  const near = findNearName(name, names);
  if (near !== undefined) return `did you mean "${near}"?`;
  return `there are ${[...new Set(names)].sort(compareText).join(', ') || 'none'}`;
}

/** Levenshtein distance. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
