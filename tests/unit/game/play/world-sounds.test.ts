import { expect, it } from 'vitest';
import { type Speaker, WorldSounds } from '../../../../game/play/world-sounds.ts';
import { STEPS_PER_SECOND } from '../../../../game/simulation/grain.ts';
import { Simulation } from '../../../../game/simulation/simulation.ts';
import type { Effect, Hearing } from '../../../../game/sound/sound-player.ts';
import type { BakedSprite } from '../../../../shared/format/manifest.ts';
import type { WorldMap } from '../../../../shared/format/map.ts';
import { drawWalkMap, WALK_CATALOGUE } from '../../../support/walk-map.ts';

/** A round of eight frames in 0.8 s. */
const WALKER = { animations: { walk: { first: 0, frames: 8, fps: 10 } } } as unknown as BakedSprite;

function listen(map: WorldMap, place: readonly [number, number]) {
  const catalogue = new Map(WALK_CATALOGUE);
  const tag = (name: string, ...tags: string[]): void => void catalogue.set(name, { ...catalogue.get(name)!, tags });
  tag('mobile_farmer', 'people');
  tag('rock', 'fire');
  const ground = catalogue.get('ground_grass')!;
  catalogue.set('ground_stone', { ...ground, tags: ['hard'] });
  catalogue.set('floor_board', { ...ground, class: 'floor', place: 'tile', tags: ['wooden'] });
  const world = new Simulation(map, catalogue);
  const player = world.addPlayer({ sprite: 'mobile_farmer', place, facing: 's' });
  const heard: { readonly effect: Effect; readonly hearing: Hearing }[] = [];
  const fires: Hearing[] = [];
  const speaker: Speaker = {
    play: (effect, hearing) => void heard.push({ effect, hearing }),
    setFire: (hearing) => void fires.push(hearing),
  };
  const sounds = new WorldSounds(speaker, world, catalogue, () => WALKER);
  const go = (seconds: number): void => {
    for (let i = 0; i < seconds * STEPS_PER_SECOND; i++) {
      world.step();
      sounds.step([player.now.x, player.now.y, 0]);
    }
  };
  return { world, player, sounds, heard, fires, go };
}

const MEADOW = Array.from({ length: 12 }, () => '.'.repeat(12));

it('sets down two feet in each round of the walk, and none at rest', () => {
  const { world, player, heard, go } = listen(drawWalkMap(MEADOW), [1.5, 1.5]);
  go(1);
  expect(heard).toEqual([]);
  world.walkTo(player, [10.5, 1.5]);
  go(2.5);
  expect(heard.map(({ effect }) => effect)).toEqual(Array(6).fill('step-soft'));
  go(20);
  const steps = heard.length;
  go(2);
  expect(heard.length).toBe(steps);
});

it('knows stone from grass, and boards that lie on either', () => {
  const drawn = drawWalkMap(MEADOW);
  const map: WorldMap = {
    ...drawn,
    terrains: ['ground_grass', 'ground_stone'],
    tiles: drawn.tiles.map((_, i) => (i % 12 > 5 ? 1 : 0)),
    statics: [9, 10, 11].map((x) => ({ sprite: 'floor_board', x, y: 1, z: 0, facing: 's' as const })),
  };
  const { world, player, heard, go } = listen(map, [0.5, 1.5]);
  world.walkTo(player, [11.5, 1.5]);
  go(6);
  const kinds = heard.map(({ effect }) => effect).filter((effect, i, all) => effect !== all[i - 1]);
  expect(kinds).toEqual(['step-soft', 'step-hard', 'step-wood']);
});

it('has doors heard when they open, from where they are', () => {
  const { world, player, heard, go } = listen(drawWalkMap(['...', '.d.', '...']), [1.5, 0.5]);
  world.walkTo(player, [1.5, 2.5]);
  go(3);
  expect(heard.filter(({ effect }) => effect.startsWith('door'))).toMatchObject([{ effect: 'door-open' }]);
  world.useDoor(player, world.doors.all[0]!);
  go(0.1);
  expect(heard.at(-1)!.effect).toBe('door-shut');
});

it('tells how near fires are', () => {
  const { sounds, fires } = listen(drawWalkMap(['#...........']), [5.5, 0.5]);
  sounds.listen([0.5, 0.5, 0]);
  sounds.listen([5.5, 0.5, 0]);
  sounds.listen([30, 0.5, 0]);
  expect(fires.map(({ loudness }) => loudness)).toEqual([1, expect.closeTo(0.49, 9), 0]);
});
