// Counts what a page holds: graphics objects, listeners on what outlives a game, workers, observers, frames asked for.

import type { Page } from 'puppeteer';

export type ResourceCounts = Readonly<Record<string, number>>;

declare global {
  interface Window {
    /** What the page holds now, by kind. */
    resourceCounts?: () => ResourceCounts;
  }
}

/** Has a page count from its first script on; `window.resourceCounts()` tells. Call before it goes anywhere. */
export async function countResources(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const live = new Map<string, Set<unknown>>();
    const kindOf = (kind: string): Set<unknown> => {
      const known = live.get(kind) ?? new Set();
      live.set(kind, known);
      return known;
    };
    // biome-ignore lint/complexity/noBannedTypes: methods of all kinds are wrapped
    type Methods = Record<string, Function>;

    const gl = WebGL2RenderingContext.prototype as unknown as Methods;
    const objects = [
      'Texture',
      'Buffer',
      'Framebuffer',
      'Renderbuffer',
      'Program',
      'Shader',
      'VertexArray',
      'Sampler',
      'Query',
    ];
    for (const kind of objects) {
      const [create, remove] = [gl[`create${kind}`]!, gl[`delete${kind}`]!];
      gl[`create${kind}`] = function (...words: unknown[]) {
        const made = create.apply(this, words);
        kindOf(kind).add(made);
        return made;
      };
      gl[`delete${kind}`] = function (...words: unknown[]) {
        kindOf(kind).delete(words[0]);
        return remove.apply(this, words);
      };
    }

    // Listeners on workers and signals die with them.
    const outlives = (target: unknown): boolean =>
      target === window || target === document || target instanceof Element || target instanceof MediaQueryList;
    const listeners: { target: unknown; type: string; callback: unknown; capture: boolean }[] = [];
    const isCapture = (options: unknown): boolean =>
      options === true ||
      (typeof options === 'object' && options !== null && 'capture' in options && options.capture === true);
    const forget = (target: unknown, type: string, callback: unknown, capture: boolean): void => {
      const place = listeners.findIndex(
        (one) => one.target === target && one.type === type && one.callback === callback && one.capture === capture,
      );
      if (place >= 0) listeners.splice(place, 1);
    };
    const events = EventTarget.prototype;
    const { addEventListener, removeEventListener } = events;
    events.addEventListener = function (type, callback, options) {
      const target = this ?? window;
      const capture = isCapture(options);
      if (outlives(target) && callback !== null) {
        forget(target, type, callback, capture);
        listeners.push({ target, type, callback, capture });
        const signal = typeof options === 'object' ? options.signal : undefined;
        if (signal) addEventListener.call(signal, 'abort', () => forget(target, type, callback, capture));
      }
      addEventListener.call(target, type, callback, options);
    };
    events.removeEventListener = function (type, callback, options) {
      const target = this ?? window;
      forget(target, type, callback, isCapture(options));
      removeEventListener.call(target, type, callback, options);
    };

    window.Worker = class extends Worker {
      constructor(...words: ConstructorParameters<typeof Worker>) {
        super(...words);
        kindOf('workers').add(this);
      }
      override terminate(): void {
        kindOf('workers').delete(this);
        super.terminate();
      }
    };
    window.ResizeObserver = class extends ResizeObserver {
      override observe(...words: Parameters<ResizeObserver['observe']>): void {
        super.observe(...words);
        kindOf('observers').add(this);
      }
      override disconnect(): void {
        kindOf('observers').delete(this);
        super.disconnect();
      }
    };
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => {
      const handle = requestAnimationFrame((time) => {
        kindOf('loops').delete(handle);
        callback(time);
      });
      kindOf('loops').add(handle);
      return handle;
    };
    window.cancelAnimationFrame = (handle) => {
      kindOf('loops').delete(handle);
      cancelAnimationFrame(handle);
    };

    window.resourceCounts = () => ({
      ...Object.fromEntries([...live].map(([kind, things]) => [kind, things.size])),
      listeners: listeners.length,
    });
  });
}
