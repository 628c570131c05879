// Sprites of shapes in closed form, relit by the game, beside Babylon's PBR material on meshes of the same shapes: the same sun, the same
// sky, no bands, no shadows. What the eye compares: display values.

import { join } from 'node:path';
import { build } from 'esbuild';
import type { FrameView } from '../../../game/frame/frame-view.ts';
import { SURFACE_TAGS } from '../../../game/frame/surface/surface-tags.ts';
import { anchorOf, type PlacedStatic } from '../../../game/world/place-statics.ts';
import { LOOK_DEFAULTS, phaseAt } from '../../../shared/look/look.ts';
import { irradiance } from '../../../shared/look/radiometry.ts';
import { sunAndSky } from '../../../shared/look/sun-and-sky.ts';
import { sunAt } from '../../../shared/look/sun-path.ts';
import { HALF_TILE_PX, PX_PER_UNIT, TO_CAMERA } from '../../../shared/projection.ts';
import { linearToSrgb, srgbToLinear } from '../../../shared/srgb.ts';
import type { Vec3 } from '../../../shared/vector.ts';
import { buildGame } from '../../page/build-game.ts';
import { gameOn, watchPage } from '../../page/open-game.ts';
import type { ProofModule, ProofWorld } from '../depth/bench-depth.ts';
import { loadTestModule } from '../load-test-module.ts';
import { atLeast, atMost, createRow, type Row } from '../row.ts';
import type { MeshScene } from './page/pbr-meshes.ts';
import { createShapeSheet, SHAPES } from './shapes.ts';

/** Of 255, over all pixels and channels. */
const MEAN_ERROR_BAR = 2;
/** Per cent of the pixels whose channels are all within... */
const WITHIN_BAR = 99;
/** ... so much of 255. */
const WITHIN_BYTES = 8;

/** Late morning to evening: the sun from several sides, high and low. */
const HOURS = [9, 12, 15, 17];

const EDGE_TILES = 20;
const MAP = {
  version: 1,
  name: 'relightproof',
  legend: { '.': 'ground_plain' },
  terrain: Array.from({ length: EDGE_TILES }, () => '.'.repeat(EDGE_TILES)),
  // So far apart that none covers another.
  statics: SHAPES.map(({ name }, i) => [name, 7 + 3 * i, 13 - 3 * i]),
  start: [EDGE_TILES / 2, EDGE_TILES / 2],
};

/** Depth of the meshes' clip space, units along the ray to either side of the view's middle. */
const CLIP_REACH_UNITS = 64;

/** Game axes to clip space, by columns: rows of the picture from the first down, as the game's images have them. */
function projectionOf({ width, height, cornerX, cornerY }: FrameView): number[] {
  const right = 2 / width;
  const down = 2 / height;
  const middleNearness = (cornerY + height / 2) / (2 * HALF_TILE_PX);
  const near = -1 / CLIP_REACH_UNITS;
  return [
    HALF_TILE_PX * right,
    HALF_TILE_PX * down,
    TO_CAMERA[0] * near,
    0,
    -HALF_TILE_PX * right,
    HALF_TILE_PX * down,
    TO_CAMERA[1] * near,
    0,
    0,
    -PX_PER_UNIT * down,
    TO_CAMERA[2] * near,
    0,
    -cornerX * right - 1,
    -cornerY * down - 1,
    -middleNearness * near,
    1,
  ];
}

interface DrawnHour {
  readonly light: readonly number[];
  readonly tags: readonly number[];
}

interface Errors {
  sum: number;
  within: number;
  pixels: number;
  /** Pixels that only one of the two covers. */
  uncovered: number;
}

