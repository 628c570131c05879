import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ZOOM_MAX, ZOOM_MIN } from '../../game/core/url-options.ts';
import { messageOf, ScriptError } from '../script-error.ts';
import { isLightName, LIGHT_NAMES, type LightName } from './lights.ts';

/** What a sheet shows of its sprites. */
export const VIEWS = ['sheet', 'row', 'mosaic', 'frames'] as const;
export type View = (typeof VIEWS)[number];

const OUT_DEFAULT = 'out/catalogue';
const ZOOM_DEFAULT = 4;

export const CATALOGUE_HELP = `Usage: npm run catalogue -- [--out DIR] [options] [NAME or PATTERN...]

Bakes what changed into a folder of its own and draws contact sheets with the game itself: one picture a light and family. What
a sprite's family is follows from its class and tags in assets/catalogue/.
A pattern has stars: 'wall_*_x'. Without names, every sprite that has a sheet.

  --out DIR        where the pictures go (${OUT_DEFAULT})
  --lights LIST    of ${LIGHT_NAMES.join(',')} (all)
  --zoom N         pixels a texel, ${ZOOM_MIN} to ${ZOOM_MAX} (${ZOOM_DEFAULT})
  --view sheet     each sprite once, a lamp post beside it (the default)
         row       four of each in a row, the way its modules meet
         mosaic    each ground as a field of 12 x 12 tiles
         frames    every frame: facings beside each other, steps and variants below each other
  --baked DIR      draw this bake, as it is
  --docs           draw the pictures of docs/catalogue/, and nothing else

Environment: PUPPETEER_EXECUTABLE_PATH (browser), TALLOW_RENDERER=swiftshader|llvmpipe, TALLOW_GPU_FLAGS (a real GPU).`;

export interface CatalogueOptions {
  /** Folder of the pictures, absolute. */
  readonly out: string;
  /** Each once, in the order of LIGHT_NAMES. */
  readonly lights: readonly LightName[];
  /** Pixels a texel. */
  readonly zoom: number;
  readonly view: View;
  /** A bake to draw as it is, absolute; undefined: bake first. */
  readonly baked: string | undefined;
  /** Draw the committed selection; the other options but `baked` are the defaults. */
  readonly docs: boolean;
  /** Names and patterns; none: every sprite that has a sheet. */
  readonly names: readonly string[];
}

function parseLights(text: string | undefined): readonly LightName[] {
  if (text === undefined) return LIGHT_NAMES;
  const words = text.split(',').filter((word) => word !== '');
  const unknown = words.find((word) => !isLightName(word));
  if (unknown !== undefined || words.length === 0) {
    throw new ScriptError(`--lights is "${text}", expected some of ${LIGHT_NAMES.join(',')}.`);
  }
  return LIGHT_NAMES.filter((name) => words.includes(name));
}

function parseZoom(text: string | undefined): number {
  const zoom = text === undefined ? ZOOM_DEFAULT : Number(text);
  if (Number.isInteger(zoom) && zoom >= ZOOM_MIN && zoom <= ZOOM_MAX) return zoom;
  throw new ScriptError(`--zoom is "${text}", expected a whole number from ${ZOOM_MIN} to ${ZOOM_MAX}.`);
}

function parseView(text: string | undefined): View {
  const view = VIEWS.find((name) => name === (text ?? VIEWS[0]));
  if (view !== undefined) return view;
  throw new ScriptError(`--view is "${text}", expected one of ${VIEWS.join(', ')}.`);
}

/**
 * @returns undefined when the help is asked for
 * @throws ScriptError that says which option is wrong
 */
export function parseCatalogueOptions(words: readonly string[]): CatalogueOptions | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { out: text, lights: text, zoom: text, view: text, baked: text, docs: flag, help: flag } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (cause) {
    throw new ScriptError(`${messageOf(cause)}\n\n${CATALOGUE_HELP}`, { cause });
  }
  const { values, positionals } = parsed;
  if (values.help === true) return undefined;
  const { docs = false, baked: _, ...others } = values;
  if (docs && positionals.length + Object.keys(others).length > 0) {
    throw new ScriptError(
      '--docs goes with --baked only: what it draws is decided in scripts/catalogue/docs-selection.ts.',
    );
  }
  return {
    out: resolve(values.out ?? OUT_DEFAULT),
    lights: parseLights(values.lights),
    zoom: parseZoom(values.zoom),
    view: parseView(values.view),
    baked: values.baked === undefined ? undefined : resolve(values.baked),
    docs,
    names: positionals,
  };
}
