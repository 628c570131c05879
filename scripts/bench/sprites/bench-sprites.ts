// 4,000 sprites in one view at night among four lamps: whole frames of the game, with surface, lamps, light, outlines and all, beside
// others' sprites at the same places: lit by normal maps, and plain. Each draws the same frame again, then one that is scrolled.

import { bakeIfMissing } from '../../bake.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { overlayBake } from '../../catalogue/overlay-bake.ts';
import { readBake } from '../../catalogue/read-bake.ts';
import { BAKED_FOLDER } from '../../folders.ts';
import { buildGame } from '../../page/build-game.ts';
import { gameOn, type PageSize } from '../../page/open-game.ts';
import { serveGame } from '../../page/serve-game.ts';
import type { Row } from '../row.ts';
import { medianOf } from '../take-turns.ts';
import { describeSprites, type MeasuredRenderer } from './describe-sprites.ts';
import { type OpenOptions, openOurs, openPeerPage, PEER_NAMES, type SteppedRenderer, ZOOM } from './open-renderers.ts';
import type { StepFigures } from './page/graphics-probe.ts';
import { createPeerScene } from './peer-scene.ts';
import { planSprites } from './plan-sprites.ts';

/** 1280 x 720 texels, and as many pixels for the peers. */
const SIZE: PageSize = { width: 1280 * ZOOM, height: 720 * ZOOM, dpr: 1 };

/** The lamps burn. Coarse shells cast the shadows: these stand still, and loading thousands of fine ones takes minutes. */
const OPTIONS = { map: 'catalogue', focus: '64,64', zoom: String(ZOOM), time: '22', freeze: '1', shadows: 'low' };

const ROUNDS = 5;
/** Frames that are drawn first: they compile, and fill buffers. */
const WARM_UP_ROUNDS = 1;

/** Pixels between two scrolled frames. */
const SCROLL_PX = 1;

function summarise(name: string, still: readonly StepFigures[], scrolled: readonly StepFigures[]): MeasuredRenderer {
  const median = (steps: readonly StepFigures[], key: keyof StepFigures): number =>
    medianOf(steps.map((one) => one[key]));
  return {
    name,
    stillMs: median(still, 'frameMs'),
    stillSubmitMs: median(still, 'submitMs'),
    scrolledMs: median(scrolled, 'frameMs'),
    scrolledSubmitMs: median(scrolled, 'submitMs'),
    draws: median(still, 'draws'),
    stillBytes: Math.max(...still.map(({ uploadedBytes }) => uploadedBytes)),
    scrolledBytes: median(scrolled, 'uploadedBytes'),
  };
}

/** Each renderer in turn, so that a busy machine slows all of them alike. */
async function measureAll(renderers: readonly (readonly [string, SteppedRenderer])[]): Promise<MeasuredRenderer[]> {
  const steps = renderers.map(() => ({ still: [] as StepFigures[], scrolled: [] as StepFigures[] }));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const [i, [, renderer]] of renderers.entries()) {
      const pixels = (round + WARM_UP_ROUNDS + 1) * SCROLL_PX;
      const scrolled = await renderer.step(pixels);
      const still = await renderer.step(pixels);
      if (round < 0) continue;
      steps[i]!.scrolled.push(scrolled);
      steps[i]!.still.push(still);
    }
  }
  return renderers.map(([name], i) => summarise(name, steps[i]!.still, steps[i]!.scrolled));
}

async function measure(options: OpenOptions, url: string): Promise<readonly Row[]> {
  process.stderr.write('Opening the game ...\n');
  const ours = await openOurs(options, url, OPTIONS);
  const game = await gameOn(ours.page);
  const { statics, view, seen, renderer } = await game.evaluate((inspection) => ({
    statics: inspection.statics,
    view: inspection.view,
    seen: inspection.visible.length,
    renderer: inspection.renderer,
  }));
  const passes = await game.evaluate((inspection) => inspection.measurePasses(1, false));
  const scene = await createPeerScene(statics, view);
  const renderers: [string, SteppedRenderer][] = [['Tallow', ours]];
  for (const name of PEER_NAMES) {
    process.stderr.write(`Opening ${name} ...\n`);
    renderers.push([name, await openPeerPage(options, name, scene)]);
  }
  process.stderr.write('Measuring ...\n');
  const measured = await measureAll(renderers);
  return describeSprites({ measured, passes, seen, renderer });
}

export async function benchSprites(): Promise<readonly Row[]> {
  await bakeIfMissing();
  const bake = readBake(BAKED_FOLDER);
  const overlay = overlayBake(bake.folder, bake.manifest, planSprites(SIZE.width / ZOOM, SIZE.height / ZOOM));
  const server = await serveGame({ gameFolder: await buildGame(), bakedFolder: overlay.folder });
  const { browser, renderer } = await launchBrowser();
  try {
    return await measure({ browser, renderer, size: SIZE }, server.url);
  } finally {
    await browser.close();
    await server.close();
    overlay.remove();
  }
}
