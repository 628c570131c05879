// The inspector: a mark on one texel of the world and a panel that tells about it, for as long as it is open. Arrow keys move the
// mark while the panel has the focus.

import type { Game } from '../core/game.ts';
import type { TexelReport } from '../core/texel-report.ts';
import { pixelOfTexel, texelAtPixel } from '../frame/frame-view.ts';
import { createElement } from './create-element.ts';
import { describeReport } from './describe-report.ts';

/** Texels that the mark moves with Shift. */
const STRIDE_TEXELS = 8;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class InspectPanel {
  readonly #game: Game;
  readonly #canvas: HTMLCanvasElement;
  readonly #panel = createElement('section', {
    id: 'inspector',
    class: 'window inspector',
    'aria-label': 'Texel',
    tabindex: '0',
    hidden: '',
  });
  readonly #mark = createElement('div', { class: 'mark', hidden: '' });
  readonly #abort = new AbortController();
  /** World screen texel. */
  #texel: readonly [x: number, y: number] | undefined;
  #report: TexelReport | undefined;
  /** Counts what was asked: an answer to an older question is dropped. */
  #asked = 0;
  #retry = 0;

  constructor(hud: HTMLElement, canvas: HTMLCanvasElement, game: Game) {
    this.#game = game;
    this.#canvas = canvas;
    const { signal } = this.#abort;
    canvas.addEventListener(
      'click',
      (event) => {
        if (this.isOpen || game.debugView !== undefined) this.#showAt(event.clientX, event.clientY);
      },
      { signal },
    );
    this.#panel.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    hud.append(this.#mark, this.#panel);
  }

  get isOpen(): boolean {
    return this.#texel !== undefined;
  }

  /** What the panel shows. */
  get report(): TexelReport | undefined {
    return this.#report;
  }

  /** Opens it for the texel in the window's middle, ready for the arrow keys. */
  openInMiddle(): void {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    this.#showAt(left + width / 2, top + height / 2);
    // What is hidden takes no focus, and the report comes later.
    this.#panel.hidden = false;
    this.#panel.focus();
  }

  close(): void {
    if (!this.isOpen) return;
    const hadFocus = this.#panel.contains(document.activeElement);
    this.#texel = undefined;
    this.#report = undefined;
    this.#panel.hidden = true;
    this.#mark.hidden = true;
    cancelAnimationFrame(this.#retry);
    if (hadFocus) this.#canvas.focus();
  }

  /** Reads the texel again: call after each frame. */
  refresh(): void {
    cancelAnimationFrame(this.#retry);
    if (this.#texel === undefined) return;
    this.#placeMark(this.#texel);
    const { view } = this.#game.settings;
    const [column, row] = [this.#texel[0] - view.cornerX, this.#texel[1] - view.cornerY];
    if (column < 0 || row < 0 || column >= view.width || row >= view.height) return;
    const asked = ++this.#asked;
    const reading = this.#game.inspectTexel(...this.#texel);
    if (reading === undefined) this.#retry = requestAnimationFrame(() => this.refresh());
    else void reading.then((report) => asked === this.#asked && this.isOpen && this.#show(report));
  }

  dispose(): void {
    cancelAnimationFrame(this.#retry);
    this.#abort.abort();
    this.#mark.remove();
    this.#panel.remove();
  }

  #showAt(clientX: number, clientY: number): void {
    const box = this.#canvas.getBoundingClientRect();
    const scale = this.#canvas.width / box.width;
    const pixel = [Math.floor((clientX - box.left) * scale), Math.floor((clientY - box.top) * scale)] as const;
    const { view } = this.#game.settings;
    const [column, row] = texelAtPixel(view, ...pixel);
    this.#texel = [view.cornerX + column, view.cornerY + row];
    this.refresh();
  }

  #onKey(event: KeyboardEvent): void {
    const step = STEPS[event.code];
    if (step === undefined || this.#texel === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const stride = event.shiftKey ? STRIDE_TEXELS : 1;
    this.#texel = [this.#texel[0] + step[0] * stride, this.#texel[1] + step[1] * stride];
    this.refresh();
  }

  #placeMark(texel: readonly [x: number, y: number]): void {
    const { view } = this.#game.settings;
    const [x, y] = pixelOfTexel(view, texel[0] - view.cornerX, texel[1] - view.cornerY);
    const scale = this.#canvas.getBoundingClientRect().width / this.#canvas.width;
    this.#mark.style.transform = `translate(${x * scale}px, ${y * scale}px)`;
    this.#mark.style.width = `${view.zoom * scale}px`;
    this.#mark.style.height = `${view.zoom * scale}px`;
    this.#mark.hidden = false;
  }

  #show(report: TexelReport): void {
    this.#report = report;
    const { title, sections } = describeReport(report);
    this.#panel.replaceChildren(
      createElement('h2', {}, title),
      ...sections.map((section) =>
        createElement(
          'dl',
          { 'aria-label': section.title },
          ...section.rows.flatMap(({ label, text, swatch }) => {
            const value = createElement('dd', {}, text);
            if (swatch !== undefined) {
              const square = createElement('span', { class: 'swatch' });
              square.style.background = swatch;
              value.prepend(square);
            }
            return [createElement('dt', {}, label), value];
          }),
        ),
      ),
    );
    this.#panel.hidden = false;
  }
}
