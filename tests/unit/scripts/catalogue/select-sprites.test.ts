import { describe, expect, it } from 'vitest';
import { fitsView, selectSprites } from '../../../../scripts/catalogue/select-sprites.ts';

const SHEETS = ['barrel', 'crate', 'ground_grass', 'wall_stone_x', 'wall_timber_x', 'wall_timber_y'];
const BAKED = [...SHEETS, 'brazier'];

describe('selectSprites', () => {
  const select = (...words: string[]): string[] => selectSprites(words, SHEETS, BAKED);

  it('takes every sheet, and no stand-in, when nothing is named', () => {
    expect(select()).toEqual(SHEETS);
  });

  it('takes names, stand-ins among them, and patterns; each once, sorted', () => {
    expect(select('wall_*_x', 'brazier', 'barrel', 'wall_timber_x')).toEqual([
      'barrel',
      'brazier',
      'wall_stone_x',
      'wall_timber_x',
    ]);
    expect(select('*_y')).toEqual(['wall_timber_y']);
  });

  it.each([
    ['wall_brick_x', /no sprite "wall_brick_x"\. There are wall_stone_x, wall_timber_x, wall_timber_y\./],
    ['zeppelin', /no sprite "zeppelin"\. There are barrel, brazier, crate/],
    ['wall_timbre_x', /no sprite "wall_timbre_x"\. Did you mean "wall_timber_x"\?/],
    ['tree_*', /no sprite "tree_\*"/],
    ['braz*', /no sprite "braz\*"\. There are brazier/],
    ['../x', /neither a sprite's name nor a pattern/],
    ['', /no sprite ""/],
  ])('refuses %j and says what there is', (word, message) => {
    expect(() => select(word)).toThrow(message);
  });

  it('names sheets that the bake lacks', () => {
    expect(() => selectSprites(['*'], SHEETS, ['barrel', 'ground_grass'])).toThrow(
      /Not in this bake: crate, wall_stone_x, wall_timber_x, wall_timber_y\. Run `npx tallow bake`/,
    );
  });
});

describe('fitsView', () => {
  it('shows fields of ground only, rows and frames of everything else, and all on a sheet', () => {
    const fits = (name: string) =>
      (['sheet', 'row', 'mosaic', 'frames'] as const).filter((view) => fitsView(name, view));
    expect(fits('ground_grass')).toEqual(['sheet', 'mosaic']);
    expect(fits('barrel')).toEqual(['sheet', 'row', 'frames']);
  });
});
