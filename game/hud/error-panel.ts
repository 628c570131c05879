import { FormatError } from '../../shared/format/binary.ts';
import { UnsupportedBrowserError } from '../core/check-browser.ts';
import { LoadError } from '../load/fetch-baked.ts';

/** What went wrong and what to do, in plain words, for the errors that a player can meet. */
export function explainError(error: unknown): { readonly title: string; readonly advice: string } {
  if (error instanceof UnsupportedBrowserError) {
    return {
      title: error.message,
      advice: 'Try a current Chrome, Edge, Firefox or Safari, and switch on hardware acceleration in its settings.',
    };
  }
  if (error instanceof LoadError) return { title: error.message, advice: 'Check the connection, then try again.' };
  if (error instanceof FormatError) {
    return {
      title: error.message,
      advice: 'The game and its files are of two versions. Reload; if it stays, bake again.',
    };
  }
  const text = error instanceof Error ? error.message : String(error);
  return { title: `Something broke: ${text}`, advice: 'Try again. If it stays, please report the sentence above.' };
}

/** Covers the page with the explanation and a button that reloads. */
export function showErrorPanel(hud: HTMLElement, error: unknown): void {
  const { title, advice } = explainError(error);
  const panel = document.createElement('div');
  panel.className = 'panel';
  panel.setAttribute('role', 'alert');
  const box = document.createElement('div');
  const heading = document.createElement('h1');
  heading.textContent = title;
  const text = document.createElement('p');
  text.textContent = advice;
  const button = document.createElement('button');
  button.textContent = 'Try again';
  button.addEventListener('click', () => location.reload());
  box.append(heading, text, button);
  panel.append(box);
  hud.replaceChildren(panel);
}
