import { describe, expect, it } from 'vitest';
import { planTasks } from '../../../baker/plan-tasks.ts';
import { listMapSprites } from '../../../baker/read/read-map.ts';
import { readTask } from '../../../baker/read/read-task.ts';
import { refuseFaults } from '../../../baker/refuse-faults.ts';

const MAP = {
  legend: { '.': 'ground_snow', '#': 'ground_plain' },
  statics: [['tree_birch', 1, 1], { sprite: 'wall_brick_window_y', x: 2, y: 1 }, ['barell', 3, 3]],
};

describe('planTasks', () => {
  const bytes = new TextEncoder().encode(JSON.stringify(MAP));
  const named = listMapSprites({ source: 'maps/yard', bytes });

  it('gives sprites of maps that have no sheet the stand-in of their class, and leaves slips of the pen to be refused', () => {
    const tasks = planTasks([], named, true, undefined);
    const standInOf = (name: string): string | undefined => tasks.find((task) => task.name === name)?.standIn;
    expect(standInOf('ground_snow')).toBe('ground_plain');
    expect(standInOf('tree_birch')).toBe('tree_plain');
    expect(standInOf('wall_brick_window_y')).toBe('wall_window_y');
    expect(standInOf('barell')).toBeUndefined();
    expect(tasks.filter((task) => task.name === 'ground_plain')).toHaveLength(1);
  });

  it('takes the stand-in that an entry names, before that of the name, whether or not a map has the sprite', () => {
    const asked = new Map([
      ['tree_birch', 'crate'],
      ['vase', 'ore'],
    ]);
    const tasks = planTasks([], named, true, undefined, asked);
    const drawn = tasks.filter(({ name }) => asked.has(name)).map(({ name, standIn }) => [name, standIn]);
    expect(drawn).toEqual([...asked]);
    expect(planTasks([], named, false, undefined, asked)).toEqual([]);
  });

  it('makes none without stand-ins', () => {
    expect(planTasks([], named, false, undefined)).toEqual([]);
  });

  it('reads such a sprite under its own name, its bare twin too', async () => {
    const task = planTasks([], named, true, undefined).find(({ name }) => name === 'tree_birch')!;
    const { sheet } = await readTask(task);
    expect([sheet?.info.name, sheet?.bare?.info.name]).toEqual(['tree_birch', 'tree_birch']);
  });
});

describe('refuseFaults', () => {
  it('names both folders when two sheets claim one name in their sprite.json', () => {
    const files = new Map([['sprite.json', new TextEncoder().encode('{ "name": "barrel" }')]]);
    const sheet = (folder: string) => ({ value: { source: `sprites/${folder}`, files }, stamp: folder });
    const tasks = planTasks([sheet('one'), sheet('two')], [], false, undefined);
    expect(() => refuseFaults(tasks, [])).toThrow(
      expect.objectContaining({
        faults: [expect.objectContaining({ found: expect.stringMatching(/sprites\/one, sprites\/two/) })],
      }),
    );
  });
});
