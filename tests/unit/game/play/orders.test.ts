import { expect, it } from 'vitest';
import { headingOnScreen } from '../../../../game/play/orders.ts';
import { worldToScreen } from '../../../../shared/projection.ts';
import { STEPS } from '../../../../shared/walk/steps.ts';

it('a direction of the screen is the heading whose picture points there', () => {
  for (const right of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      const heading = headingOnScreen(right, down);
      if (right === 0 && down === 0) expect(heading).toBeUndefined();
      else {
        const [x, y] = worldToScreen(...STEPS[heading!]!, 0).map(Math.sign);
        expect([x, y]).toEqual([right, down].map((value) => value + 0));
      }
    }
  }
});
