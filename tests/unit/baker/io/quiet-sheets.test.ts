import { describe, expect, it } from 'vitest';
import { PATIENCE_MS, QUIET_MS, QuietSheets } from '../../../../baker/io/quiet-sheets.ts';

const names = (taken: readonly { readonly source: string }[]): string[] => taken.map(({ source }) => source);

describe('QuietSheets', () => {
  it('tells a sheet once, a pause after its last change', () => {
    const quiet = new QuietSheets();
    expect(quiet.next).toBeUndefined();
    // Seven maps, each within the pause after the one before.
    for (let map = 0; map < 7; map++) {
      const now = 1000 + map * (QUIET_MS - 1);
      expect(names(quiet.take(now))).toEqual([]);
      quiet.touch('sprites/barrel', now);
    }
    const last = 1000 + 6 * (QUIET_MS - 1);
    expect(quiet.next).toBe(last + QUIET_MS);
    expect(quiet.take(last + QUIET_MS - 1)).toEqual([]);
    expect(quiet.take(last + QUIET_MS)).toEqual([{ source: 'sprites/barrel', changed: last }]);
    expect(quiet.take(last + 10 * PATIENCE_MS)).toEqual([]);
    expect(quiet.next).toBeUndefined();
  });

  it('keeps sheets apart', () => {
    const quiet = new QuietSheets();
    quiet.touch('sprites/barrel', 0);
    quiet.touch('sprites/anvil', 50);
    expect(quiet.next).toBe(QUIET_MS);
    expect(names(quiet.take(QUIET_MS))).toEqual(['sprites/barrel']);
    expect(quiet.next).toBe(50 + QUIET_MS);
    quiet.touch('sprites/barrel', 60);
    expect(names(quiet.take(60 + QUIET_MS)).sort()).toEqual(['sprites/anvil', 'sprites/barrel']);
  });

  it('gives a sheet that is not whole time until its patience is over, and no more', () => {
    const quiet = new QuietSheets();
    quiet.touch('sprites/barrel', 0);
    quiet.take(QUIET_MS);
    expect(quiet.putBack('sprites/barrel', 0, QUIET_MS + 30)).toBe(true);
    expect(quiet.next).toBe(PATIENCE_MS);
    expect(quiet.take(PATIENCE_MS - 1)).toEqual([]);
    expect(names(quiet.take(PATIENCE_MS))).toEqual(['sprites/barrel']);
    expect(quiet.putBack('sprites/barrel', 0, PATIENCE_MS + 5)).toBe(false);
    expect(quiet.next).toBeUndefined();
  });

  it('looks again as soon as what was put back changes, and lets no old patience delay a newer change', () => {
    const quiet = new QuietSheets();
    quiet.touch('sprites/barrel', 0);
    quiet.take(QUIET_MS);
    quiet.putBack('sprites/barrel', 0, QUIET_MS);
    quiet.touch('sprites/barrel', 300);
    expect(quiet.take(300 + QUIET_MS)).toEqual([{ source: 'sprites/barrel', changed: 300 }]);
    // It changed while it was looked at: the change decides when it is looked at next.
    quiet.touch('sprites/barrel', 500);
    expect(quiet.putBack('sprites/barrel', 300, 510)).toBe(true);
    expect(quiet.next).toBe(500 + QUIET_MS);
  });
});
