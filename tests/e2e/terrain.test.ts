// Terrain (B4): every texel of the ground is the one that the CPU picks, at every scroll; and nothing shows between tiles.

import type { Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameView } from '../../game/frame/frame-view.ts';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import { gameOn, settle, takePicture } from '../../scripts/page/open-game.ts';
import type { WorldMap } from '../../shared/format/map.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { buildGroundShape, FACES, RAY_STEPS_PER_PX } from '../../shared/ground-shape.ts';
import { pickGround } from '../../shared/pick-ground.ts';
import { PX_PER_UNIT, screenToWorld } from '../../shared/projection.ts';
import { SHORES, shadeShore, shoreOfTexel } from '../../shared/shore.ts';
import { buildTerrainCells } from '../../shared/terrain-borders.ts';
import { isWater, waterDrift } from '../../shared/water.ts';
import { createGroundLookup } from '../support/ground-lookup.ts';
import { createCodedGround, createGroundSheet } from '../support/ground-sheets.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

/** One frame for each set of crossed edges, two for none. */
const WANG = { probability: 0.4, variants: [[0, 16], ...Array.from({ length: 15 }, (_, set) => [set + 1])] };

const EDGE = 22;
const LETTERS = ['.', '#', '%'];

/** Rows of kinds beside each other in every way: patches, stripes, single tiles. */
function mixedRows(): string[] {
  return Array.from({ length: EDGE }, (_, y) =>
    Array.from({ length: EDGE }, (_, x) => {
      if (x > 14) return LETTERS[x % 2];
      if (y > 14) return LETTERS[1 + (y % 2)];
      return LETTERS[(((x * x + 3 * y * y + x * y) >> 3) + (x >> 2)) % 3];
    }).join(''),
  );
}

/** Slopes of all ways on the left, steps of all heights on the right, and both where they meet; the cliffs are of the last kind. */
function hillsOf(cliff: string) {
  const digits = (edge: number, of: (x: number, y: number) => number): string[] =>
    Array.from({ length: edge }, (_, y) => Array.from({ length: edge }, (_, x) => of(x, y).toString(36)).join(''));
  const corners = digits(EDGE + 1, (x, y) => (x > 14 ? 0 : Math.round(4 + 3 * Math.sin(x / 1.7) * Math.cos(y / 2.3))));
  return { texels: 4, corners, steps: digits(EDGE, (x, y) => (x > 11 ? (x * 3 + (y >> 1) * 5) % 7 : 0)), cliff };
}

function openGround(name: string, sheets: readonly Sheet[], hasHills = false): Promise<ProofWorld> {
  const legend = Object.fromEntries(LETTERS.map((letter, i) => [letter, sheets[i]!.info.name]));
  const house = { name: 'house', storeys: [{ level: 0, rooms: [[7, 8, 10, 11]], statics: [] }] };
  const start = [EDGE / 2, EDGE / 2];
  const hills = hasHills ? { hills: hillsOf(sheets.at(-1)!.info.name) } : {};
  return openProofWorld(
    { version: 1, name, legend, terrain: mixedRows(), ...hills, statics: [], buildings: [house], start },
    sheets,
  );
}

