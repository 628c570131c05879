// Whether the browser can run the game: told in our words, before anything fails in those of an engine.

/** The browser cannot run the game; the message says what is missing and what a player can do. */
export class UnsupportedBrowserError extends Error {
  override readonly name = 'UnsupportedBrowserError';
}

/** A module of one function that counts the bits of a vector: it is valid where vector instructions are. */
const SIMD_PROBE = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // magic and version
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // type: () -> v128
  ...[0x03, 0x02, 0x01, 0x00], // one function of it
  ...[0x0a, 0x0a, 0x01, 0x08, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b], // i32.const 0, i8x16.splat, i8x16.popcnt
]);

/** What stops a browser from running the game: the parts of a page's globals that are asked. */
export interface BrowserGlobals {
  readonly WebAssembly?: { validate(code: Uint8Array<ArrayBuffer>): boolean } | undefined;
  readonly WebGL2RenderingContext?: unknown;
}

/**
 * Checks what can be told without making a graphics context.
 *
 * @throws UnsupportedBrowserError
 */
export function checkBrowser({ WebAssembly: wasm, WebGL2RenderingContext: webgl2 }: BrowserGlobals = globalThis): void {
  if (wasm === undefined) {
    throw new UnsupportedBrowserError(
      'This browser has no WebAssembly, or it is switched off; Tallow unpacks its pictures with it.',
    );
  }
  if (!wasm.validate(SIMD_PROBE)) {
    throw new UnsupportedBrowserError(
      "This browser's WebAssembly knows no SIMD instructions, with which Tallow unpacks its pictures.",
    );
  }
  if (webgl2 === undefined) throw new UnsupportedBrowserError('This browser has no WebGL 2, which Tallow draws with.');
}
