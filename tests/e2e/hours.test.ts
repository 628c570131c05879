// The hours in the picture itself: minute by minute where the light changes most, and its grading texel by texel.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOn, type PageSize, settle, takePicture } from '../../scripts/page/open-game.ts';
import type { Picture } from '../../scripts/page/picture.ts';
import { gradeColor } from '../../shared/look/grading.ts';
import { LOOK_DEFAULTS, type Phase } from '../../shared/look/look.ts';
import { openStage, type Stage } from '../support/open-stage.ts';
import { listShownTexels } from '../support/shown-texels.ts';

/** 160 x 120 texels: few, for many frames are drawn. */
const SIZE: PageSize = { width: 320, height: 240, dpr: 1 };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

/** A surface in the open changes by less in a minute, bytes; where a shadow's edge moves on, a texel may change by more. */
const LEAP_BYTES = 14;

/** Share of the pixels that leap from one picture to the other. */
function shareOfLeaps(a: Picture, b: Picture): number {
  let leaps = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    if ([0, 1, 2].some((c) => Math.abs(a.data[i + c]! - b.data[i + c]!) > LEAP_BYTES)) leaps++;
  }
  return leaps / (a.width * a.height);
}

/** The largest share of leaps between two minutes that follow each other, from each of the hours on. */
async function largestLeaps(starts: readonly number[], minutes: number, look: string): Promise<number[]> {
  const { page } = await stage.open({ map: 'corner', zoom: '2', freeze: '1', look }, SIZE);
  const game = await gameOn(page);
  const changes: number[] = [];
  for (const start of starts) {
    let before: Picture | undefined;
    let largest = 0;
    for (let minute = 0; minute <= minutes; minute++) {
      await game.evaluate((inspection, hour) => inspection.setHour(hour), start + minute / 60);
      await settle(page);
      const picture = await takePicture(page);
      if (before !== undefined) largest = Math.max(largest, shareOfLeaps(before, picture));
      before = picture;
    }
    changes.push(largest);
  }
  await page.close();
  return changes;
}

describe('from minute to minute', () => {
  // Dawn's first light, the ground's way to the bright bands; the same down again at dusk; sunset and moonrise.
  const STARTS = [5.25, 5.85, 17.9, 18.22, 18.97];
  const MINUTES = 3;

  it('hardly a texel leaps at dawn, at dusk and where sun and moon change over', async () => {
    const shares = await largestLeaps(STARTS, MINUTES, '');
    for (const [i, share] of shares.entries()) expect(share, `from ${STARTS[i]}`).toBeLessThan(0.03);
  });

  it('and with hard bands a whole street leaps at once', async () => {
    const shares = await largestLeaps([17.9, 18.22], MINUTES, 'bandMinutes=0');
    for (const share of shares) expect(share).toBeGreaterThan(0.06);
  });
});

describe('grading', () => {
  it('balances, exposes, saturates, contrasts and lifts every texel as the look says', async () => {
    const graded: Partial<Phase> = {
      exposure: 0.4,
      temperature: 0.5,
      tint: -0.3,
      saturation: 1.3,
      contrast: 0.8,
      lift: [0.1, 0.02, 0.2],
    };
    const look = Object.entries(graded).map(([field, value]) => `day.${field}=${[value].flat().join(':')}`);
    const { page } = await stage.open(
      { map: 'corner', time: '12', zoom: '2', freeze: '1', disable: 'outline', look: look.join(',') },
      SIZE,
    );
    const game = await gameOn(page);
    const { light, view } = await game.evaluate(async (inspection) => ({
      light: Array.from(await inspection.readLight()),
      view: inspection.view,
    }));
    const picture = await takePicture(page);
    await page.close();
    const phase: Phase = { ...LOOK_DEFAULTS.phases.day, ...graded };
    let worst = 0;
    for (const { x, y, at } of listShownTexels(picture, view)) {
      const texel = (y * view.width + x) * 4;
      const expected = gradeColor([light[texel]!, light[texel + 1]!, light[texel + 2]!], phase);
      for (let c = 0; c < 3; c++) worst = Math.max(worst, Math.abs(picture.data[at + c]! - expected[c]! * 255));
    }
    // Half a byte of rounding, and what a half float and a shader's power leave.
    expect(worst).toBeLessThan(1.5);
  });
});
