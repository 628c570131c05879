import { RENDERERS, rendererKey } from '../../browser/renderers.ts';
import { atMost, createRow, type Row } from '../row.ts';

/** A still frame on a GPU, milliseconds. On a software renderer only ratios mean anything. */
const STILL_BAR_MS = 3;

export interface FrameTimes {
  /** What was drawn, for people. */
  readonly scene: string;
  /** WebGL's name of what drew. */
  readonly renderer: string;
  readonly stillMs: number;
  /** With the sun's map drawn anew in each frame. */
  readonly redrawnMs: number;
  /** Still frames without one of the effects each. */
  readonly without: readonly { readonly name: string; readonly ms: number }[];
}

export function describeFrames({ scene, renderer, stillMs, redrawnMs, without }: FrameTimes): Row[] {
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
    ...without.flatMap(({ name, ms }) => [
      createRow({ id: `frame.without-${name}`, what: `still, ${name} off`, value: ms, unit: 'ms' }),
      createRow({ id: `frame.${name}-ratio`, what: `${name} on over off`, value: stillMs / ms, unit: 'x' }),
    ]),
  ];
}
