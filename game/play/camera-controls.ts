// Wheel and held keys move the camera.

import { ZOOM_MAX, ZOOM_MIN } from '../core/url-options.ts';
import type { ActionKeys } from './action-keys.ts';
import type { Action } from './actions.ts';
import { type Camera, deviceZoom, panCamera, zoomCamera } from './camera.ts';

/** Speed of scrolling by keys, texels a second: about six tiles. */
const PAN_TEXELS_PER_SECOND = 200;

const PANS = [
  ['panLeft', -1, 0],
  ['panRight', 1, 0],
  ['panUp', 0, -1],
  ['panDown', 0, 1],
  // With nobody to run they move the view, too.
  ['runLeft', -1, 0],
  ['runRight', 1, 0],
  ['runUp', 0, -1],
  ['runDown', 0, 1],
] as const satisfies readonly (readonly [Action, number, number])[];

export class CameraControls {
  camera: Camera;
  /** Whether running keys are somebody else's. */
  hasRunner = false;
  /** Zoom level, ZOOM_MIN to ZOOM_MAX, in CSS pixels a texel. */
  #level: number;
  readonly #keys: ActionKeys;
  readonly #abort = new AbortController();
  /** Part of a device pixel that key scrolling has not moved yet. */
  #restX = 0;
  #restY = 0;

  /** @param onZoom called when the wheel has changed the picture */
  constructor(canvas: HTMLCanvasElement, camera: Camera, level: number, keys: ActionKeys, onZoom: () => void) {
    this.camera = camera;
    this.#level = level;
    this.#keys = keys;
    const { signal } = this.#abort;
    canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const box = canvas.getBoundingClientRect();
        const scale = canvas.width / box.width;
        const fromMiddleX = Math.round((event.clientX - box.left) * scale - canvas.width / 2);
        const fromMiddleY = Math.round((event.clientY - box.top) * scale - canvas.height / 2);
        if (this.#zoomTo(this.#level + Math.sign(-event.deltaY), fromMiddleX, fromMiddleY)) onZoom();
      },
      { signal, passive: false },
    );
  }

  /** Zooms about the window's middle. @param level of the address's `zoom` */
  setLevel(level: number): void {
    this.#zoomTo(level, 0, 0);
  }

  /** Takes over a changed device pixel ratio (another screen, the browser's own zoom). */
  refreshZoom(): void {
    const zoom = deviceZoom(this.#level, window.devicePixelRatio);
    if (zoom !== this.camera.zoom) this.camera = zoomCamera(this.camera, zoom, 0, 0);
  }

  /** Zoom level, as the address names it. */
  get level(): number {
    return this.#level;
  }

  get isMoving(): boolean {
    return this.#heldPans.length > 0;
  }

  get #heldPans() {
    return PANS.filter(([action]) => (!this.hasRunner || action.startsWith('pan')) && this.#keys.isHeld(action));
  }

  /** Scrolls by held keys, in whole device pixels. */
  update(seconds: number): void {
    if (!this.isMoving) {
      this.#restX = 0;
      this.#restY = 0;
      return;
    }
    let x = 0;
    let y = 0;
    for (const [, dx, dy] of this.#heldPans) {
      x += dx;
      y += dy;
    }
    const length = Math.hypot(x, y) || 1;
    const distance = PAN_TEXELS_PER_SECOND * this.camera.zoom * seconds;
    this.#restX += (x / length) * distance;
    this.#restY += (y / length) * distance;
    const wholeX = Math.trunc(this.#restX);
    const wholeY = Math.trunc(this.#restY);
    this.#restX -= wholeX;
    this.#restY -= wholeY;
    this.camera = panCamera(this.camera, wholeX, wholeY);
  }

  /** @returns whether the picture changes */
  #zoomTo(level: number, fromMiddleX: number, fromMiddleY: number): boolean {
    this.#level = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, level));
    const zoom = deviceZoom(this.#level, window.devicePixelRatio);
    if (zoom === this.camera.zoom) return false;
    this.camera = zoomCamera(this.camera, zoom, fromMiddleX, fromMiddleY);
    return true;
  }

  dispose(): void {
    this.#abort.abort();
  }
}
