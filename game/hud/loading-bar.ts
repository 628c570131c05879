/** A bar with real progress: sprites that arrived of sprites that the map needs. */
export class LoadingBar {
  readonly #box = document.createElement('div');
  readonly #progress = document.createElement('progress');

  constructor(hud: HTMLElement) {
    this.#box.className = 'loading';
    this.#progress.setAttribute('aria-label', 'Loading');
    this.#box.append(this.#progress);
    hud.append(this.#box);
  }

  show(done: number, total: number): void {
    this.#progress.max = total;
    this.#progress.value = done;
  }

  remove(): void {
    this.#box.remove();
  }
}
