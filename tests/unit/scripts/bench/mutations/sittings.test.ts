import { expect, it } from 'vitest';
import { groupIntoSittings } from '../../../../../scripts/bench/mutations/sittings.ts';

const SIZE = { width: 640, height: 400, dpr: 1 };

it('opens once what differs in hour and switches alone, the most scenes first', () => {
  const cases = [
    { name: 'albedo', options: { map: 'a', view: 'albedo' }, size: SIZE },
    { name: 'noon', options: { map: 'a', time: '12' }, size: SIZE },
    { name: 'large', options: { map: 'a' }, size: { ...SIZE, width: 800 } },
    { name: 'bloom', options: { map: 'a', time: '22', enable: 'bloom' }, size: SIZE },
  ];
  const names = groupIntoSittings(cases).map((sitting) => sitting.cases.map(({ name }) => name));
  expect(names).toEqual([['noon', 'bloom'], ['albedo'], ['large']]);
});
