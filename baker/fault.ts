// What can go wrong with an input, as data: stages return faults, the report prints them, the exit code follows.

import { compareText } from '../shared/sort.ts';

export type FaultSeverity = 'error' | 'warning';

/** One fault of one input. Errors keep the bake from writing; warnings are printed with it. */
export interface Fault {
  readonly severity: FaultSeverity;
  /** Sheet or map folder, or file, relative to assets/. */
  readonly source: string;
  /** File inside it: `albedo.png`, `sprite.json`. */
  readonly file?: string;
  readonly frame?: number;
  /** Texel inside the frame (or the map when no frame is named). */
  readonly texel?: readonly [x: number, y: number];
  /** What is wrong, with the value found: `height is 8-bit grey`. */
  readonly found: string;
  readonly expected: string;
  /** What to do about it, as an imperative sentence. */
  readonly mend: string;
}

/** One line: `wall_x/height.png frame 0 texel (3, 4): found; expected ...; mend`. */
export function describeFault(fault: Fault): string {
  const file = fault.file === undefined ? '' : `/${fault.file}`;
  const frame = fault.frame === undefined ? '' : ` frame ${fault.frame}`;
  const texel = fault.texel === undefined ? '' : ` texel (${fault.texel[0]}, ${fault.texel[1]})`;
  return `${fault.source}${file}${frame}${texel}: ${fault.found}; expected ${fault.expected}. ${fault.mend}`;
}

/** Total order: source, file, frame, texel, text; so a report is the same whatever finished first. */
export function compareFaults(a: Fault, b: Fault): number {
  return (
    compareText(a.source, b.source) ||
    compareText(a.file ?? '', b.file ?? '') ||
    (a.frame ?? -1) - (b.frame ?? -1) ||
    (a.texel?.[1] ?? -1) - (b.texel?.[1] ?? -1) ||
    (a.texel?.[0] ?? -1) - (b.texel?.[0] ?? -1) ||
    compareText(a.found, b.found)
  );
}

/** Why a command ends without success; baker/cli/exit-codes.ts turns it into a number. */
export type FailureKind = 'usage' | 'input' | 'bake' | 'write' | 'mismatch';

/** The one error class of the baker: a sentence for a person, a kind for the exit code, and the faults behind it. */
export class BakeError extends Error {
  override readonly name = 'BakeError';
  readonly kind: FailureKind;
  readonly faults: readonly Fault[];

  constructor(kind: FailureKind, message: string, faults: readonly Fault[] = [], options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.faults = [...faults].sort(compareFaults);
  }
}
