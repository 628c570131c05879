// Hills (B4), against rays that are followed in small steps through ground between corners.

import { describe, expect, it } from 'vitest';
import {
  buildGroundShape,
  FACES,
  findGround,
  GROUND_HEIGHT_MAX_PX,
  groundHeightPx,
  pictureOfHit,
  RAY_STEPS_PER_PX,
} from '../../../shared/ground-shape.ts';
import { createRandom } from '../../../shared/hash.ts';
import { PX_PER_UNIT, screenToWorld } from '../../../shared/projection.ts';

const EDGE = 7;

/** A tile, in the steps that places are rounded to. */
const PLACE_STEPS = 2 ** 16;

interface Hills {
  readonly heights?: number[];
  readonly steps?: { readonly tiles: number[] };
}

/** Height of the ground at a place, texels, worked out from corners and steps; -1 off the map. */
function heightAt({ heights, steps }: Hills, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= EDGE || row >= EDGE) return -1;
  const corner = (dx: number, dy: number): number => heights?.[(row + dy) * (EDGE + 1) + column + dx] ?? 0;
  const [u, v] = [x - column, y - row];
  const north = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u;
  const south = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u;
  return north + (south - north) * v + (steps?.tiles[row * EDGE + column] ?? 0);
}

/** Where the ray of a texel's middle first meets the ground from above, going down by so much; undefined: nowhere. */
function followRay(
  hills: Hills,
  screenX: number,
  screenY: number,
  highest: number,
  stepPx: number,
): number | undefined {
  for (let height = highest; height >= 0; height -= stepPx) {
    // Many rays run through corners exactly.
    const [x, y] = screenToWorld(screenX + 0.5, screenY + 0.5, height / PX_PER_UNIT).map(
      (value) => Math.round(value * PLACE_STEPS) / PLACE_STEPS,
    ) as [number, number];
    if (heightAt(hills, x, y) >= height - 1e-9) return height;
  }
  return undefined;
}

function listTexels(highest: number): [number, number][] {
  const texels: [number, number][] = [];
  for (let y = -highest - 2; y < EDGE * 32; y += 1)
    for (let x = -EDGE * 16 - 2; x < EDGE * 16 + 2; x += 3) texels.push([x + (y % 3), y]);
  return texels;
}

function randomHills(seed: number, hasHeights: boolean, hasSteps: boolean, most: number): Hills {
  const random = createRandom(seed);
  return {
    ...(hasHeights ? { heights: Array.from({ length: (EDGE + 1) ** 2 }, () => random.below(most)) } : {}),
    ...(hasSteps ? { steps: { tiles: Array.from({ length: EDGE ** 2 }, () => random.below(3) * 16) } } : {}),
  };
}

const KINDS = [
  ['slopes', true, false, 14],
  ['steep slopes', true, false, 60],
  ['steps', false, true, 1],
  ['steps on slopes', true, true, 14],
] as const;

describe.each(KINDS)('%s', (_name, hasHeights, hasSteps, most) => {
  it('are met by each texel where its ray, texel by texel from above, first is below the ground', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const hills = randomHills(seed, hasHeights, hasSteps, most);
      const shape = buildGroundShape({ width: EDGE, height: EDGE, ...hills })!;
      for (const [x, y] of listTexels(shape.highest)) {
        const hit = findGround(x, y, shape);
        expect(hit?.lift, `seed ${seed}, texel ${x}, ${y}`).toBe(followRay(hills, x, y, shape.highest, 1));
      }
    }
  });

  it('have a step for each tile', () => {
    const hills = randomHills(3, hasHeights, hasSteps, most);
    const shape = buildGroundShape({ width: EDGE, height: EDGE, ...hills })!;
    for (const [x, y] of listTexels(shape.highest)) {
      const hit = findGround(x, y, shape);
      if (hit === undefined) continue;
      const [placeX, placeY] = screenToWorld(x + 0.5, y + hit.lift + 0.5, 0);
      expect(hit.step).toBe(hills.steps?.tiles[Math.floor(placeY) * EDGE + Math.floor(placeX)] ?? 0);
    }
  });
});

it('tells the height between two texels of a slope', () => {
  const hills = randomHills(5, true, false, 14);
  const shape = buildGroundShape({ width: EDGE, height: EDGE, ...hills })!;
  const errors: number[] = [];
  for (const [x, y] of listTexels(shape.highest)) {
    const hit = findGround(x, y, shape);
    const height = followRay(hills, x, y, shape.highest, 1 / 64);
    // At the map's end a face begins.
    if (hit === undefined || height === undefined || hit.face !== FACES.none) continue;
    errors.push(Math.abs(hit.ray / RAY_STEPS_PER_PX - height));
  }
  expect(errors.length).toBeGreaterThan(5000);
  // A crest between two texels may be missed by the less than a texel that it sticks out.
  expect(Math.max(...errors)).toBeLessThan(1);
  expect(errors.filter((error) => error > 0.1).length / errors.length).toBeLessThan(0.02);
});

