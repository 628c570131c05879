// Clouds for the light pass: their field as a texture, and what of it an hour's step shows.

import { Constants } from '@babylonjs/core/Engines/constants';
import type { Effect } from '@babylonjs/core/Materials/effect.pure';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { Look } from '../../../shared/look/look.ts';
import type { FrameSettings } from '../frame-settings.ts';
import { CLOUD_CELLS, cloudDriftAt, makeCloudField } from './cloud-field.ts';

/** The same sky in every world: weather is not simulated. */
const CLOUD_SEED = 5;

export const CLOUD_UNIFORMS = ['uClouds'] as const;
export const CLOUD_SAMPLERS = ['uCloudField'] as const;

/** Whether clouds are seen, and so seen to move. */
export function areCloudsSeen(look: Look, { switches, phase }: Pick<FrameSettings, 'switches' | 'phase'>): boolean {
  return switches.clouds && look.cloudCover > 0 && look.cloudStrength > 0 && phase.sunStrength > 0;
}

export class Clouds {
  readonly #look: Look;
  readonly #scene: Scene;
  /** Made when clouds are first asked for. */
  #field: RawTexture | undefined;

  constructor(scene: Scene, look: Look) {
    this.#scene = scene;
    this.#look = look;
  }

  /** Sets the uniforms and the sampler of `cloudShade`. */
  bind(effect: Effect, step: number): void {
    this.#field ??= this.#createField();
    effect.setTexture('uCloudField', this.#field);
    effect.setFloat4('uClouds', ...cloudDriftAt(step), this.#look.cloudCover, this.#look.cloudStrength);
  }

  dispose(): void {
    this.#field?.dispose();
  }

  #createField(): RawTexture {
    const field = new RawTexture(
      makeCloudField(CLOUD_SEED),
      CLOUD_CELLS,
      CLOUD_CELLS,
      Constants.TEXTUREFORMAT_RED,
      this.#scene,
      false,
      false,
      Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      Constants.TEXTURETYPE_UNSIGNED_BYTE,
    );
    field.name = 'light.clouds';
    return field;
  }
}
