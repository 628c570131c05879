// The benchmarks by name. Each is loaded when it is asked for: none should pay for another's packages.

import { ScriptError } from '../script-error.ts';
import type { Row } from './row.ts';

/** @returns the figures; progress goes to stderr */
export type Bench = () => Promise<readonly Row[]>;

interface BenchEntry {
  readonly what: string;
  readonly load: () => Promise<Bench>;
}

export const BENCHES = {
  pack: {
    what: 'pages and their fill, beside maxrects-packer and potpack',
    load: async () => (await import('./pack/bench-pack.ts')).benchPack,
  },
  shells: {
    what: 'triangles, errors and bytes of shadow shells, beside meshoptimizer',
    load: async () => (await import('./shells/bench-shells.ts')).benchShells,
  },
  bricks: {
    what: 'bytes of bricks, and a village of them composed in a worker',
    load: async () => (await import('./bricks/bench-bricks.ts')).benchBricks,
  },
  baker: {
    what: 'cold and warm bakes of a fixed set: speed and memory',
    load: async () => (await import('./baker/bench-baker.ts')).benchBaker,
  },
  wire: {
    what: 'bytes of texels, beside PNG and lossless WebP of the same maps',
    load: async () => (await import('./wire/bench-wire.ts')).benchWire,
  },
  shadow: {
    what: "density of the sun's shadow map, beside Babylon's cascades",
    load: async () => (await import('./shadow/bench-shadow.ts')).benchShadow,
  },
  qualities: {
    what: 'what coarser shadows change of a picture',
    load: async () => (await import('./qualities/bench-qualities.ts')).benchQualities,
  },
  frame: {
    what: 'time of a frame with and without each effect, in the browser',
    load: async () => (await import('./frame/bench-frame.ts')).benchFrame,
  },
  lights: {
    what: 'what 250 lights add to a frame, in the browser',
    load: async () => (await import('./lights/bench-lights.ts')).benchLights,
  },
  sprites: {
    what: '4,000 sprites in one view, beside phaser, pixi.js and SpriteManager',
    load: async () => (await import('./sprites/bench-sprites.ts')).benchSprites,
  },
  renderers: {
    what: 'how far the picture of another renderer differs',
    load: async () => (await import('./renderers/bench-renderers.ts')).benchRenderers,
  },
  relight: {
    what: 'sprites of known shapes, beside PBR meshes of the same shapes',
    load: async () => (await import('./relight/bench-relight.ts')).benchRelight,
  },
  depth: {
    what: 'whose each pixel is, beside the depth sort of phaser and pixi.js',
    load: async () => (await import('./depth/bench-depth.ts')).benchDepth,
  },
  mutations: {
    what: 'faults made in shaders by rule: how many the kept pictures show',
    load: async () => (await import('./mutations/bench-mutations.ts')).benchMutations,
  },
  watch: {
    what: 'time from a changed sheet to its picture in the running game',
    load: async () => (await import('./watch/bench-watch.ts')).benchWatch,
  },
} as const satisfies Record<string, BenchEntry>;

export type BenchName = keyof typeof BENCHES;

function isBenchName(name: string): name is BenchName {
  return Object.hasOwn(BENCHES, name);
}

/** @returns a line for each benchmark */
export function listBenches(): string {
  return Object.entries(BENCHES)
    .map(([name, { what }]) => `  ${name.padEnd(9)} ${what}`)
    .join('\n');
}

/** @throws ScriptError that lists the names, when one is unknown or there is none */
export function parseBenchNames(words: readonly string[]): BenchName[] {
  const unknown = words.filter((word) => !isBenchName(word));
  if (words.length > 0 && unknown.length === 0) return words.filter(isBenchName);
  const problem = words.length === 0 ? 'No benchmark was named.' : `There is no benchmark named ${unknown.join(', ')}.`;
  throw new ScriptError(`${problem} Name one or more of:\n${listBenches()}`);
}
