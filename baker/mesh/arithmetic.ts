import type { f64 } from './numbers.ts';

/** Of floating point: the step from 1 to the next number. */
export const EPSILON: f64 = 2.220446049250313e-16;

export function leastOf(a: f64, b: f64, c: f64): f64 {
  return Math.min(Math.min(a, b), c);
}

export function greatestOf(a: f64, b: f64, c: f64): f64 {
  return Math.max(Math.max(a, b), c);
}
