import { expect, it } from 'vitest';
import { isGroundName, isPortableName, parseSpriteName, SPRITE_NAME_PATTERN } from '../../../shared/names.ts';

it('reads class and orientation from the first and the last word', () => {
  expect(parseSpriteName('wall_timber_window_x')).toEqual({ spriteClass: 'wall', orientation: 'x' });
  expect(parseSpriteName('roof_thatch_s')).toEqual({ spriteClass: 'roof', orientation: 's' });
  expect(parseSpriteName('barrel')).toEqual({ spriteClass: 'object', orientation: 'none' });
  expect(parseSpriteName('wallflower')).toEqual({ spriteClass: 'object', orientation: 'none' });
  expect(parseSpriteName('x')).toEqual({ spriteClass: 'object', orientation: 'none' });
});

it('knows ground from what stands on it', () => {
  expect(isGroundName('ground_grass')).toBe(true);
  expect(isGroundName('groundhog')).toBe(false);
});

it('takes names that are one file on every system', () => {
  for (const name of ['barrel', 'wall_x', 'ore_2', 'a']) expect(name).toMatch(SPRITE_NAME_PATTERN);
  for (const name of ['Barrel', 'a b', '_a', 'a__b', '2a', 'a-b', 'a_', 'ö', ''])
    expect(name).not.toMatch(SPRITE_NAME_PATTERN);
});

it('are files everywhere', () => {
  for (const name of ['barrel', 'con_1', 'auxiliary', 'a'.repeat(64)]) expect(isPortableName(name), name).toBe(true);
  for (const name of ['con', 'nul', 'aux', 'prn', 'com1', 'lpt9', 'Barrel', 'a b', 'a'.repeat(65), '']) {
    expect(isPortableName(name), name).toBe(false);
  }
});
