import { expect, it } from 'vitest';
import { seeWalker } from '../../../../game/play/seen-walkers.ts';
import { Walker } from '../../../../game/simulation/walker.ts';
import type { BakedSprite } from '../../../../shared/format/manifest.ts';

const OPEN = { canStep: () => true, openOnStep: () => false };
const SPRITE = { animations: { idle: { frames: 2, fps: 2 }, walk: { frames: 6, fps: 10 } } } as unknown as BakedSprite;

it('a walker is seen between two steps, with a foot for each part of the way, and stands when it stands', () => {
  const walker = new Walker({ sprite: 'someone', pace: { walk: 3, run: 6 }, place: [0.5, 0.5], facing: 's' });
  const see = (part: number) =>
    seeWalker(
      walker,
      part,
      (x) => x / 10,
      () => SPRITE,
    );
  expect(see(1)).toMatchObject({ feet: [0.5, 0.5, 0.05], pose: { animation: 'idle', step: 0 } });
  walker.follow(
    [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    'walk',
  );
  walker.step(OPEN);
  expect(see(0.5).feet[0]).toBeCloseTo(0.55, 3);
  expect(see(0.5).facing).toBe('e');
  const steps: number[] = [];
  for (let i = 0; i < 20; i++) {
    walker.step(OPEN);
    steps.push(see(1).pose!.step);
  }
  // Ten frames a second at the pace that they are made for: three steps of the simulation each.
  expect(steps).toEqual(steps.map((_, i) => Math.floor((i + 2) / 3) % 6));
  expect(new Set(steps).size).toBe(6);
});