describe.each([
  ['level ground', false],
  ['hills', true],
] as const)('the picked texel, on %s', (_ground, hasHills) => {
  const SHEETS = [
    createCodedGround('ground_water', 0, 6, 0),
    createCodedGround('ground_rough', 64, 9, 4.9),
    createCodedGround('ground_wang', 128, 17, 2.5, WANG),
  ];
  let world: ProofWorld;
  /** Codes of the frames that came by, and shores. */
  const seen = { frames: new Set<number>(), shores: new Set<number>(), faces: new Set<number>() };
  beforeAll(async () => {
    world = await openGround('coded', SHEETS, hasHills);
  });
  afterAll(() => world?.close());

  /** What the CPU picks from the sheets for each texel of a view: colour, or that there is nothing. */
  function pickView({ cornerX, cornerY, width, height }: FrameView, waterStep: number): string[] {
    const { map } = world;
    const shape = buildGroundShape(map);
    const cells = buildTerrainCells(map);
    const ground = createGroundLookup(map.terrains.map((name) => SHEETS.find(({ info }) => info.name === name)!));
    const isWet = (terrain: number): boolean => isWater(map.terrains[terrain]!);
    const driftOf = (terrain: number) => (isWet(terrain) ? waterDrift(waterStep) : undefined);
    return Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [cornerX + (i % width), cornerY + Math.floor(i / width)];
      const picked = pickGround(x, y, cells, ground.heightOf, driftOf, shape);
      if (picked === undefined) return 'nothing';
      const { frame, index } = ground.texelAt(picked.terrain, picked.tile, picked.right, picked.down)!;
      const color = Array.from(frame.albedo.subarray(index * 4, index * 4 + 3));
      seen.frames.add(color[2]!);
      seen.faces.add(picked.hit.face);
      if (!isWet(picked.terrain)) return color.join();
      const shore = shoreOfTexel(x, y + picked.hit.lift, cells, isWet);
      seen.shores.add(shore);
      return shadeShore(color, shore, x, y, waterStep).join();
    });
  }

  function expectPicked({ view, waterStep, albedo }: Ground): void {
    const shown = Array.from({ length: view.width * view.height }, (_, i) => {
      const [red, green, blue, tag] = albedo.slice(i * 4, i * 4 + 4);
      return tag === SURFACE_TAGS.none ? 'nothing' : `${red},${green},${blue}`;
    });
    const expected = pickView(view, waterStep);
    expect(shown.flatMap((texel, i) => (texel === expected[i] ? [] : [`${i}: ${texel}, not ${expected[i]}`]))).toEqual(
      [],
    );
  }

  it('is the one that the CPU picks from the sheets, for every texel of every view', async () => {
    const { page } = await world.stage.open({ map: 'coded', zoom: '2', freeze: '1', disable: 'shadows' });
    // By odd numbers of texels too, so that every residue of the dither and of the lattice comes by.
    for (const [dx, dy] of [
      [0, 0],
      [2, 0],
      [0, 2],
      [-374, 138],
      [618, -402],
    ] as const) {
      await (await gameOn(page)).evaluate((game, x, y) => game.pan(x, y), dx, dy);
      const ground = await readGround(page);
      expect(ground.waterStep).toBe(0);
      expectPicked(ground);
    }
    // Each frame of each sheet came by, and each kind of shore.
    expect(seen.frames.size).toBe(6 + 9 + 17);
    expect(seen.shores.size).toBe(Object.keys(SHORES).length);
    expect(seen.faces.size).toBe(hasHills ? Object.keys(FACES).length : 1);
    await page.close();
  });

  it('drifts where it is water, by the steps that have gone, and ripples there alone', async () => {
    const { page } = await world.stage.open({ map: 'coded', zoom: '2', disable: 'shadows' });
    // Far enough for a texel down.
    await page.waitForFunction(() => window.tallow!.waterStep > 15);
    const first = await readGround(page);
    await page.waitForFunction((step) => window.tallow!.waterStep > step, {}, first.waterStep);
    const second = await readGround(page);
    for (const ground of [first, second]) {
      expectPicked(ground);
      const leaning = { water: 0, land: 0, flat: 0 };
      for (let at = 0; at < ground.albedo.length; at += 4) {
        if (ground.albedo[at + 3] === SURFACE_TAGS.none) continue;
        const isFlat = ground.normal[at] === 128 && ground.normal[at + 1] === 128;
        // The codes of water's frames are below those of the others.
        leaning[isFlat ? 'flat' : ground.albedo[at + 2]! < 64 ? 'water' : 'land']++;
      }
      // On level ground.
      if (!hasHills) expect(leaning.land).toBe(0);
      expect(leaning.water).toBeGreaterThan(2000);
    }
    expect(first.normal).not.toEqual(second.normal);
    await page.close();
  });

  const standsOnGround = async (): Promise<void> => {
    const { page } = await world.stage.open({ map: 'coded', zoom: '2', freeze: '1', disable: 'shadows' });
    const { view, normal, albedo } = await readGround(page);
    const positions = await page.evaluate(async () => Array.from(await window.tallow!.readPositions()));
    const { map } = world;
    const shape = buildGroundShape(map)!;
    const cells = buildTerrainCells(map);
    const ground = createGroundLookup(map.terrains.map((name) => SHEETS.find(({ info }) => info.name === name)!));
    const worst = { position: 0, normal: 0 };
    let count = 0;
    for (let i = 0; i < view.width * view.height; i++) {
      const [x, y] = [view.cornerX + (i % view.width), view.cornerY + Math.floor(i / view.width)];
      const picked = pickGround(x, y, cells, ground.heightOf, undefined, shape);
      if (albedo[i * 4 + 3] === SURFACE_TAGS.none || picked === undefined || isWater(map.terrains[picked.terrain]!))
        continue;
      count++;
      const { ray, face, lift } = picked.hit;
      const up = (ray / RAY_STEPS_PER_PX + picked.height / 1024) / PX_PER_UNIT;
      const place = screenToWorld(x + 0.5, y + 0.5, up);
      const gaps = place.map((value, axis) => Math.abs(value - positions[i * 4 + axis]!));
      worst.position = Math.max(worst.position, ...gaps);
      if (face !== FACES.none) continue;
      const [u, v] = screenToWorld(x + 0.5, y + 0.5 + lift, 0);
      const expected = normalFromCorners(map, u, v);
      const leans = expected.map((value, axis) => Math.abs(value - (normal[i * 4 + axis]! / 127.5 - 1)));
      worst.normal = Math.max(worst.normal, ...leans);
    }
    expect(count).toBeGreaterThan(20_000);
    // Heights of the sheets are rounded to 1024ths of a texel, the depth buffer to a little less.
    expect(worst.position).toBeLessThan(0.002);
    // Bytes, and the place of a texel's ray is known to a texel, along which a normal turns a little.
    expect(worst.normal).toBeLessThan(0.05);
    await page.close();
  };
  if (hasHills) it('stands where its ray meets the ground, and leans as the ground does', standsOnGround);

  it.each([
    ['with water in view', { focus: '7,7' }, true],
    ['frozen', { focus: '7,7', freeze: '1' }, false],
    ['without water in view', { focus: '7,19' }, false],
  ] as const)('draws by itself %s: %o, %s', async (_case, options, isDrawing) => {
    const small = { width: 320, height: 200, dpr: 1 };
    const { page } = await world.stage.open({ map: 'coded', zoom: '8', time: '12', ...options }, small);
    await settle(page);
    const drawn = await page.evaluate(async () => {
      const before = window.tallow!.framesDrawn;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return window.tallow!.framesDrawn - before;
    });
    if (isDrawing) expect(drawn).toBeGreaterThan(1);
    else expect(drawn).toBe(0);
    await page.close();
  });
});

