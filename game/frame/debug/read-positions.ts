// Reads the world positions that the light pass rebuilds from depth: the numbers behind the position view.

import { Constants } from '@babylonjs/core/Engines/constants';
import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { FrameTargets } from '../frame-targets.ts';
import type { FrameView } from '../frame-view.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import { bindViewUniforms, VIEW_UNIFORMS } from '../surface/surface-bindings.ts';
import fragmentSource from './positions.fragment.glsl?raw';

/** @returns x, y, z (game axes) and the tag of every texel, the picture's first row first */
export async function readPositions(
  scene: Scene,
  engine: Engine,
  renderer: EffectRenderer,
  targets: FrameTargets,
  view: FrameView,
): Promise<Float32Array> {
  const target = new RenderTargetTexture('debug.positions', { width: view.width, height: view.height }, scene, {
    type: Constants.TEXTURETYPE_FLOAT,
    format: Constants.TEXTUREFORMAT_RGBA,
    samplingMode: Constants.TEXTURE_NEAREST_SAMPLINGMODE,
    generateMipMaps: false,
    generateDepthBuffer: false,
  });
  const effect = new FullScreenEffect(engine, renderer, {
    name: 'debug.positions',
    fragmentSource,
    uniforms: [...VIEW_UNIFORMS],
    samplers: ['uAlbedo', 'uDepth'],
  });
  try {
    while (!effect.isReady()) await new Promise((resolve) => requestAnimationFrame(resolve));
    effect.run(target, (bound) => {
      bindViewUniforms(bound, view);
      bound.setTexture('uAlbedo', targets.surfaceImage('albedo'));
      bound.setTexture('uDepth', targets.surfaceDepth);
    });
    const pixels = await target.readPixels();
    if (pixels === null) throw new Error('debug.positions cannot be read back');
    return new Float32Array(pixels.buffer, pixels.byteOffset, view.width * view.height * 4);
  } finally {
    effect.dispose();
    target.dispose();
  }
}
