// The kinds of number that the shell kernel is compiled with (see baker/README.md): TypeScript has one for both.

export type i32 = number;
export type f64 = number;

/** A whole number, cut towards zero. */
export function i32(value: number): i32 {
  return Math.trunc(value);
}

export function f64(value: number): f64 {
  return value;
}
