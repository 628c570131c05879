// The inspector (B18): what it tells of a texel against the sheet, the laws of light, and the picture itself.

import type { JSHandle, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inspection } from '../../game/core/inspection.ts';
import type { TexelReport } from '../../game/core/texel-report.ts';
import { type FrameView, GUARD_TEXELS } from '../../game/frame/frame-view.ts';
import type { LightReading } from '../../game/frame/inspect/texel-reading.ts';
import { SURFACE_TAGS } from '../../game/frame/surface/surface-tags.ts';
import { gameOn, settle, takePicture } from '../../scripts/page/open-game.ts';
import { comparePictures } from '../../scripts/page/picture.ts';
import { linearOfDisplay } from '../../shared/look/grading.ts';
import { LOOK_DEFAULTS } from '../../shared/look/look.ts';
import { worldToScreen } from '../../shared/projection.ts';
import type { Vec3 } from '../../shared/vector.ts';
import { type Box, boxSpan, createBoxSheet } from '../support/box-sheet.ts';
import { createLampSheet } from '../support/glowing-sheets.ts';
import { openProofWorld, type ProofWorld } from '../support/proof-world.ts';

const BOX: Box = { min: [-0.5, -0.5, 0], max: [0.5, 0.5, 1] };
const ANCHOR: Vec3 = [7.5, 7.5, 0];

const MAP = {
  version: 1,
  name: 'inspectproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: 16 }, () => '.'.repeat(16)),
  statics: [
    ['proof_box', 7, 7],
    ['proof_lamp', 9, 8],
  ],
  start: [8, 7.5],
};

let world: ProofWorld;
let page: Page;
let errors: readonly string[];
let game: JSHandle<Inspection>;
let view: FrameView;

beforeAll(async () => {
  world = await openProofWorld(MAP, [createBoxSheet('proof_box', BOX), createLampSheet('proof_lamp')]);
  ({ page, errors } = await world.stage.open({ map: 'inspectproof', zoom: '4', time: '12', freeze: '1' }));
  game = await gameOn(page);
  view = await game.evaluate((inspection) => inspection.view);
});
afterAll(() => world?.close());

/** Column and row of the images that show a point of the world. */
function texelOf(point: Vec3): readonly [column: number, row: number] {
  const [x, y] = worldToScreen(...point);
  return [Math.floor(x) - view.cornerX, Math.floor(y) - view.cornerY];
}

async function inspect(point: Vec3): Promise<TexelReport & { readonly light: LightReading }> {
  await settle(page);
  const report = await game.evaluate((inspection, column, row) => inspection.inspect(column, row), ...texelOf(point));
  expect(report.light).toBeDefined();
  return report as TexelReport & { readonly light: LightReading };
}

