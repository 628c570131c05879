import type { PassFigures } from '../../../game/frame/pass-meter.ts';
import { CIRCLES_MAX } from '../../../game/frame/see-through/circles.ts';
import { RENDERERS, rendererKey } from '../../browser/renderers.ts';
import { atMost, createRow, type Row } from '../row.ts';

/** A still frame on a GPU, milliseconds. On a software renderer only ratios mean anything. */
const STILL_BAR_MS = 3;

/** Draws of a frame, all passes together, the sun's map included. */
const DRAWS_BAR = 40;

/** Still frames with an effect and without it, milliseconds. */
export interface OnOffTimes {
  readonly onMs: number;
  readonly offMs: number;
}

export interface SwitchTimes extends OnOffTimes {
  readonly name: string;
}

export interface FrameTimes {
  /** What was drawn, for people. */
  readonly scene: string;
  /** WebGL's name of what drew. */
  readonly renderer: string;
  readonly stillMs: number;
  /** With the sun's map drawn anew in each frame. */
  readonly redrawnMs: number;
  readonly switches: readonly SwitchTimes[];
  /** With CIRCLES_MAX circles, and with the same mobiles and none. */
  readonly circles: OnOffTimes;
  /** Of a frame that draws the sun's map anew. */
  readonly passes: readonly PassFigures[];
}

/** Who asks for a draw: the sun's map, what stands in the world, or one of the passes over their images. */
function groupOf(pass: string): 'shadow' | 'scene' | 'post' {
  if (pass === 'shadow') return 'shadow';
  return pass === 'surface' ? 'scene' : 'post';
}

function describeDraws(passes: readonly PassFigures[]): Row[] {
  const sumOf = (group?: string): number =>
    passes.reduce((sum, { pass, draws }) => sum + (group === undefined || groupOf(pass) === group ? draws : 0), 0);
  return [
    createRow({
      id: 'frame.draws',
      what: "draws of a frame, all passes, the sun's map drawn anew",
      value: sumOf(),
      unit: 'draws',
      bar: atMost(DRAWS_BAR),
    }),
    ...(['shadow', 'scene', 'post'] as const).map((group) =>
      createRow({ id: `frame.draws-${group}`, what: `of them ${group}`, value: sumOf(group), unit: 'draws' }),
    ),
  ];
}

/** The GPU's own times; a software renderer's say when it was given work, not how long it took. */
function describePasses(passes: readonly PassFigures[]): Row[] {
  return passes.flatMap(({ pass, gpuMs }) =>
    gpuMs === null
      ? []
      : [createRow({ id: `frame.pass-${pass}`, what: `GPU time of the pass ${pass}`, value: gpuMs, unit: 'ms' })],
  );
}

export function describeFrames({ scene, renderer, stillMs, redrawnMs, switches, circles, passes }: FrameTimes): Row[] {
  const isSoftware = Object.hasOwn(RENDERERS, rendererKey(renderer));
  return [
    createRow({
      id: 'frame.still',
      what: `a still frame, ${scene}; ${renderer}`,
      value: stillMs,
      unit: 'ms',
      ...(isSoftware ? {} : { bar: atMost(STILL_BAR_MS) }),
    }),
    createRow({ id: 'frame.redraw', what: "with the sun's map drawn anew", value: redrawnMs, unit: 'ms' }),
    createRow({
      id: 'frame.redraw-ratio',
      what: 'the same, over a still frame',
      value: redrawnMs / stillMs,
      unit: 'x',
    }),
    ...switches.flatMap(({ name, onMs, offMs }) => [
      createRow({
        id: `frame.cost-${name}`,
        what: `${name}: still with it, less without`,
        value: onMs - offMs,
        unit: 'ms',
      }),
      createRow({ id: `frame.${name}-ratio`, what: `${name} on over off`, value: onMs / offMs, unit: 'x' }),
    ]),
    createRow({
      id: 'frame.circles-ratio',
      what: `${CIRCLES_MAX} see-through circles over none, the same mobiles in view`,
      value: circles.onMs / circles.offMs,
      unit: 'x',
    }),
    ...describeDraws(passes),
    ...(isSoftware ? [] : describePasses(passes)),
  ];
}
