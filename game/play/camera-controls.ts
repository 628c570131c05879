// Wheel, arrows and W A S D move the camera, H lifts the roofs. Keys are taken by place on the keyboard, so they work on every layout.

import { ZOOM_MAX, ZOOM_MIN } from '../core/url-options.ts';
import { type Camera, deviceZoom, panCamera, zoomCamera } from './camera.ts';

/** Speed of scrolling by keys, texels a second: about six tiles. */
const PAN_TEXELS_PER_SECOND = 200;

const PAN_KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  KeyA: [-1, 0],
  ArrowRight: [1, 0],
  KeyD: [1, 0],
  ArrowUp: [0, -1],
  KeyW: [0, -1],
  ArrowDown: [0, 1],
  KeyS: [0, 1],
};

const ROOF_KEY = 'KeyH';

export interface CameraEvents {
  /** The camera moved, or a held key wants it to. */
  readonly onChange: () => void;
  /** The player wants the next roof view. */
  readonly onRoofs: () => void;
}

export class CameraControls {
  camera: Camera;
  /** Zoom level, ZOOM_MIN to ZOOM_MAX, in CSS pixels a texel. */
  #level: number;
  readonly #held = new Set<string>();
  readonly #abort = new AbortController();
  /** Part of a device pixel that key scrolling has not moved yet. */
  #restX = 0;
  #restY = 0;

  constructor(canvas: HTMLCanvasElement, camera: Camera, level: number, { onChange, onRoofs }: CameraEvents) {
    this.camera = camera;
    this.#level = level;
    const { signal } = this.#abort;
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.code === ROOF_KEY && !event.repeat) onRoofs();
        if (!(event.code in PAN_KEYS)) return;
        this.#held.add(event.code);
        event.preventDefault();
        onChange();
      },
      { signal },
    );
    window.addEventListener('keyup', (event) => this.#held.delete(event.code), { signal });
    // A key that is released in another window never tells us.
    window.addEventListener('blur', () => this.#held.clear(), { signal });
    canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const box = canvas.getBoundingClientRect();
        const scale = canvas.width / box.width;
        const fromMiddleX = Math.round((event.clientX - box.left) * scale - canvas.width / 2);
        const fromMiddleY = Math.round((event.clientY - box.top) * scale - canvas.height / 2);
        if (this.#zoomTo(this.#level + Math.sign(-event.deltaY), fromMiddleX, fromMiddleY)) onChange();
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
    return this.#held.size > 0;
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
    for (const code of this.#held) {
      const [dx, dy] = PAN_KEYS[code]!;
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
