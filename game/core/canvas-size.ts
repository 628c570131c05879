// How many device pixels a canvas covers: drawn at any other size it would be stretched, and texels would no longer be squares.

/** By how much the browser's own figure may differ from the computed one: it places edges on whole device pixels. */
const SNAP_MAX_PX = 1;

/**
 * Device pixels along one side.
 *
 * @param told what the browser says, undefined where it says nothing
 * @param cssLength CSS pixels, with their fraction
 * @param ratio device pixels a CSS pixel
 */
export function devicePixelsOf(told: number | undefined, cssLength: number, ratio: number): number {
  const computed = cssLength * ratio;
  // Only the browser knows to which side it rounds. The emulated screens of developer tools have it tell CSS pixels.
  return told !== undefined && Math.abs(told - computed) <= SNAP_MAX_PX ? told : Math.round(computed);
}

/** Tells the canvas's size in device pixels, at the start and whenever it changes. */
export class CanvasSize {
  readonly #canvas: HTMLCanvasElement;
  readonly #onSize: (width: number, height: number) => void;
  readonly #observer: ResizeObserver;
  #told: ResizeObserverSize | undefined;
  #ratio = window.devicePixelRatio;

  constructor(canvas: HTMLCanvasElement, onSize: (width: number, height: number) => void) {
    this.#canvas = canvas;
    this.#onSize = onSize;
    this.#observer = new ResizeObserver((entries) => {
      this.#told = entries.at(-1)?.devicePixelContentBoxSize?.[0];
      this.#report();
    });
    try {
      this.#observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
      this.#observer.observe(canvas);
    }
  }

  /** Call every frame: a window that moves to a denser screen keeps its CSS size, and not every browser tells of it. */
  refresh(): void {
    if (window.devicePixelRatio !== this.#ratio) this.#report();
  }

  dispose(): void {
    this.#observer.disconnect();
  }

  #report(): void {
    this.#ratio = window.devicePixelRatio;
    const { width, height } = this.#canvas.getBoundingClientRect();
    this.#onSize(
      devicePixelsOf(this.#told?.inlineSize, width, this.#ratio),
      devicePixelsOf(this.#told?.blockSize, height, this.#ratio),
    );
  }
}