function compare(ours: DrawnHour, theirs: readonly number[], errors: Errors): void {
  for (const [i, tag] of ours.tags.entries()) {
    const isOurs = tag === SURFACE_TAGS.static;
    const isTheirs = theirs[i * 4 + 3]! > 0;
    if (isOurs !== isTheirs) errors.uncovered++;
    if (!isOurs || !isTheirs) continue;
    const off = [0, 1, 2].map((c) => Math.abs(linearToSrgb(ours.light[i * 4 + c]!) - linearToSrgb(theirs[i * 4 + c]!)));
    errors.sum += (off[0]! + off[1]! + off[2]!) / 3;
    errors.pixels++;
    if (Math.max(...off) <= WITHIN_BYTES) errors.within++;
  }
}

function planMeshes(view: FrameView, statics: readonly PlacedStatic[], hour: number): MeshScene {
  const sun = sunAt(hour);
  const phase = phaseAt(LOOK_DEFAULTS, hour);
  const light = sunAndSky(
    LOOK_DEFAULTS,
    { ...phase, sunStrength: irradiance(phase.sunStrength * sun.fade) },
    sun.direction,
  );
  return {
    width: view.width,
    height: view.height,
    projection: projectionOf(view),
    toSun: sun.direction,
    sun: light.sun,
    sky: light.sky,
    ground: light.ground,
    meshes: statics.map((placed) => {
      const shape = SHAPES.find(({ name }) => name === placed.sprite)!;
      return {
        at: anchorOf(placed),
        albedo: shape.color.map((byte) => srgbToLinear(byte)) as unknown as Vec3,
        ...shape.surface,
      };
    }),
  };
}

async function measure({ stage }: ProofWorld): Promise<Errors> {
  const { page } = await stage.open({
    map: MAP.name,
    zoom: '2',
    freeze: '1',
    disable: 'toon,outline,shadows,lamps,specular',
  });
  const game = await gameOn(page);
  const { view, statics } = await game.evaluate((inspection) => ({
    view: inspection.view,
    statics: inspection.statics,
  }));
  const { page: meshPage } = await watchPage(stage.launched.browser, { width: 64, height: 64, dpr: 1 });
  await meshPage.goto('about:blank');
  const entryPoints = [join(import.meta.dirname, 'page/pbr-meshes.ts')];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', write: false, logLevel: 'error' });
  await meshPage.addScriptTag({ content: outputFiles[0]!.text });
  const errors: Errors = { sum: 0, within: 0, pixels: 0, uncovered: 0 };
  for (const hour of HOURS) {
    // A page in the background draws nothing.
    await page.bringToFront();
    const ours = await game.evaluate(async (inspection, time) => {
      inspection.setHour(time);
      await inspection.settled();
      const light = Array.from(await inspection.readLight());
      const albedo = await inspection.readSurface('albedo');
      return { light, tags: Array.from({ length: albedo.length / 4 }, (_, i) => albedo[i * 4 + 3]!) };
    }, hour);
    const theirs = await meshPage.evaluate((scene) => window.drawMeshes(scene), planMeshes(view, statics, hour));
    compare(ours, theirs, errors);
  }
  return errors;
}

export async function benchRelight(): Promise<readonly Row[]> {
  await buildGame();
  const { openProofWorld } = await loadTestModule<ProofModule>('support/proof-world.ts');
  process.stderr.write('Baking the shapes ...\n');
  const world = await openProofWorld(MAP, SHAPES.map(createShapeSheet));
  try {
    const { sum, within, pixels, uncovered } = await measure(world);
    const what = `${SHAPES.length} shapes at ${HOURS.length} hours against PBR meshes, ${pixels} pixels`;
    return [
      createRow({
        id: 'relight.mean-error',
        what: `${what}, mean difference of 255`,
        value: sum / pixels,
        unit: '/255',
        bar: atMost(MEAN_ERROR_BAR),
      }),
      createRow({
        id: 'relight.within',
        what: `pixels within ${WITHIN_BYTES} of 255`,
        value: (100 * within) / pixels,
        unit: '%',
        bar: atLeast(WITHIN_BAR),
      }),
      createRow({
        id: 'relight.uncovered',
        what: 'pixels that only the sprite or only the mesh covers, over those of both',
        value: (100 * uncovered) / pixels,
        unit: '%',
      }),
    ];
  } finally {
    await world.close();
  }
}
