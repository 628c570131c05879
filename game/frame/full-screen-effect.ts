// One full-screen triangle pair with a fragment shader: what every pass after the surface is made of.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { Effect } from '@babylonjs/core/Materials/effect.pure';
import { type EffectRenderer, EffectWrapper } from '@babylonjs/core/Materials/effectRenderer.pure';
import type { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.pure';

import { stripComments } from '../shaders/strip-comments.ts';

/** Draws the corners as they are: the fragment works on gl_FragCoord. */
const VERTEX_SOURCE = `
precision highp float;
in vec2 position;
void main() { gl_Position = vec4(position, 0.0, 1.0); }
`;

export interface FullScreenEffectOptions {
  /** `pass.output`, for errors and GPU captures. */
  readonly name: string;
  readonly fragmentSource: string;
  readonly uniforms: readonly string[];
  readonly samplers: readonly string[];
  readonly defines?: readonly string[];
}

export class FullScreenEffect {
  readonly #renderer: EffectRenderer;
  readonly #wrapper: EffectWrapper;
  #bind: (effect: Effect) => void = () => {};

  constructor(engine: Engine, renderer: EffectRenderer, options: FullScreenEffectOptions) {
    this.#renderer = renderer;
    this.#wrapper = new EffectWrapper({
      engine,
      name: options.name,
      vertexShader: VERTEX_SOURCE,
      fragmentShader: stripComments(options.fragmentSource),
      attributeNames: ['position'],
      uniforms: [...options.uniforms],
      samplers: [...options.samplers],
      defines: [...(options.defines ?? [])],
    });
    this.#wrapper.onApplyObservable.add(() => {
      this.#bind(this.#wrapper.effect);
    });
  }

  isReady(): boolean {
    return this.#wrapper.isReady();
  }

  /**
   * Draws.
   *
   * @param target undefined: the canvas
   * @param bind sets uniforms and textures on the effect
   */
  run(target: RenderTargetTexture | undefined, bind: (effect: Effect) => void): void {
    this.#bind = bind;
    this.#renderer.render(this.#wrapper, target ?? null);
  }

  dispose(): void {
    this.#wrapper.dispose();
  }
}
