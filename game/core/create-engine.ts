import { Engine } from '@babylonjs/core/Engines/engine.pure';
import './babylon-imports.ts';

/** The browser cannot run the game; the message says what is missing and what a player can do. */
export class UnsupportedBrowserError extends Error {
  override readonly name = 'UnsupportedBrowserError';
}

export interface GpuFeatures {
  /** EXT_conservative_depth: impostors may write depth and still be rejected early. */
  readonly conservativeDepth: boolean;
  /** The renderer's own name: which GPU or software draws. Keys parity references. */
  readonly renderer: string;
}

export interface CreatedEngine {
  readonly engine: Engine;
  readonly features: GpuFeatures;
}

/**
 * Makes the WebGL2 engine for a canvas.
 *
 * @throws UnsupportedBrowserError without WebGL2 or without float render targets
 */
export function createEngine(canvas: HTMLCanvasElement): CreatedEngine {
  let engine: Engine;
  try {
    engine = new Engine(canvas, false, {
      antialias: false,
      alpha: false,
      stencil: false,
      depth: false,
      premultipliedAlpha: false,
      preserveDrawingBuffer: false,
      powerPreference: 'high-performance',
      disableWebGL2Support: false,
      audioEngine: false,
    });
  } catch (cause) {
    throw new UnsupportedBrowserError('This browser has no WebGL, or its graphics are switched off.', { cause });
  }
  if (engine.version < 2) {
    engine.dispose();
    throw new UnsupportedBrowserError('This browser has only the old WebGL 1; Tallow needs WebGL 2.');
  }
  if (!engine.getCaps().colorBufferFloat && !engine.getCaps().textureHalfFloatRender) {
    engine.dispose();
    throw new UnsupportedBrowserError('This graphics driver cannot draw into float images, which the light needs.');
  }
  const gl = engine._gl;
  const features: GpuFeatures = {
    conservativeDepth: gl.getExtension('EXT_conservative_depth') !== null,
    renderer: engine.getGlInfo().renderer,
  };
  return { engine, features };
}
