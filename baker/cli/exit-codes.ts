// Exit codes: what a script may rely on. The kind of a BakeError decides; anything else is a fault of the baker itself.

import { BakeError, type FailureKind } from '../fault.ts';

export const EXIT_OK = 0;

const EXIT_BY_KIND = { usage: 1, input: 2, bake: 3, write: 4, mismatch: 5 } as const satisfies Record<
  FailureKind,
  number
>;

export type ExitCode = typeof EXIT_OK | (typeof EXIT_BY_KIND)[FailureKind];

/** @returns the code for whatever a command threw; an error that is no BakeError is a fault of the baker: 3 */
export function exitCodeFor(error: unknown): ExitCode {
  return error instanceof BakeError ? EXIT_BY_KIND[error.kind] : EXIT_BY_KIND.bake;
}
