/** Why a file's content is not taken: the words of a fault, before anyone knows which sheet the file belongs to. */
export class Refusal {
  /** What is wrong, with the value found. */
  readonly found: string;
  readonly expected: string;
  /** What to do about it, as an imperative sentence. */
  readonly mend: string;
  /** Texel of the whole image, where one shows the fault. */
  readonly texel: readonly [x: number, y: number] | undefined;

  constructor(found: string, expected: string, mend: string, texel?: readonly [x: number, y: number]) {
    this.found = found;
    this.expected = expected;
    this.mend = mend;
    this.texel = texel;
  }
}
