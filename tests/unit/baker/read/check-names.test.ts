import { expect, test } from 'vitest';
import { checkNames, type NamedSource } from '../../../../baker/read/check-names.ts';

function found(entries: readonly NamedSource[]): string[] {
  const forward = checkNames(entries);
  // Whoever is listed first must not matter.
  expect(checkNames(entries.toReversed())).toEqual(forward);
  return forward.map((fault) => `${fault.source}: ${fault.found}`);
}

test('different names are fine', () => {
  expect(found([{ source: 'sprites/a', sheetName: 'a' }, { source: 'sprites/b' }])).toEqual([]);
});

test('the same folder name in two places names both paths', () => {
  expect(found([{ source: 'sprites/old/barrel' }, { source: 'ground/barrel' }])).toEqual([
    'ground/barrel: 2 sheets claim the name "barrel": ground/barrel, sprites/old/barrel',
  ]);
});

test('the same name in two files names both folders', () => {
  const entries = [
    { source: 'sprites/two', sheetName: 'barrel' },
    { source: 'sprites/one', sheetName: 'barrel' },
  ];
  expect(found(entries)).toEqual(['sprites/one: 2 sheets claim the name "barrel": sprites/one, sprites/two']);
});

test('names that differ only in letter case are the same on some systems', () => {
  const entries = [
    { source: 'sprites/barrel', sheetName: 'barrel' },
    { source: 'sprites/Barrel', sheetName: 'Barrel' },
  ];
  expect(found(entries)).toEqual([
    'sprites/Barrel: 2 sheets claim the name "Barrel" and "barrel", which differ only in upper and lower case: sprites/Barrel, sprites/barrel',
  ]);
});
