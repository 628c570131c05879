// Debug views (B18): what each shows of every texel, computed again from the stand-ins' sheets.

import type { JSHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inspection } from '../../game/core/inspection.ts';
import type { DebugView } from '../../game/core/url-options.ts';
import type { FrameView } from '../../game/frame/frame-view.ts';
import type { PlacedStatic } from '../../game/world/place-statics.ts';
import { gameOn, settle, takePicture } from '../../scripts/page/open-game.ts';
import { isCovered } from '../../shared/format/sheet.ts';
import { displayOfLinear, linearOfDisplay } from '../../shared/look/grading.ts';
import { LOOK_DEFAULTS } from '../../shared/look/look.ts';
import { screenAtNearness } from '../../shared/projection.ts';
import { type Composite, compositeScene, GROUND_OWNER, NO_OWNER, standIn } from '../support/composite.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';
import { listShownTexels } from '../support/shown-texels.ts';
import { tortureMap } from '../support/torture-map.ts';

/** Nearness within which rounding decides who is in front, units. */
const TIE_UNITS = 0.001;
/** Rounding of a byte, and a little for a shader's power. */
const BYTE_SLACK = 1.01;

let world: ProofWorld;
let page: Page;
let game: JSHandle<Inspection>;
let view: FrameView;
let statics: readonly PlacedStatic[];
let truth: Composite;

beforeAll(async () => {
  world = await openProofWorld(tortureMap('viewproof', 60, 5));
  ({ page } = await world.stage.open(
    {
      map: 'viewproof',
      zoom: '4',
      time: '12',
      freeze: '1',
      view: 'albedo',
      disable: 'shadows,toon,specular,outline,see_through',
    },
    { width: 640, height: 480, dpr: 1 },
  ));
  game = await gameOn(page);
  ({ view, statics } = await game.evaluate((inspection) => ({ view: inspection.view, statics: inspection.statics })));
  truth = compositeScene(world.map, statics, view);
});
afterAll(() => world?.close());

/** Three numbers that a texel ought to show, bytes; undefined where that is not to be said. */
type Expected = readonly number[] | undefined;

