// A light that follows the pointer over the ground, while the switch `pointer` is on.

import type { GroundShape } from '../../shared/ground-shape.ts';
import { addVec3 } from '../../shared/vector.ts';
import { type FrameView, groundAtPixel } from '../frame/frame-view.ts';
import type { MovingLights } from '../frame/lamps/moving-lights.ts';

/** Height above the ground under the pointer: over what stands about, below the eaves. */
const POINTER_LIGHT_UNITS = 1.2;

export class PointerLight {
  readonly #abort = new AbortController();
  /** Device pixels of the canvas; undefined while the pointer is elsewhere. */
  #pixel: readonly [x: number, y: number] | undefined;
  #id: number | undefined;

  constructor(canvas: HTMLCanvasElement, onMove: () => void) {
    const { signal } = this.#abort;
    canvas.addEventListener(
      'pointermove',
      (event) => {
        const box = canvas.getBoundingClientRect();
        const scale = canvas.width / box.width;
        this.#pixel = [Math.floor((event.clientX - box.left) * scale), Math.floor((event.clientY - box.top) * scale)];
        onMove();
      },
      { signal },
    );
    canvas.addEventListener(
      'pointerleave',
      () => {
        this.#pixel = undefined;
        onMove();
      },
      { signal },
    );
  }

  /** Puts the light where the pointer is in a view, or takes it away. Cheap where nothing changed. */
  update(lights: MovingLights, isOn: boolean, view: FrameView, shape: GroundShape | undefined): void {
    if (!isOn || this.#pixel === undefined) {
      if (this.#id !== undefined) lights.remove(this.#id);
      this.#id = undefined;
      return;
    }
    const place = addVec3(groundAtPixel(view, ...this.#pixel, shape), [0, 0, POINTER_LIGHT_UNITS]);
    if (this.#id === undefined) this.#id = lights.add('pointer', place);
    else lights.move(this.#id, place);
  }

  dispose(): void {
    this.#abort.abort();
  }
}
