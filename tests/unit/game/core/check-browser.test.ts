import { describe, expect, it } from 'vitest';
import { checkBrowser, UnsupportedBrowserError } from '../../../../game/core/check-browser.ts';

/** Some browser, with what the code asks of it. */
const SOME = { WebAssembly, WebGL2RenderingContext: class {} };

/** The byte of a module that says which vector instruction it uses. */
const LAST_INSTRUCTION = 28;

describe('checkBrowser', () => {
  it('accepts what can run vector instructions: its probe is valid, and no instruction next to it is', () => {
    expect(() => checkBrowser(SOME)).not.toThrow();
    const probes: Uint8Array<ArrayBuffer>[] = [];
    checkBrowser({ ...SOME, WebAssembly: { validate: (code) => probes.push(code) > 0 } });
    expect(WebAssembly.validate(probes[0]!)).toBe(true);
    expect(WebAssembly.validate(probes[0]!.map((byte, i) => (i === LAST_INSTRUCTION ? byte + 1 : byte)))).toBe(false);
  });

  it.each([
    [{ ...SOME, WebAssembly: undefined }, /no WebAssembly/],
    [{ ...SOME, WebAssembly: { validate: () => false } }, /SIMD/],
    [{ ...SOME, WebGL2RenderingContext: undefined }, /WebGL 2/],
  ])('tells what is missing %#', (globals, sentence) => {
    expect(() => checkBrowser(globals)).toThrow(UnsupportedBrowserError);
    expect(() => checkBrowser(globals)).toThrow(sentence);
  });
});