/** Shows a view and compares every texel that is shown. */
async function compareView(name: DebugView, expectedAt: (i: number) => Expected): Promise<void> {
  await game.evaluate((inspection, wanted) => inspection.setDebugView(wanted), name);
  await settle(page);
  const picture = await takePicture(page);
  const wrong: string[] = [];
  const seen = new Set<string>();
  let tested = 0;
  for (const { x, y, at } of listShownTexels(picture, view)) {
    const expected = expectedAt(y * view.width + x);
    if (expected === undefined) continue;
    tested++;
    const found = [...picture.data.subarray(at, at + 3)];
    seen.add(found.join());
    if (expected.some((value, c) => Math.abs(found[c]! - value) > BYTE_SLACK)) {
      wrong.push(`${x},${y}: ${found}, expected ${expected.map((value) => value.toFixed(1))}`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(tested).toBeGreaterThan(10_000);
  // A view of one colour proves nothing.
  expect(seen.size).toBeGreaterThan(1);
}

/** Whether something is drawn there, and one thing is nearer than all others. */
function isClear(i: number): boolean {
  return truth.owners[i] !== NO_OWNER && truth.nearest[i]! - truth.second[i]! > TIE_UNITS;
}

function whereClear(i: number, expectedAt: (i: number) => Expected): Expected {
  return isClear(i) ? expectedAt(i) : undefined;
}

const fract = (value: number): number => value - Math.floor(value);

/** Bytes of values that start over: beside a start rounding may put them on either side. */
function wrapped(values: readonly number[]): Expected {
  const isAtStart = values.some((value) => Math.min(fract(value), 1 - fract(value)) < 2e-3);
  return isAtStart ? undefined : values.map((value) => fract(value) * 255);
}

function normalAt(i: number): number[] {
  const encoded = [0, 1, 2].map((axis) => (truth.normal[i * 3 + axis]! / 255) * 2 - 1);
  return encoded.map((value) => value / Math.hypot(...encoded));
}

/** Towards the sun, asked once. */
const askSun = (): Promise<readonly [number, number, number]> => game.evaluate((inspection) => inspection.toSun);
const cosine = (normal: readonly number[], toSun: readonly number[]): number =>
  normal.reduce((sum, value, axis) => sum + value * toSun[axis]!, 0);

describe('the view', () => {
  it('albedo shows the painted colour in linear values', () =>
    compareView('albedo', (j) =>
      whereClear(j, (i) => [0, 1, 2].map((c) => linearOfDisplay(truth.albedo[i * 3 + c]! / 255) * 255)),
    ));

  it('normal shows the direction, halved and raised', () =>
    compareView('normal', (j) => whereClear(j, (i) => [0, 1, 2].map((c) => truth.normal[i * 3 + c]!))));

  it('position shows where in its tile a point lies, and a third of its height', () =>
    compareView('position', (j) =>
      whereClear(j, (i) => {
        const screenX = view.cornerX + (i % view.width) + 0.5;
        const screenY = view.cornerY + Math.floor(i / view.width) + 0.5;
        const [x, y, z] = screenAtNearness(screenX, screenY, truth.nearest[i]!);
        const inTile = wrapped([x, y]);
        return inTile === undefined ? undefined : [...inTile, Math.min(1, Math.max(0, z / 3)) * 255];
      }),
    ));

  it('depth shows nearness from the middle of the view, starting over every eight units', () =>
    compareView('depth', (j) =>
      whereClear(j, (i) => {
        const middle = (view.cornerY + view.height / 2) / 32;
        const value = wrapped([(truth.nearest[i]! - middle) / 8]);
        return value && [value[0]!, value[0]!, value[0]!];
      }),
    ));

  it('outline shows rims in white and what may have one in grey', () =>
    compareView('outline', (i) => {
      const x = i % view.width;
      const y = Math.floor(i / view.width);
      if (x === 0 || y === 0 || x === view.width - 1 || y === view.height - 1) return undefined;
      const neighbours = [i - 1, i + 1, i - view.width, i + view.width];
      if (![i, ...neighbours].every(isClear)) return undefined;
      const steps = neighbours
        .filter((neighbour) => truth.owners[neighbour]! >= 0)
        .map((neighbour) => truth.nearest[neighbour]! - truth.nearest[i]!);
      const step = Math.max(...steps, Number.NEGATIVE_INFINITY);
      if (Math.abs(step - 0.25) < TIE_UNITS) return undefined;
      const grey = step > 0.25 ? 255 : truth.owners[i] === GROUND_OWNER ? 0 : 127.5;
      return [grey, grey, grey];
    }));

  it('lit shows a grey of one half under the light alone', async () => {
    const toSun = await askSun();
    const { sunColor, sunStrength, skyColor, skyStrength } = LOOK_DEFAULTS.phases.day;
    const luminance = 0.2126 * sunColor[0] + 0.7152 * sunColor[1] + 0.0722 * sunColor[2];
    const gathered = await game.evaluate(async (inspection) => Array.from(await inspection.readGathered()));
    await compareView('lit', (j) =>
      whereClear(j, (i) => {
        const normal = normalAt(i);
        const up = 0.5 + 0.5 * normal[2]!;
        return [0, 1, 2].map((c) => {
          const sun = (sunColor[c]! * sunStrength) / luminance;
          const sky = skyColor[c]! * skyStrength;
          const ground = LOOK_DEFAULTS.groundAlbedo[c]! * (sun * toSun[2] + sky);
          const light = sun * Math.max(0, cosine(normal, toSun)) + sky * up + ground * (1 - up) + gathered[i * 4 + c]!;
          return displayOfLinear(Math.min(1, 0.5 * light)) * 255;
        });
      }),
    );
  });

  it('shadows, with nothing that casts one, shows what looks towards the sun', async () => {
    const toSun = await askSun();
    await compareView('shadows', (j) =>
      whereClear(j, (i) => {
        const facing = cosine(normalAt(i), toSun);
        if (Math.abs(facing) < 1e-3) return undefined;
        const value = facing > 0 ? 255 : 0;
        return [value, value, value];
      }),
    );
  });

  it('overdraw counts the sprite texels that fall on each place', () => {
    const counts = new Uint8Array(view.width * view.height);
    for (const placed of statics) {
      const { info, frames } = standIn(placed.sprite);
      const frame = frames[placed.frame]!;
      for (let i = 0; i < frame.width * frame.height; i++) {
        if (!isCovered(frame, i)) continue;
        const x = placed.screenX + (i % frame.width) - info.anchor[0] - view.cornerX;
        const y = placed.screenY + Math.floor(i / frame.width) - info.anchor[1] - view.cornerY;
        if (x >= 0 && y >= 0 && x < view.width && y < view.height) counts[y * view.width + x]!++;
      }
    }
    expect(Math.max(...counts)).toBeGreaterThan(2);
    return compareView('overdraw', (i) => {
      const steps = Math.min(1, (counts[i]! * 16) / 255);
      if (steps === 0) return [5, 5, 5];
      const green = steps < 0.5 ? steps * 3 : 2 - steps * 2;
      return [steps * 2 - 0.6, green, 0.8 - steps * 2].map((value) => Math.min(1, Math.max(0, value)) * 255);
    });
  });

  it('gather shows what lamps give, at night', async () => {
    await game.evaluate((inspection) => inspection.setHour(23));
    await settle(page);
    const gathered = await game.evaluate(async (inspection) => Array.from(await inspection.readGathered()));
    await compareView('gather', (j) =>
      whereClear(j, (i) => [0, 1, 2].map((c) => displayOfLinear(Math.min(1, gathered[i * 4 + c]!)) * 255)),
    );
    await game.evaluate((inspection) => inspection.setHour(12));
  });

  it.each(['material', 'emissive'] as const)('%s shows the image as it is', async (image) => {
    const bytes = await game.evaluate(
      async (inspection, name) => Array.from(await inspection.readSurface(name)),
      image,
    );
    await compareView(image, (j) => whereClear(j, (i) => bytes.slice(i * 4, i * 4 + 3)));
  });

  it('atlas shows the pages side by side, with a bar that tells how full each is, and hatches those that are free', async () => {
    await game.evaluate((inspection) => inspection.setDebugView('atlas'));
    await settle(page);
    const picture = await takePicture(page);
    const texels = new Map(listShownTexels(picture, view).map(({ x, y, at }) => [`${x},${y}`, at]));
    const colorAt = (x: number, y: number): string => {
      const at = texels.get(`${x},${y}`)!;
      return [...picture.data.subarray(at, at + 3)].join();
    };
    // The little bake is on one page of four layers: two columns, two rows.
    const cell = Math.floor(Math.min(view.width, view.height) / 2);
    const isBar = (color: string): boolean => Math.abs(Number(color.split(',')[0]) - 0.92 * 255) < 2;
    const barOf = (column: number, row: number): number => {
      let length = 0;
      for (let x = 2; x < cell - 1; x++) if (isBar(colorAt(column * cell + x, row * cell + cell - 3))) length++;
      return length;
    };
    const names = new Set([...statics.map(({ sprite }) => sprite), ...world.map.terrains]);
    const covered = [...names].reduce((sum, name) => {
      const { frames } = standIn(name);
      return sum + frames.reduce((all, frame) => all + countCovered(frame), 0);
    }, 0);
    // A page holds what is covered and the empty corners of its rectangles, and never twice as much.
    const share = barOf(0, 0) / (cell - 3);
    expect(share).toBeGreaterThan((0.5 * covered) / 1024 ** 2);
    expect(share).toBeLessThan((3 * covered) / 1024 ** 2 + 0.03);
    const free = new Set<string>();
    for (let i = 4; i < cell - 8; i++) free.add(colorAt(cell + i, 8)).add(colorAt(i, cell + 8));
    expect(free.size).toBe(2);
    expect([barOf(1, 0), barOf(0, 1), barOf(1, 1)]).toEqual([0, 0, 0]);
  });
});

function countCovered(frame: Parameters<typeof isCovered>[0]): number {
  let count = 0;
  for (let i = 0; i < frame.width * frame.height; i++) if (isCovered(frame, i)) count++;
  return count;
}
