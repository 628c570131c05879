import { describe, expect, it } from 'vitest';
import { fillTemplate, listModelSheets, planModel } from '../../../../baker/new/new-model.ts';

describe('planModel', () => {
  it.each([
    ['barrel_oak', undefined, undefined, { kind: 'object', facings: 1 }],
    ['bench_oak', 'object', '4', { kind: 'object', facings: 4 }],
    ['wall_brick', undefined, undefined, { kind: 'wall' }],
    ['ground_mud', 'ground', undefined, { kind: 'ground' }],
    ['mobile_guard', undefined, undefined, { kind: 'mobile' }],
    // There is no template for trees; an object is what comes nearest, when one asks for it.
    ['tree_ash', 'object', undefined, { kind: 'object' }],
  ])('takes %s, --kind %s, --facings %s', (name, kind, facings, planned) => {
    expect(planModel(name, kind, facings)).toMatchObject({ name, ...planned });
  });

  it.each([
    ['Barrel', undefined, undefined, /"Barrel" is no sprite's name; expected lower-case words/],
    ['../barrel', undefined, undefined, /no sprite's name/],
    ['con', undefined, undefined, /no sprite's name/],
    ['barrel', 'vehicle', undefined, /--kind is "vehicle", expected one of object, wall, ground, mobile/],
    ['barrel', 'wall', undefined, /"barrel" is by its name of the class "object", not "wall"; call it wall_barrel/],
    ['wall_brick', 'object', undefined, /is by its name of the class "wall", not "object"; leave --kind out/],
    ['roof_tile', undefined, undefined, /no template for the class "roof" of "roof_tile"; copy a model/],
    ['wall_brick_x', undefined, undefined, /makes both _x and _y; give the name before that/],
    ['barrel', undefined, '3', /--facings is "3", expected one of 1, 4, 8/],
    ['mobile_guard', undefined, '4', /--facings is for objects: a mobile has 8; leave it out/],
    [`wall_${'b'.repeat(58)}`, undefined, undefined, /would be longer than 64 letters/],
  ])('refuses %s, --kind %s, --facings %s', (name, kind, facings, words) => {
    expect(() => planModel(name, kind, facings)).toThrow(words);
  });
});

it('a wall is two sheets, everything else is one', () => {
  expect(listModelSheets({ name: 'wall_brick', kind: 'wall' })).toEqual(['wall_brick_x', 'wall_brick_y']);
  expect(listModelSheets({ name: 'barrel', kind: 'object' })).toEqual(['barrel']);
});

it('fillTemplate puts in the name wherever it stands, and the facings', () => {
  const text = '"""template_name: a"""\nSheet(f"template_name_{along}", facings=1)';
  expect(fillTemplate(text, { name: 'bench', kind: 'object', facings: 4 })).toBe(
    '"""bench: a"""\nSheet(f"bench_{along}", facings=4)',
  );
});