describe('a step', () => {
  // One raised tile in the middle.
  const tiles = Array.from({ length: EDGE ** 2 }, (_, i) => (i === 3 * EDGE + 3 ? 24 : 0));
  const shape = buildGroundShape({ width: EDGE, height: EDGE, steps: { tiles, cliff: 1 } })!;

  it('shows faces towards south and east, as high as it is, and none behind', () => {
    const seen = { [FACES.none]: 0, [FACES.south]: 0, [FACES.east]: 0 };
    for (let y = 60; y < 140; y++)
      for (let x = -20; x < 20; x++) {
        const { face } = findGround(x, y, shape)!;
        seen[face]++;
        // The tile's south corner is at (0, 128): south faces lie left of it.
        if (face !== FACES.none) expect(face).toBe(x < 0 ? FACES.south : FACES.east);
      }
    // A diamond is 16 texels wide on either side; its rim's row is the top's.
    for (const face of [FACES.south, FACES.east]) {
      expect(seen[face]).toBeGreaterThan(16 * 22);
      expect(seen[face]).toBeLessThanOrEqual(16 * 24);
    }
  });

  it('is draped at its rim alone, by one to three texels, and dark below that and at its foot', () => {
    const drapes = new Set<number>();
    for (let x = -14; x < 14; x++) {
      const column = Array.from({ length: 100 }, (_, y) => findGround(x, 40 + y, shape)!);
      const rows = column.filter(({ face }) => face !== FACES.none);
      const letters = rows.map(({ isDraped, isCrease }) => (isDraped ? 'd' : isCrease ? 'c' : '.')).join('');
      expect(letters).toMatch(/^d{1,3}c\.+cc$/);
      drapes.add(letters.indexOf('c'));
    }
    expect([...drapes].sort()).toEqual([1, 2, 3]);
  });

  it('has rows that run along the rim on its faces', () => {
    // A texel right and down along the rim of a south face, and one down the face.
    const pictureAt = (x: number, y: number) => pictureOfHit(x, y, findGround(x, y, shape)!);
    const [x, y] = [-10, 112];
    expect(findGround(x, y, shape)).toMatchObject({ face: FACES.south, isDraped: false });
    expect(pictureAt(x + 1, y + 1)).toEqual([x + 1, pictureAt(x, y)[1]]);
    expect(pictureAt(x, y + 1)).toEqual([x, pictureAt(x, y)[1] + 1]);
    expect(findGround(-x - 1, y, shape)).toMatchObject({ face: FACES.east, isDraped: false });
    expect(pictureAt(-x - 2, y + 1)[1]).toBe(pictureAt(-x - 1, y)[1]);
  });

  it('lifts its tile by its height on the screen', () => {
    expect(findGround(0, 112 - 24, shape)).toMatchObject({ lift: 24, face: FACES.none, step: 24 });
  });

  it('has its terrain for the faces', () => expect(shape.cliff).toBe(1));
});

it('knows the height of places', () => {
  const hills = randomHills(9, true, true, 30);
  const shape = buildGroundShape({ width: EDGE, height: EDGE, ...hills })!;
  const random = createRandom(4);
  for (let i = 0; i < 500; i++) {
    const [x, y] = [random.between(0, EDGE), random.between(0, EDGE)];
    expect(groundHeightPx(x, y, shape)).toBeCloseTo(heightAt(hills, x, y), 9);
  }
  expect(groundHeightPx(-0.1, 2, shape)).toBe(0);
});

it('takes ground as high as a byte', () => {
  const shape = buildGroundShape({ width: 1, height: 1, steps: { tiles: [GROUND_HEIGHT_MAX_PX] } })!;
  expect(findGround(0, 16 - GROUND_HEIGHT_MAX_PX, shape)?.lift).toBe(GROUND_HEIGHT_MAX_PX);
});

it('is nothing where a map has neither heights nor steps', () => {
  expect(buildGroundShape({ width: 2, height: 2 })).toBeUndefined();
  expect(findGround(5, 9, undefined)).toMatchObject({ lift: 0, ray: 0, face: FACES.none, isDraped: false, step: 0 });
});
