import { describe, expect, it } from 'vitest';
import { CROWN_FADE_SECONDS, CROWN_STEPS, Crowns, type CrownTest, hidesCrown } from '../../../../game/world/crowns.ts';
import type { PlacedStatic } from '../../../../game/world/place-statics.ts';

const TREE_RECORD = 7;

/** Something whose anchor stands at a place on the ground, tiles; whole texels. */
function at(x: number, y: number): PlacedStatic {
  const [screenX, screenY] = [Math.round((x - y) * 16), Math.round((x + y) * 16)];
  return { sprite: 'tree_oak', frame: 0, record: TREE_RECORD, screenX, screenY, heightPx: 0 };
}

const TREE = at(20, 20);

/** A crown that is one rect, texels relative to the anchor. */
function crownOf(left: number, top: number, right: number, bottom: number): CrownTest {
  return (record, ...rect) =>
    record === TREE_RECORD && rect[0] < right && rect[2] > left && rect[1] < bottom && rect[3] > top;
}

const NO_CROWN: CrownTest = () => false;

describe('hidesCrown', () => {
  it.each([
    [1.4, false, true],
    [1.6, false, false],
    [1.6, true, true],
    [2.4, true, true],
    [2.6, true, false],
  ])('near the trunk: %f tiles away, hidden %s: %s', (tiles, isHidden, expected) => {
    for (const angle of [0, 1, 2, 3, 4, 5]) {
      const player = at(20 + tiles * Math.cos(angle), 20 + tiles * Math.sin(angle));
      expect(hidesCrown(TREE, player, isHidden, NO_CROWN)).toBe(expected);
    }
  });

  // The crown of a tree in front of the player: 100 texels wide, from 150 to 60 texels over the trunk.
  //
  //   [ crown ]
  //      |   o    the body's top is 43 texels over the feet
  //    trunk
  const crown = crownOf(-50, -150, 50, -60);

  it('hides what covers the body of who stands behind', () => {
    // 5 tiles behind along the view: 160 texels up, so the body is 160 to 203 texels over the trunk. 3 tiles: 96 to 139.
    expect(hidesCrown(TREE, at(15, 15), false, crown)).toBe(false);
    expect(hidesCrown(TREE, at(17, 17), false, crown)).toBe(true);
    // Beside it: the body is 8 texels wide to either side of 48, 64.
    expect(hidesCrown(TREE, at(18.5, 15.5), false, crown)).toBe(true);
    expect(hidesCrown(TREE, at(19, 15), false, crown)).toBe(false);
  });

  it('keeps hiding until a rect eight texels larger is clear', () => {
    // Feet at -150 - 10: the larger body, down to -152, is clear; at -150 - 6 it is not.
    const clear: PlacedStatic = { ...TREE, screenY: TREE.screenY - 160 };
    const near: PlacedStatic = { ...TREE, screenY: TREE.screenY - 156 };
    expect([hidesCrown(TREE, clear, true, crown), hidesCrown(TREE, near, true, crown)]).toEqual([false, true]);
    expect(hidesCrown(TREE, near, false, crown)).toBe(false);
    const wide: PlacedStatic = { ...TREE, screenX: TREE.screenX + 62, screenY: TREE.screenY - 90 };
    expect([hidesCrown(TREE, wide, false, crown), hidesCrown(TREE, wide, true, crown)]).toEqual([false, true]);
  });

  it('spares a tree that stands farther behind than a tile, whatever its crown', () => {
    const everywhere: CrownTest = () => true;
    const behind = (tiles: number): PlacedStatic => at(20 + tiles / Math.SQRT2 + 3, 20 + tiles / Math.SQRT2 - 3);
    expect(hidesCrown(TREE, behind(0.9), false, everywhere)).toBe(true);
    expect(hidesCrown(TREE, behind(1.1), false, everywhere)).toBe(false);
    expect(hidesCrown(TREE, behind(1.1), true, everywhere)).toBe(true);
    expect(hidesCrown(TREE, behind(2.1), true, everywhere)).toBe(false);
  });
});

describe('Crowns', () => {
  const trees = [{ index: 4, placed: TREE }];
  const near = [at(20, 21)];
  const far = [at(20, 30)];
  const frame = CROWN_FADE_SECONDS / 7;

  it('fades in steps that only grow, and comes to rest after 0.35 seconds', () => {
    const crowns = new Crowns(NO_CROWN);
    crowns.look(trees, far, 'auto', true);
    expect([crowns.stepOf(4), crowns.isFading]).toEqual([0, false]);
    crowns.look(trees, near, 'auto', true);
    expect([crowns.stepOf(4), crowns.isFading]).toEqual([0, true]);
    const steps: number[] = [];
    for (let i = 0; i < 8; i++) {
      crowns.advance(0.05);
      steps.push(crowns.stepOf(4));
    }
    expect(steps).toEqual([2, 5, 7, 9, 11, 14, CROWN_STEPS, CROWN_STEPS]);
    expect(crowns.isFading).toBe(false);
    expect(crowns.advance(1)).toBe(false);
  });

  it('tells of a change only when a step is done', () => {
    const crowns = new Crowns(NO_CROWN);
    crowns.look(trees, far, 'auto', true);
    crowns.look(trees, near, 'auto', true);
    // A step takes 22 ms; the first is half as long.
    expect([crowns.advance(0.005), crowns.advance(0.005), crowns.advance(0.005)]).toEqual([false, false, true]);
  });

  it('turns round midway and goes on from where it is', () => {
    const crowns = new Crowns(NO_CROWN);
    crowns.look(trees, far, 'auto', true);
    crowns.look(trees, near, 'auto', true);
    for (let i = 0; i < 4; i++) crowns.advance(frame);
    const midway = crowns.stepOf(4);
    expect(midway).toBe(9);
    crowns.look(trees, far, 'auto', true);
    expect(crowns.stepOf(4)).toBe(midway);
    crowns.advance(frame);
    expect(crowns.stepOf(4)).toBe(7);
    for (let i = 0; i < 3; i++) crowns.advance(frame);
    expect([crowns.stepOf(4), crowns.isFading]).toEqual([0, false]);
  });

  it('switches a tree that is seen first at once, also one that comes back into view', () => {
    const crowns = new Crowns(NO_CROWN);
    crowns.look(trees, near, 'auto', true);
    expect([crowns.stepOf(4), crowns.isFading]).toEqual([CROWN_STEPS, false]);
    crowns.look([], far, 'auto', true);
    crowns.look(trees, far, 'auto', true);
    expect([crowns.stepOf(4), crowns.isFading]).toEqual([0, false]);
  });

  it('switches all at once where nothing may move, and with the mode', () => {
    const crowns = new Crowns(NO_CROWN);
    crowns.look(trees, far, 'auto', false);
    crowns.look(trees, near, 'auto', false);
    expect(crowns.stepOf(4)).toBe(CROWN_STEPS);
    for (const [mode, step] of [
      ['never', 0],
      ['always', CROWN_STEPS],
      ['auto', CROWN_STEPS],
    ] as const) {
      crowns.look(trees, near, mode, true);
      expect([crowns.stepOf(4), crowns.isFading]).toEqual([step, false]);
    }
  });

  it('hides a crown for any of several players, and none without', () => {
    const crowns = new Crowns(NO_CROWN);
    crowns.look(trees, [...far, ...near], 'auto', false);
    expect(crowns.stepOf(4)).toBe(CROWN_STEPS);
    crowns.look(trees, [], 'auto', false);
    expect(crowns.stepOf(4)).toBe(0);
  });
});
