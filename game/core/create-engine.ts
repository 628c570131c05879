import { Engine } from '@babylonjs/core/Engines/engine.pure';
import './babylon-imports.ts';
import { checkBrowser, UnsupportedBrowserError } from './check-browser.ts';

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
 * @throws UnsupportedBrowserError without WebGL2, float render targets or what else the game runs on
 */
export function createEngine(canvas: HTMLCanvasElement): CreatedEngine {
  checkBrowser();
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
  // A restored context has forgotten which extensions were asked for, and Babylon compiles all shaders anew right after.
  const askForExtensions = (): boolean => gl.getExtension('EXT_conservative_depth') !== null;
  canvas.addEventListener('webglcontextrestored', askForExtensions);
  engine.onDisposeObservable.add(() => canvas.removeEventListener('webglcontextrestored', askForExtensions));
  const features: GpuFeatures = {
    conservativeDepth: askForExtensions(),
    renderer: engine.getGlInfo().renderer,
  };
  return { engine, features };
}