async function setHour(hour: number): Promise<void> {
  await game.evaluate((inspection, time) => inspection.setHour(time), hour);
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const luminanceOf = ([r, g, b]: Vec3): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const mapThree = (value: (c: 0 | 1 | 2) => number): Vec3 => [value(0), value(1), value(2)];
function expectNear(found: Vec3, expected: Vec3, slack = 2e-3): void {
  for (let c = 0; c < 3; c++) expect(Math.abs(found[c]! - expected[c]!)).toBeLessThan(slack);
}

/** Points in the middle of the faces that the camera sees: south, east, top; and the open ground. */
const SOUTH: Vec3 = [7.5, 8, 0.5];
const EAST: Vec3 = [8, 7.5, 0.5];
const TOP: Vec3 = [7.5, 7.5, 1];
const OPEN_GROUND: Vec3 = [6.3, 9.1, 0];

describe('a texel', () => {
  it.each([
    ['south', SOUTH, 1],
    ['east', EAST, 0],
    ['top', TOP, 2],
  ] as const)('of the box on its %s side is told by sheet, frame, place and maps', async (_, point, axis) => {
    const { thing, surface, light } = await inspect(point);
    expect(thing).toEqual({ sheet: 'proof_box', frame: 0, place: ANCHOR });
    expect(surface).toMatchObject({ tag: SURFACE_TAGS.static, albedo: [150, 140, 130], material: [0, 230, 50] });
    expect(surface.emissive).toEqual([0, 0, 0]);
    expect(surface.normal[axis]).toBeGreaterThan(0.999);
    // The ray through the texel's middle passes the point by half a texel at most, and lies on the face.
    expectNear(light.position, point, 0.05);
    expect(light.position[axis]).toBeCloseTo(point[axis], 2);
  });

  it('of the ground is told by terrain and tile', async () => {
    const { thing, surface } = await inspect(OPEN_GROUND);
    expect(thing).toEqual({ sheet: 'ground_plain', place: [6, 9, expect.closeTo(0, 1)] });
    expect([surface.tag, surface.owner]).toEqual([SURFACE_TAGS.terrain, 0]);
  });

  it('outside the map is nothing', async () => {
    await game.evaluate((inspection) => inspection.pan(0, -2000));
    await settle(page);
    const report = await game.evaluate((inspection) => inspection.inspect(10, 10));
    await game.evaluate((inspection) => inspection.pan(0, 2000));
    expect([report.thing, report.light, report.surface.tag]).toEqual([undefined, undefined, SURFACE_TAGS.none]);
  });
});

describe('the terms of its light', () => {
  /** Sun, sky and ground by the look's laws. */
  function lawsOf(phase: 'day' | 'night', toSun: Vec3, normal: Vec3, sunShare: number) {
    const { sunColor, sunStrength, skyColor, skyStrength } = LOOK_DEFAULTS.phases[phase];
    const facing = Math.max(0, dot(normal, toSun));
    const full = mapThree((c) => (sunColor[c] * sunStrength) / luminanceOf(sunColor));
    const sky = mapThree((c) => skyColor[c] * skyStrength);
    const up = 0.5 + 0.5 * normal[2];
    return {
      facing,
      sun: mapThree((c) => full[c] * facing * sunShare),
      sky: mapThree((c) => sky[c] * up),
      ground: mapThree((c) => LOOK_DEFAULTS.groundAlbedo[c] * (full[c] * toSun[2] + sky[c]) * (1 - up)),
    };
  }

  it.each([
    ['noon', 12, 'day'],
    ['night', 23, 'night'],
  ] as const)('are those of the laws at %s, add up, and band as the look says', async (_, hour, phase) => {
    await setHour(hour);
    const toSun = await game.evaluate((inspection) => inspection.toSun);
    for (const point of [SOUTH, EAST, TOP, OPEN_GROUND]) {
      const { surface, light } = await inspect(point);
      const laws = lawsOf(phase, toSun, surface.normal, light.sunShare);
      expect(light.facing).toBeCloseTo(laws.facing, 4);
      expectNear(light.sun, laws.sun);
      expectNear(light.sky, laws.sky);
      expectNear(light.ground, laws.ground);
      const sum = mapThree((c) => light.sun[c] + light.sky[c] + light.ground[c] + light.gathered[c]);
      expectNear(light.incoming, sum, 1e-4);
      const luminance = luminanceOf(light.incoming);
      const { toonThresholds, toonValues } = LOOK_DEFAULTS;
      if (Math.min(...toonThresholds.map((edge) => Math.abs(edge - luminance))) < 0.02) continue;
      const band = toonThresholds.filter((edge) => luminance >= edge).length;
      expect(light.band).toBe(band);
      if (band > 0) expect(luminanceOf(light.banded)).toBeCloseTo(toonValues[band]!, 3);
      // By day nothing is dimmed: what leaves is the colour times the bands.
      if (phase === 'day') {
        const albedo = mapThree((c) => linearOfDisplay(surface.albedo[c] / 255));
        expectNear(
          light.light,
          mapThree((c) => albedo[c] * light.banded[c]),
          1e-3,
        );
      }
    }
    await setHour(12);
  });

  it('know which ground the box shades', async () => {
    await setHour(17.5);
    const toSun = await game.evaluate((inspection) => inspection.toSun);
    const shaded: Vec3 = [ANCHOR[0] - toSun[0] * 1.6, ANCHOR[1] - toSun[1] * 1.6, 0];
    const [t0, t1] = boxSpan(
      BOX,
      mapThree((c) => shaded[c] - ANCHOR[c]),
      toSun,
    );
    expect(t1).toBeGreaterThan(t0);
    expect((await inspect(shaded)).light).toMatchObject({ sunShare: 0, sun: [0, 0, 0] });
    expect((await inspect(OPEN_GROUND)).light.sunShare).toBeCloseTo(1, 6);
    await setHour(12);
  });

  it('know glow, lamps and corners', async () => {
    await setHour(23);
    const lamp = await inspect([9.6, 8.5, 0.1]);
    expect(lamp.thing?.sheet).toBe('proof_lamp');
    expect([lamp.surface.emissive, Math.round(lamp.surface.emissiveScale)]).toEqual([[255, 170, 60], 10]);
    const { emissiveStrength } = LOOK_DEFAULTS.phases.night;
    const glow = mapThree(
      (c) => linearOfDisplay(lamp.surface.emissive[c] / 255) * lamp.surface.emissiveScale * emissiveStrength,
    );
    expectNear(lamp.light.glow, glow, 5e-3);
    const [column, row] = texelOf([9.2, 9.2, 0]);
    const beside = await inspect([9.2, 9.2, 0]);
    const gathered = await game.evaluate(
      async (inspection, at) => Array.from((await inspection.readGathered()).subarray(at, at + 3)),
      (row * view.width + column) * 4,
    );
    expect(beside.light.gathered).toEqual(gathered);
    expect(luminanceOf(beside.light.gathered)).toBeGreaterThan(0.05);
    await setHour(12);

    const foot: Vec3 = [7.5, 8.04, 0];
    expect((await inspect(foot)).light.openness).toBe(1);
    await game.evaluate((inspection) => inspection.setSwitch('occlusion', true));
    expect((await inspect(foot)).light.openness).toBeCloseTo(LOOK_DEFAULTS.occlusionShade, 3);
    await game.evaluate((inspection) => inspection.setSwitch('occlusion', false));
  });

  it('end in the very light and the very pixel of the picture, rims included', async () => {
    await settle(page);
    const light = await game.evaluate(async (inspection) => Array.from(await inspection.readLight()));
    const picture = await takePicture(page);
    let rims = 0;
    // Down from above the box's upper corner, across its rim.
    const [column, top] = texelOf([7.1, 7.1, 1.2]);
    for (let row = top; row < top + 14; row++) {
      const report = await game.evaluate((inspection, x, y) => inspection.inspect(x, y), column, row);
      const at = (row * view.width + column) * 4;
      expect(report.light!.light).toEqual(light.slice(at, at + 3));
      const x = (column - GUARD_TEXELS) * view.zoom - view.offsetX;
      const y = (row - GUARD_TEXELS) * view.zoom - view.offsetY;
      const pixel = (y * picture.width + x) * 4;
      expect(report.light!.shown).toEqual([...picture.data.subarray(pixel, pixel + 3)]);
      if (report.light!.outline !== undefined) rims++;
    }
    expect(rims).toBe(1);
  });

  it('are the same whatever view is shown, which stays as it is', async () => {
    const plain = await inspect(SOUTH);
    for (const name of ['shadows', 'albedo', 'lit'] as const) {
      await game.evaluate((inspection, wanted) => inspection.setDebugView(wanted), name);
      await settle(page);
      const frames = await game.evaluate((inspection) => inspection.framesDrawn);
      const before = await game.evaluate(async (inspection) => Array.from(await inspection.readLight()));
      const shown = await takePicture(page);
      expect(await inspect(SOUTH)).toEqual(plain);
      expect(comparePictures(await takePicture(page), shown).pixels).toBe(0);
      expect(await game.evaluate(async (inspection) => Array.from(await inspection.readLight()))).toEqual(before);
      expect(await game.evaluate((inspection) => inspection.framesDrawn)).toBe(frames);
    }
    await game.evaluate((inspection) => inspection.setDebugView(undefined));
  });
});

describe('the panel', () => {
  const panelText = (): Promise<string> => page.$eval('#inspector', (panel) => panel.textContent ?? '');
  const isShown = (): Promise<boolean> => page.$eval('#inspector', (panel) => !(panel as HTMLElement).hidden);
  const waitForSheet = (sheet: string): Promise<unknown> =>
    page.waitForFunction((name) => document.querySelector('#inspector h2')?.textContent === name, {}, sheet);

  async function clickOn(point: Vec3): Promise<void> {
    const [column, row] = texelOf(point);
    const x = (column - GUARD_TEXELS + 0.5) * view.zoom - view.offsetX;
    const y = (row - GUARD_TEXELS + 0.5) * view.zoom - view.offsetY;
    await page.mouse.click(x, y);
  }

  it('opens by a click in a debug view, and not in the picture; Escape closes it', async () => {
    await settle(page);
    await clickOn(SOUTH);
    expect(await isShown()).toBe(false);
    await game.evaluate((inspection) => inspection.setDebugView('normal'));
    await settle(page);
    await clickOn(SOUTH);
    await waitForSheet('proof_box');
    expect(await panelText()).toMatch(/albedo\s*#968c82[\s\S]*N·L[\s\S]*arrives[\s\S]*band[\s\S]*shown/);
    // Right of the box, where the panel does not lie.
    await clickOn([9.3, 6.2, 0]);
    await waitForSheet('ground_plain');
    await page.keyboard.press('Escape');
    expect(await isShown()).toBe(false);
    await game.evaluate((inspection) => inspection.setDebugView(undefined));
  });

  it('opens by a key, moves by arrows without moving the world, and follows what changes', async () => {
    await settle(page);
    await page.keyboard.press('i');
    await page.waitForFunction(() => window.tallow!.inspected !== undefined);
    const read = (): Promise<TexelReport> => game.evaluate((inspection) => inspection.inspected!);
    const first = await read();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.down('Shift');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.up('Shift');
    await page.waitForFunction((y) => window.tallow!.inspected!.screenY === y, {}, first.screenY - 8);
    const moved = await read();
    expect([moved.screenX, moved.screenY]).toEqual([first.screenX - 1, first.screenY - 8]);
    expect(await game.evaluate((inspection) => inspection.view)).toEqual(view);
    await setHour(23);
    await page.waitForFunction((sky) => window.tallow!.inspected!.light!.sky[2] < sky / 2, {}, moved.light!.sky[2]);
    await setHour(12);
    await page.keyboard.press('Escape');
    expect(await isShown()).toBe(false);
    expect(errors).toEqual([]);
  });
});
