// Which GPU, or software in place of one, draws. Pictures are compared only with pictures of the same renderer, so each has
// a key; and a browser that quietly drew with another one (or with none) must be caught.

import { ScriptError } from '../script-error.ts';

export interface Renderer {
  /** Flags that make Chromium draw with it. */
  readonly flags: readonly string[];
  /** Its name in the renderer string. */
  readonly pattern: RegExp;
  /** Debian packages that it needs beside the browser. */
  readonly packages: readonly string[];
}

/** Software renderers: on every machine the same pixels, whatever its GPU. */
export const RENDERERS = {
  // Chromium no longer falls back to it by itself: without the flags a page simply has no WebGL.
  swiftshader: {
    flags: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    pattern: /SwiftShader/,
    packages: [],
  },
  llvmpipe: {
    flags: ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist'],
    pattern: /llvmpipe/,
    packages: ['libgl1-mesa-dri', 'libegl-mesa0', 'libegl1', 'libgles2'],
  },
} as const satisfies Record<string, Renderer>;
export type RendererName = keyof typeof RENDERERS;

export const RENDERER_DEFAULT: RendererName = 'swiftshader';

function isRendererName(name: string): name is RendererName {
  return Object.hasOwn(RENDERERS, name);
}

/**
 * The renderer that the environment asks for: TALLOW_RENDERER names one; TALLOW_GPU_FLAGS gives Chromium's flags for a real
 * GPU, which may then be any.
 */
export function chooseRenderer(environment: Readonly<Record<string, string | undefined>>): Renderer {
  const flags = environment.TALLOW_GPU_FLAGS;
  if (flags !== undefined && flags.trim() !== '') {
    return { flags: flags.trim().split(/\s+/), pattern: /./, packages: [] };
  }
  const name = environment.TALLOW_RENDERER ?? RENDERER_DEFAULT;
  if (isRendererName(name)) return RENDERERS[name];
  const known = Object.keys(RENDERERS).join(', ');
  throw new ScriptError(`TALLOW_RENDERER is "${name}", expected one of: ${known}.`);
}

/** @throws ScriptError when the page was drawn by another renderer than the one asked for */
export function assertRenderer(found: string, wanted: Renderer): void {
  if (wanted.pattern.test(found)) return;
  throw new ScriptError(
    `The browser drew with "${found}", expected ${wanted.pattern.source}; its flags were ${wanted.flags.join(' ')}.`,
  );
}

/** Folder name of a renderer string: `swiftshader`, `llvmpipe`, or the GPU's name in lower case. */
export function rendererKey(rendererString: string): string {
  for (const [name, renderer] of Object.entries(RENDERERS)) if (renderer.pattern.test(rendererString)) return name;
  // "ANGLE (NVIDIA Corporation, NVIDIA H100/PCIe/SSE2, OpenGL ES 3.2)": the second part is the GPU.
  const inner = /^ANGLE \((.*)\)$/.exec(rendererString)?.[1]?.split(',')[1] ?? rendererString;
  return (
    inner
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'unknown'
  );
}
