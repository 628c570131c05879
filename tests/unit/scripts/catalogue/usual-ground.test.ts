import { expect, test } from 'vitest';
import { usualGround } from '../../../../scripts/catalogue/usual-ground.ts';

const ALL = ['barrel', 'ground_cobble', 'ground_grass', 'ground_plank'];

test.each([
  ['lamp_post', ALL, 'ground_cobble'],
  ['bed_oak', ALL, 'ground_plank'],
  ['wall_timber_x', ALL, 'ground_grass'],
  ['lamp_post', ['ground_grass', 'ground_aaa'], 'ground_grass'],
  ['lamp_post', ['barrel', 'ground_sand', 'ground_mud'], 'ground_mud'],
])('%s of %j stands on %s', (name, baked, ground) => {
  expect(usualGround(name, baked)).toBe(ground);
});

test('a bake without ground is told of', () => {
  expect(() => usualGround('barrel', ['barrel'])).toThrow(/no ground to stand on/);
});
