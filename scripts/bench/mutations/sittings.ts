// The kept pictures' scenes, those that differ in nothing but what a running page can change together: one opening of the page
// serves them all.

import type { GameOptions, PageSize } from '../../page/open-game.ts';

/** A kept picture's scene, as the tests list it. */
export interface ParityCase {
  readonly name: string;
  readonly options: GameOptions;
  readonly size: PageSize;
}

/** `tests/parity/cases.ts` */
export interface ParityModule {
  readonly PARITY_CASES: readonly ParityCase[];
}

export interface Sitting {
  readonly cases: readonly ParityCase[];
}

/** Those of the most scenes first, since they show the most; else in the order of the cases. */
export function groupIntoSittings(cases: readonly ParityCase[]): Sitting[] {
  const groups = new Map<string, ParityCase[]>();
  for (const parityCase of cases) {
    // The hour and the switches change while the page runs.
    const { time: _, enable: __, disable: ___, ...place } = parityCase.options;
    const key = JSON.stringify([place, parityCase.size]);
    groups.set(key, [...(groups.get(key) ?? []), parityCase]);
  }
  const sittings = [...groups.values()].map((group) => ({ cases: group }));
  return sittings.sort((a, b) => b.cases.length - a.cases.length);
}
