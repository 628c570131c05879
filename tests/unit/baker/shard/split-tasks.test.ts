import { describe, expect, it } from 'vitest';
import { type StampedTask, toStandInTask } from '../../../../baker/plan-tasks.ts';
import { parsePlace } from '../../../../baker/shard/shard-info.ts';
import { estimateCost, splitTasks } from '../../../../baker/shard/split-tasks.ts';
import { createRandom } from '../../../../shared/hash.ts';

function makeTask(name: string, bytes: number): StampedTask {
  const files = new Map([['albedo.png', new Uint8Array(bytes)]]);
  return { id: `sprites/${name}`, name, stamp: name, source: { source: `sprites/${name}`, files } };
}

const random = createRandom(5);
const TASKS = [
  ...Array.from({ length: 60 }, (_, i) => makeTask(`sprite_${i}`, random.below(40_000))),
  ...Array.from({ length: 8 }, (_, i) => makeTask(`ground_${i}`, random.below(40_000))),
  toStandInTask('crate', 'crate'),
];

const costOf = (tasks: readonly StampedTask[]): number => tasks.reduce((sum, task) => sum + estimateCost(task), 0);

describe('splitTasks', () => {
  it.each([1, 2, 3, 7])('puts every task into one of %i parts, about equal in cost', (count) => {
    const parts = splitTasks(TASKS, count);
    expect(parts.length).toBe(count);
    const names = parts.flat().map((task) => task.name);
    expect(names.sort()).toEqual(TASKS.map((task) => task.name).sort());
    const dearest = Math.max(...TASKS.map(estimateCost));
    const costs = parts.map(costOf);
    // What dealing out by falling cost guarantees: no part is ahead of another by more than one task.
    expect(Math.max(...costs) - Math.min(...costs)).toBeLessThanOrEqual(dearest);
    expect(Math.max(...costs)).toBeLessThan((1.1 * costOf(TASKS)) / count);
  });

  it('does not care for the order of the tasks', () => {
    const shuffled = [...TASKS].reverse();
    expect(shuffled.map((task) => task.name)).not.toEqual(TASKS.map((task) => task.name));
    const namesOf = (tasks: readonly StampedTask[]): string[][] =>
      splitTasks(tasks, 3).map((part) => part.map((task) => task.name));
    expect(namesOf(shuffled)).toEqual(namesOf(TASKS));
  });

  it('leaves parts empty when there are more of them than tasks', () => {
    const parts = splitTasks(TASKS.slice(0, 2), 4);
    expect(parts.map((part) => part.length).sort()).toEqual([0, 0, 1, 1]);
  });
});

describe('parsePlace', () => {
  it.each([
    ['1/1', { index: 1, count: 1 }],
    ['2/13', { index: 2, count: 13 }],
    ['0/2', undefined],
    ['3/2', undefined],
    ['1/0', undefined],
    ['1', undefined],
    ['1/2/3', undefined],
    ['-1/2', undefined],
    ['1.5/2', undefined],
    ['one/two', undefined],
    ['', undefined],
  ])('%s', (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });
});
