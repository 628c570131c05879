import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseCatalogueOptions } from '../../../../scripts/catalogue/options.ts';

test('without words: all lights, zoom 4, every sprite once', () => {
  expect(parseCatalogueOptions([])).toEqual({
    out: resolve('out/catalogue'),
    lights: ['noon', 'low', 'night'],
    zoom: 4,
    view: 'sheet',
    baked: undefined,
    docs: false,
    names: [],
  });
});

test('takes names between options, and lights in their own order', () => {
  const words = [
    '--out',
    'x',
    'barrel',
    '--lights',
    'night,noon',
    'wall_*',
    '--zoom',
    '6',
    '--view',
    'row',
    '--baked',
    'b',
  ];
  expect(parseCatalogueOptions(words)).toEqual({
    out: resolve('x'),
    lights: ['noon', 'night'],
    zoom: 6,
    view: 'row',
    baked: resolve('b'),
    docs: false,
    names: ['barrel', 'wall_*'],
  });
});

test('draws the committed pictures of a bake', () => {
  expect(parseCatalogueOptions(['--docs', '--baked', 'b'])).toMatchObject({ docs: true, baked: resolve('b') });
});

test('asks for the help', () => {
  expect(parseCatalogueOptions(['--help'])).toBeUndefined();
});

test.each([
  [['--lights', 'noon,dusk'], /--lights is "noon,dusk", expected some of noon,low,night/],
  [['--lights', ''], /--lights is ""/],
  [['--zoom', '1'], /--zoom is "1", expected a whole number from 2 to 8/],
  [['--zoom', '2.5'], /--zoom is "2.5"/],
  [['--zoom', 'big'], /--zoom is "big"/],
  [['--view', 'wall'], /--view is "wall", expected one of sheet, row, mosaic, frames/],
  [['--docs', '--zoom', '3'], /--docs goes with --baked only/],
  [['--docs', 'barrel'], /--docs goes with --baked only/],
  [['--bogus'], /Unknown option '--bogus'[\s\S]*Usage: npm run catalogue/],
])('refuses %j with a sentence', (words, message) => {
  expect(() => parseCatalogueOptions(words)).toThrow(message);
});
