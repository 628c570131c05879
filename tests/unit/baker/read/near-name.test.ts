import { describe, expect, it } from 'vitest';
import { findNearName, suggestName } from '../../../../baker/read/near-name.ts';

const NAMES = ['wall_timber_plain_x', 'crate_wood', 'barrel', 'wall_timber_plain_y', 'brazier_iron'];

describe('findNearName', () => {
  it.each([
    ['barel', 'barrel'],
    ['barrle', 'barrel'],
    ['wall_timber_plane_y', 'wall_timber_plain_y'],
    // Both are one edit away: the first by name.
    ['wall_timber_plain_z', 'wall_timber_plain_x'],
    ['brazier', 'brazier_iron'],
    ['wall', 'wall_timber_plain_x'],
  ])('takes %s for %s, in any order of the names', (name, meant) => {
    expect(findNearName(name, NAMES)).toBe(meant);
    expect(findNearName(name, [...NAMES].reverse())).toBe(meant);
  });

  it.each(['zeppelin', 'wa', ''])('takes "%s" for none', (name) => {
    expect(findNearName(name, NAMES)).toBeUndefined();
  });
});

it('suggestName asks for the near name, or lists all that there are', () => {
  expect(suggestName('barel', NAMES)).toBe('did you mean "barrel"?');
  expect(suggestName('zeppelin', ['b', 'a', 'b'])).toBe('there are a, b');
  expect(suggestName('zeppelin', [])).toBe('there are none');
});
