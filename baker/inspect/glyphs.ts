// Capitals, digits and a few signs on a grid of 3 x 5, for labels.

export const GLYPH_WIDTH = 3;
export const GLYPH_HEIGHT = 5;

/** Rows of each glyph from the top, `#` where there is ink. */
const ROWS: Readonly<Record<string, string>> = {
  A: '.#. #.# ### #.# #.#',
  B: '##. #.# ##. #.# ##.',
  C: '.## #.. #.. #.. .##',
  D: '##. #.# #.# #.# ##.',
  E: '### #.. ##. #.. ###',
  F: '### #.. ##. #.. #..',
  G: '.## #.. #.# #.# .##',
  H: '#.# #.# ### #.# #.#',
  I: '### .#. .#. .#. ###',
  J: '..# ..# ..# #.# .#.',
  K: '#.# #.# ##. #.# #.#',
  L: '#.. #.. #.. #.. ###',
  M: '#.# ### ### #.# #.#',
  N: '##. #.# #.# #.# #.#',
  O: '.#. #.# #.# #.# .#.',
  P: '##. #.# ##. #.. #..',
  Q: '.#. #.# #.# .#. ..#',
  R: '##. #.# ##. #.# #.#',
  S: '.## #.. .#. ..# ##.',
  T: '### .#. .#. .#. .#.',
  U: '#.# #.# #.# #.# ###',
  V: '#.# #.# #.# #.# .#.',
  W: '#.# #.# ### ### #.#',
  X: '#.# #.# .#. #.# #.#',
  Y: '#.# #.# .#. .#. .#.',
  Z: '### ..# .#. #.. ###',
  0: '### #.# #.# #.# ###',
  1: '.#. ##. .#. .#. ###',
  2: '##. ..# .#. #.. ###',
  3: '##. ..# .#. ..# ##.',
  4: '#.# #.# ### ..# ..#',
  5: '### #.. ##. ..# ##.',
  6: '.## #.. ### #.# ###',
  7: '### ..# .#. .#. .#.',
  8: '### #.# ### #.# ###',
  9: '### #.# ### ..# ##.',
  '.': '... ... ... ... .#.',
  ',': '... ... ... .#. #..',
  ':': '... .#. ... .#. ...',
  '-': '... ... ### ... ...',
  '+': '... .#. ### .#. ...',
  '/': '..# ..# .#. #.. #..',
  '%': '#.# ..# .#. #.. #.#',
  '(': '.#. #.. #.. #.. .#.',
  ')': '.#. ..# ..# ..# .#.',
  _: '... ... ... ... ###',
  ' ': '... ... ... ... ...',
};

/** What is drawn for a letter that has no glyph: a full box. */
const UNKNOWN = '### ### ### ### ###';

const GLYPHS = new Map<string, readonly boolean[]>();

/** @returns ink by pixel, row by row from the top; GLYPH_WIDTH * GLYPH_HEIGHT of them */
export function glyphBits(letter: string): readonly boolean[] {
  let bits = GLYPHS.get(letter);
  if (bits === undefined) {
    bits = [...(ROWS[letter] ?? UNKNOWN).replaceAll(' ', '')].map((sign) => sign === '#');
    GLYPHS.set(letter, bits);
  }
  return bits;
}
