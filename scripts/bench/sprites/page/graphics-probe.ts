// Runs in a page before its own scripts, whatever draws there: holds the page's frames back, lets them go one at a time, and
// tells what each took. So that all renderers are measured by the same clock at the same places.

export interface StepFigures {
  /** Milliseconds of the page's own thread: all that it does for a frame. */
  readonly submitMs: number;
  /** Milliseconds until the last pixel can be read. */
  readonly frameMs: number;
  readonly draws: number;
  /** Bytes handed to buffers and textures. */
  readonly uploadedBytes: number;
}

export interface GraphicsProbe {
  /** Waits for the page's first frame; from then on nothing is drawn but by `step`. */
  hold(): Promise<void>;
  /** Draws one frame, once the page asks for it. */
  step(): Promise<StepFigures>;
}

declare global {
  interface Window {
    graphicsProbe: GraphicsProbe;
  }
}

/** Puts a function around a method of WebGL. */
function watchCalls(
  name: 'drawArrays' | 'drawElements' | 'drawArraysInstanced' | 'drawElementsInstanced' | UploadName,
  seen: (context: WebGL2RenderingContext, words: readonly unknown[]) => void,
): void {
  const prototypes = [WebGL2RenderingContext.prototype, WebGLRenderingContext.prototype] as const;
  for (const prototype of prototypes) {
    const own = Object.getOwnPropertyDescriptor(prototype, name)?.value as
      | ((...words: unknown[]) => unknown)
      | undefined;
    if (own === undefined) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: WebGL2RenderingContext, ...words: unknown[]) {
        seen(this, words);
        return own.apply(this, words);
      },
    });
  }
}

const UPLOADS = ['bufferData', 'bufferSubData', 'texImage2D', 'texImage3D', 'texSubImage2D', 'texSubImage3D'] as const;
type UploadName = (typeof UPLOADS)[number];

/** Bytes of what a call hands over: an array, or a picture of some kind. */
function bytesOf(name: UploadName, words: readonly unknown[]): number {
  const data = words.find((word) => typeof word === 'object' && word !== null && !(word instanceof WebGLTexture));
  if (data === undefined) return 0;
  if (ArrayBuffer.isView(data)) {
    // bufferSubData(target, at, data, first, count): part of an array.
    const count = name === 'bufferSubData' && typeof words[4] === 'number' && words[4] > 0 ? words[4] : undefined;
    return count === undefined || !('BYTES_PER_ELEMENT' in data)
      ? data.byteLength
      : count * (data.BYTES_PER_ELEMENT as number);
  }
  if (data instanceof ArrayBuffer) return data.byteLength;
  const { width, height } = data as { width?: number; height?: number };
  return (width ?? 0) * (height ?? 0) * 4;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

function installProbe(): void {
  let context: WebGL2RenderingContext | undefined;
  let draws = 0;
  let uploadedBytes = 0;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
    watchCalls(name, (used) => {
      context = used;
      draws++;
    });
  }
  for (const name of UPLOADS) {
    watchCalls(name, (_, words) => {
      uploadedBytes += bytesOf(name, words);
    });
  }
  let waiting: FrameRequestCallback[] | undefined;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    if (waiting === undefined) {
      return request((time) => {
        // Asked for before the page was held: it waits like the others.
        if (waiting === undefined) callback(time);
        else waiting.push(callback);
      });
    }
    return waiting.push(callback);
  };
  /** Waits until all that was asked for is drawn: a pixel can only be read then. */
  const finish = (): void => {
    const gl = context!;
    const bound = gl.getParameter(gl.FRAMEBUFFER_BINDING) as WebGLFramebuffer | null;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    gl.bindFramebuffer(gl.FRAMEBUFFER, bound);
  };
  window.graphicsProbe = {
    async hold() {
      while (context === undefined) await pause();
      waiting ??= [];
      // The frame that was asked for before comes to wait, too.
      while (waiting.length === 0) await pause();
    },
    async step() {
      if (waiting === undefined) throw new Error('the page is not held');
      while (waiting.length === 0) await pause();
      const due = waiting;
      waiting = [];
      draws = 0;
      uploadedBytes = 0;
      finish();
      const start = performance.now();
      for (const callback of due) callback(start);
      const submitted = performance.now();
      const figures = { draws, uploadedBytes };
      finish();
      return { submitMs: submitted - start, frameMs: performance.now() - start, ...figures };
    },
  };
}

installProbe();