/** Which way slopes lie that are smooth from corner to corner: at each the mean of the slopes to its neighbours. */
function normalFromCorners({ width, heights }: WorldMap, x: number, y: number): readonly number[] {
  const heightOf = (column: number, row: number): number =>
    heights![Math.min(Math.max(row, 0), EDGE) * (width + 1) + Math.min(Math.max(column, 0), EDGE)]! / PX_PER_UNIT;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const slope = (dx: number, dy: number): number => {
    let sum = 0;
    for (const [i, j] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const [cornerX, cornerY] = [column + i, row + j];
      const share = (i === 1 ? x - column : 1 - x + column) * (j === 1 ? y - row : 1 - y + row);
      sum += (share * (heightOf(cornerX + dx, cornerY + dy) - heightOf(cornerX - dx, cornerY - dy))) / 2;
    }
    return sum;
  };
  const [alongX, alongY] = [slope(1, 0), slope(0, 1)];
  const length = Math.hypot(alongX, alongY, 1);
  return [-alongX / length, -alongY / length, 1 / length];
}

describe.each([
  ['level', false],
  ['hills', true],
] as const)('white ground on black, %s', (_ground, hasHills) => {
  const white = (heightPx: number) => () => ({ color: [255, 255, 255] as const, heightPx });
  let world: ProofWorld;
  afterAll(() => world?.close());

  it.each(hasHills ? ['3'] : ['2', '3', '4'])('shows no black texel at zoom %s at any offset', async (zoom) => {
    world ??= await openGround(
      'white',
      [
        createGroundSheet('ground_white', 3, white(0)),
        createGroundSheet('ground_white_high', 2, white(3)),
        createGroundSheet('ground_white_wang', 17, white(1), WANG),
      ],
      hasHills,
    );
    const { page } = await world.stage.open(
      { map: 'white', zoom, freeze: '1', view: 'albedo' },
      { width: 512, height: 320, dpr: 1 },
    );
    const game = await gameOn(page);
    for (let y = 0; y < Number(zoom); y++) {
      for (let x = 0; x < Number(zoom); x++) {
        const { data } = await takePicture(page);
        expect(data.findIndex((byte) => byte !== 255)).toBe(-1);
        await game.evaluate((tallow) => tallow.pan(1, 0));
        await settle(page);
      }
      await game.evaluate((tallow, back) => tallow.pan(-back, 1), Number(zoom));
      await settle(page);
    }
    await page.close();
  });
});

interface Ground {
  readonly view: FrameView;
  readonly waterStep: number;
  /** RGBA bytes a texel. */
  readonly albedo: readonly number[];
  readonly normal: readonly number[];
}

/** Reads what the ground of the next whole frame shows. */
async function readGround(page: Page): Promise<Ground> {
  await settle(page);
  return page.evaluate(async () => {
    const game = window.tallow!;
    const { view, waterStep } = game;
    // Both are asked for at once, of one frame.
    const [albedo, normal] = await Promise.all([game.readSurface('albedo'), game.readSurface('normal')]);
    return { view, waterStep, albedo: Array.from(albedo), normal: Array.from(normal) };
  });
}
