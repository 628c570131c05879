// What the player wants: keys, clicks and the held button become headings, steps and places to go to.

import { DIRECTIONS } from '../../shared/format/map.ts';
import type { GroundShape } from '../../shared/ground-shape.ts';
import { facingAlong, STEPS } from '../../shared/walk/steps.ts';
import { type FrameView, groundAtPixel } from '../frame/frame-view.ts';
import { STEPS_PER_SECOND } from '../simulation/grain.ts';
import type { ActionKeys } from './action-keys.ts';
import type { Action } from './actions.ts';

/** A right button that is let go of within this many steps of the simulation was a click: a fifth of a second. */
const CLICK_STEPS = STEPS_PER_SECOND / 5;

/** Nearer to the cursor than this nobody runs on: they would turn about on the spot. */
const ARRIVED_TILES = 0.4;

const RIGHT_BUTTON = 2;
/** Bit of the right button in an event's `buttons`. */
const RIGHT_HELD = 2;

/** What running keys add up to, screen directions: right and down. */
const RUNS = [
  ['runLeft', -1, 0],
  ['runRight', 1, 0],
  ['runUp', 0, -1],
  ['runDown', 0, 1],
] as const satisfies readonly (readonly [Action, number, number])[];

export const STEP_ACTIONS = [
  ['stepUpLeft', -1, -1],
  ['stepUp', 0, -1],
  ['stepUpRight', 1, -1],
  ['stepLeft', -1, 0],
  ['stepRight', 1, 0],
  ['stepDownLeft', -1, 1],
  ['stepDown', 0, 1],
  ['stepDownRight', 1, 1],
] as const satisfies readonly (readonly [Action, number, number])[];

/** The heading, an index of STEPS, that a direction of the screen is on the ground; undefined: none. */
export function headingOnScreen(right: number, down: number): number | undefined {
  // Right on the screen is east and north, down is east and south.
  const [x, y] = [Math.sign(right + down), Math.sign(down - right)];
  const heading = STEPS.findIndex(([dx, dy]) => dx === x && dy === y);
  return heading < 0 ? undefined : heading;
}

export class PlayerOrders {
  readonly #keys: ActionKeys;
  readonly #abort = new AbortController();
  /** Device pixel of the canvas under the pointer. */
  #pixel: readonly [x: number, y: number] = [0, 0];
  /** Steps that the right button has been held; undefined: it is not. */
  #heldSteps: number | undefined;

  /** @param onClick told the device pixel that was clicked */
  constructor(canvas: HTMLCanvasElement, keys: ActionKeys, onClick: (x: number, y: number) => void) {
    this.#keys = keys;
    const { signal } = this.#abort;
    const pixelOf = ({ clientX, clientY }: MouseEvent): readonly [x: number, y: number] => {
      const box = canvas.getBoundingClientRect();
      const scale = canvas.width / box.width;
      return [Math.floor((clientX - box.left) * scale), Math.floor((clientY - box.top) * scale)];
    };
    canvas.addEventListener('click', (event) => onClick(...pixelOf(event)), { signal });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    canvas.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== RIGHT_BUTTON) return;
        this.#pixel = pixelOf(event);
        this.#heldSteps = 0;
        // The button may be let go of over a window.
        canvas.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    const release = (event: PointerEvent): void => {
      if ((event.buttons & RIGHT_HELD) === 0) this.#heldSteps = undefined;
    };
    canvas.addEventListener('pointerup', release, { signal });
    canvas.addEventListener('pointercancel', () => this.#letGo(), { signal });
    window.addEventListener('blur', () => this.#letGo(), { signal });
    canvas.addEventListener(
      'pointermove',
      (event) => {
        this.#pixel = pixelOf(event);
        if (this.#heldSteps !== undefined) release(event);
      },
      { signal },
    );
  }

  /**
   * The heading to run in during the next step of the simulation; undefined: none is wanted.
   *
   * @param place of the player, game axes
   */
  heading(place: readonly [x: number, y: number], view: FrameView, shape: GroundShape | undefined): number | undefined {
    let right = 0;
    let down = 0;
    for (const [action, x, y] of RUNS) {
      if (!this.#keys.isHeld(action)) continue;
      right += x;
      down += y;
    }
    const byKeys = headingOnScreen(right, down);
    if (this.#heldSteps === undefined || ++this.#heldSteps <= CLICK_STEPS) return byKeys;
    const [x, y] = groundAtPixel(view, ...this.#pixel, shape);
    const [dx, dy] = [x - place[0], y - place[1]];
    const facing = Math.hypot(dx, dy) < ARRIVED_TILES ? undefined : facingAlong(dx, dy);
    return byKeys ?? (facing === undefined ? undefined : DIRECTIONS.indexOf(facing));
  }

  dispose(): void {
    this.#abort.abort();
  }

  #letGo(): void {
    this.#heldSteps = undefined;
  }
}
