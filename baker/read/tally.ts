import { countNoun } from './count-noun.ts';
import type { SheetFault } from './sheet-source.ts';

/** Counts texels with the same fault and keeps the first, so that a sheet gets one line a fault and not one a texel. */
export class Tally {
  texels = 0;
  frames = 0;
  /** Whatever the first texel shows: its value in words. */
  example = '';
  #first: { readonly frame: number; readonly texel: readonly [x: number, y: number] } | undefined;
  #lastFrame = -1;

  /** @param describe called for the first texel only */
  add(frame: number, x: number, y: number, describe?: () => string): void {
    if (this.#first === undefined) {
      this.#first = { frame, texel: [x, y] };
      this.example = describe?.() ?? '';
    }
    this.texels++;
    if (frame !== this.#lastFrame) this.frames++;
    this.#lastFrame = frame;
  }

  /** `1 covered texel`, `12 covered texels of 3 frames`. */
  count(what: string): string {
    const texels = countNoun(this.texels, what);
    return this.frames > 1 ? `${texels} of ${this.frames} frames` : texels;
  }

  /** The place of the first: fields of a fault. */
  where(): Pick<SheetFault, 'frame' | 'texel'> {
    return this.#first ?? {};
  }
}
