// Notes over the picture about sheets that cannot be shown as they are: one a sheet, until it is mended or dismissed.

import type { SheetFaults } from '../../shared/overlay-news.ts';
import './fault-notes.css';

/** Sentences that a note shows: a sheet that is broken all over fills no screen. */
const LINES_MAX = 4;

export class FaultNotes {
  readonly #box = document.createElement('div');
  /** What each sheet's note says, shown or dismissed. */
  readonly #texts = new Map<string, string>();
  readonly #notes = new Map<string, HTMLElement>();

  constructor(hud: HTMLElement) {
    this.#box.className = 'notes';
    hud.append(this.#box);
  }

  /** Shows these faults and takes away the notes of all other sheets. A dismissed note comes back when it says something new. */
  show(faults: readonly SheetFaults[]): void {
    const sources = new Set(faults.map(({ source }) => source));
    for (const source of [...this.#texts.keys()]) if (!sources.has(source)) this.#clear(source);
    for (const { source, lines } of faults) {
      const text = lines.join('\n');
      if (this.#texts.get(source) === text) continue;
      this.#clear(source);
      this.#texts.set(source, text);
      this.#notes.set(source, this.#createNote(source, lines));
    }
  }

  #clear(source: string): void {
    this.#notes.get(source)?.remove();
    this.#notes.delete(source);
    this.#texts.delete(source);
  }

  #createNote(source: string, lines: readonly string[]): HTMLElement {
    const note = document.createElement('div');
    note.className = 'note';
    note.setAttribute('role', 'alert');
    const rest = lines.length - LINES_MAX;
    for (const line of rest > 0 ? [...lines.slice(0, LINES_MAX), `And ${rest} more.`] : lines) {
      const text = document.createElement('p');
      text.textContent = line;
      note.append(text);
    }
    const button = document.createElement('button');
    button.textContent = 'Dismiss';
    button.setAttribute('aria-label', `Dismiss the note about ${source}`);
    button.addEventListener('click', () => note.remove());
    note.append(button);
    this.#box.append(note);
    return note;
  }
}
