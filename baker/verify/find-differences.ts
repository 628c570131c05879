// Compares two values deeply: of two bakes of one thing, where do they part?

/** Steps into a value: keys of objects, and numbers in arrays. */
export type ValuePath = readonly (string | number)[];

export interface Differences {
  /** Of leaves; a part that is missing on one side counts as one. */
  readonly count: number;
  /** In the order of the first value's keys. */
  readonly first: ValuePath;
  readonly a: unknown;
  readonly b: unknown;
}

interface Tally {
  count: number;
  first: Differences | undefined;
}

/** Compares plain objects, arrays, typed arrays, texts, numbers and booleans. @returns undefined when they are equal */
export function findDifferences(a: unknown, b: unknown): Differences | undefined {
  const tally: Tally = { count: 0, first: undefined };
  compare(a, b, [], tally);
  return tally.first === undefined ? undefined : { ...tally.first, count: tally.count };
}

function compare(a: unknown, b: unknown, path: ValuePath, tally: Tally): void {
  if (Object.is(a, b)) return;
  if (isArray(a) && isArray(b)) {
    for (let i = 0; i < Math.min(a.length, b.length); i++)
      if (!Object.is(a[i], b[i])) compare(a[i], b[i], [...path, i], tally);
    if (a.length !== b.length) note(a.length, b.length, [...path, 'length'], tally);
  } else if (isObject(a) && isObject(b) && !isArray(a) && !isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) compare(a[key], b[key], [...path, key], tally);
  } else note(a, b, path, tally);
}

function note(a: unknown, b: unknown, first: ValuePath, tally: Tally): void {
  tally.count++;
  tally.first ??= { count: 1, first, a, b };
}

function isArray(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
