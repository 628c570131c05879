import type { PassFigures } from '../../../game/frame/pass-meter.ts';
import { atLeast, atMost, createRow, type Row } from '../row.ts';
import { SPRITES } from './plan-sprites.ts';

/** Over the lit peer's whole frame. */
const FRAME_RATIO_BAR = 0.5;
/** Over the quickest peer's own thread. */
const SUBMIT_RATIO_BAR = 0.1;
/** Of the surface pass, which draws all sprites. */
const DRAWS_BAR = 4;

const LIT_PEER = 'phaser, lit';

export interface MeasuredRenderer {
  readonly name: string;
  /** A frame like the one before: milliseconds to its last pixel, and those of the page's own thread. */
  readonly stillMs: number;
  readonly stillSubmitMs: number;
  /** A frame that is scrolled by a pixel. */
  readonly scrolledMs: number;
  readonly scrolledSubmitMs: number;
  /** Of a still frame, all passes. */
  readonly draws: number;
  readonly stillBytes: number;
  readonly scrolledBytes: number;
}

export interface MeasuredSprites {
  /** Ours first. */
  readonly measured: readonly MeasuredRenderer[];
  /** Of our frame. */
  readonly passes: readonly PassFigures[];
  /** Sprites that our frame drew. */
  readonly seen: number;
  /** WebGL's name of what drew. */
  readonly renderer: string;
}

type Figure = Exclude<keyof MeasuredRenderer, 'name'>;

export function describeSprites({ measured, passes, seen, renderer }: MeasuredSprites): Row[] {
  const [ours, ...peers] = measured as [MeasuredRenderer, ...MeasuredRenderer[]];
  const lit = peers.find(({ name }) => name === LIT_PEER)!;
  const told = (id: string, what: string, figure: Figure, unit: string): Row =>
    createRow({
      id: `sprites.${id}`,
      what,
      value: ours[figure],
      unit,
      peers: peers.map((peer) => ({ name: peer.name, value: peer[figure] })),
    });
  const ratio = (id: string, what: string, value: number, limit: number): Row =>
    createRow({ id: `sprites.${id}`, what, value, unit: 'x', bar: atMost(limit) });
  const least = (figure: Figure): number => Math.min(...peers.map((peer) => peer[figure]));
  const surface = passes.find(({ pass }) => pass === 'surface')!;
  return [
    createRow({
      id: 'sprites.seen',
      what: `sprites in view; ${renderer}`,
      value: seen,
      unit: 'sprites',
      bar: atLeast(SPRITES),
    }),
    told('still', 'a still frame, to its last pixel', 'stillMs', 'ms'),
    ratio('still-ratio', `the same over ${LIT_PEER}`, ours.stillMs / lit.stillMs, FRAME_RATIO_BAR),
    told('scrolled', 'a frame scrolled by a pixel', 'scrolledMs', 'ms'),
    ratio('scrolled-ratio', `the same over ${LIT_PEER}`, ours.scrolledMs / lit.scrolledMs, FRAME_RATIO_BAR),
    told('submit', "the page's own thread, a still frame", 'stillSubmitMs', 'ms'),
    ratio(
      'submit-ratio',
      'the same over the quickest peer',
      ours.stillSubmitMs / least('stillSubmitMs'),
      SUBMIT_RATIO_BAR,
    ),
    told('scrolled-submit', "the page's own thread, a scrolled frame", 'scrolledSubmitMs', 'ms'),
    ratio(
      'scrolled-submit-ratio',
      'the same over the quickest peer',
      ours.scrolledSubmitMs / least('scrolledSubmitMs'),
      SUBMIT_RATIO_BAR,
    ),
    createRow({
      id: 'sprites.draws',
      what: 'draws of the pass that draws the sprites, ground included',
      value: surface.draws,
      unit: 'draws',
      bar: atMost(DRAWS_BAR),
    }),
    told('frame-draws', 'draws of a whole frame', 'draws', 'draws'),
    createRow({
      id: 'sprites.still-bytes',
      what: 'bytes that a still frame uploads',
      value: ours.stillBytes,
      unit: 'bytes',
      bar: atMost(0),
      peers: peers.map((peer) => ({ name: peer.name, value: peer.stillBytes })),
    }),
    told('scrolled-bytes', 'bytes that a scrolled frame uploads', 'scrolledBytes', 'bytes'),
  ];
}
