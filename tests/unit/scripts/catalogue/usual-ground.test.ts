import { expect, test } from 'vitest';
import { usualGround } from '../../../../scripts/catalogue/usual-ground.ts';

const ALL = ['barrel', 'ground_cobble', 'ground_grass', 'ground_plank'];

test.each([
  [['outdoors', 'village'], ALL, 'ground_cobble'],
  [['indoors', 'tavern'], ALL, 'ground_plank'],
  [['goods', 'indoors'], ALL, 'ground_plank'],
  [['building', 'timber'], ALL, 'ground_grass'],
  [[], ALL, 'ground_grass'],
  [['smithy'], ['ground_grass', 'ground_aaa'], 'ground_grass'],
  [['smithy'], ['barrel', 'ground_sand', 'ground_mud'], 'ground_mud'],
])('what is tagged %j stands of %j on %s', (tags, baked, ground) => {
  expect(usualGround(tags, baked)).toBe(ground);
});

test('a bake without ground is told of', () => {
  expect(() => usualGround(['goods'], ['barrel'])).toThrow(/no ground to stand on/);
});
