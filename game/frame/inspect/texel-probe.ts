// inspect: reads one texel of a drawn frame. In: surface images, light.color, outline.color, post.color, the light pass. Out:
// numbers. The terms of the light are the light pass's own, written in place of its colour into `inspect.term`.

import { Constants } from '@babylonjs/core/Engines/constants';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture.pure';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import { giveMeaning, type Rgb } from '../../../shared/look/radiometry.ts';
import type { Vec3 } from '../../../shared/vector.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import type { LightPass } from '../light/light-pass.ts';
import { LIGHT_TERMS, type LightTerm } from '../light/light-terms.ts';
import { EMISSIVE_SCALE_MAX, SURFACE_TAGS, TAG_BITS } from '../surface/surface-tags.ts';
import type { LightReading, SurfaceReading, TexelReading } from './texel-reading.ts';

type Four = readonly [number, number, number, number];

function firstThree([a, b, c]: Four): Rgb & Vec3 {
  return [a, b, c];
}

export class TexelProbe {
  readonly #scene: Scene;
  readonly #targets: FrameTargets;
  readonly #pass: LightPass;
  /** As large as the view, since the light pass knows a texel by where it draws; made when first asked for. */
  #target: RenderTargetTexture | undefined;

  constructor(scene: Scene, targets: FrameTargets, pass: LightPass) {
    this.#scene = scene;
    this.#targets = targets;
    this.#pass = pass;
  }

  isReady(settings: FrameSettings): boolean {
    return this.#pass.areTermsReady(settings);
  }

  /** Reads a texel of the images as the last passes left them; all is read before this returns. */
  async read(settings: FrameSettings, x: number, y: number): Promise<TexelReading> {
    const { light, outline, post } = this.#targets;
    const surface = (['albedo', 'normal', 'material', 'emissive'] as const).map((image) =>
      readTexel(this.#targets.surfaceImage(image), x, y),
    );
    const after = [light, settings.switches.outline ? outline : light, post].map((image) => readTexel(image, x, y));
    const terms = LIGHT_TERMS.map((term) => this.#readTerm(settings, term, x, y));
    const [albedo, normal, material, emissive] = await Promise.all(surface);
    const what = surfaceOf(albedo!, normal!, material!, emissive!);
    const values = await Promise.all(terms);
    if (what.tag === SURFACE_TAGS.none) return { surface: what, light: undefined };
    const termOf = (term: LightTerm): Four => values[LIGHT_TERMS.indexOf(term)]!;
    return { surface: what, light: lightOf(termOf, await Promise.all(after)) };
  }

  dispose(): void {
    this.#target?.dispose();
  }

  #readTerm(settings: FrameSettings, term: LightTerm, x: number, y: number): Promise<Four> {
    const { width, height } = settings.view;
    if (this.#target === undefined) {
      this.#target = new RenderTargetTexture('inspect.term', { width, height }, this.#scene, {
        type: Constants.TEXTURETYPE_FLOAT,
        format: Constants.TEXTUREFORMAT_RGBA,
        samplingMode: Constants.TEXTURE_NEAREST_SAMPLINGMODE,
        generateMipMaps: false,
        generateDepthBuffer: false,
      });
    } else if (this.#target.getRenderWidth() !== width || this.#target.getRenderHeight() !== height) {
      this.#target.resize({ width, height });
    }
    this.#pass.runTerm(settings, term, this.#target);
    return readTexel(this.#target, x, y);
  }
}

async function readTexel(texture: BaseTexture, x: number, y: number): Promise<Four> {
  const pixels = await texture.readPixels(0, 0, null, true, false, x, y, 1, 1);
  if (!(pixels instanceof Float32Array || pixels instanceof Uint8Array)) {
    throw new Error(`${texture.name} cannot be read back`);
  }
  return [pixels[0]!, pixels[1]!, pixels[2]!, pixels[3]!];
}

function surfaceOf(albedo: Four, normal: Four, material: Four, emissive: Four): SurfaceReading {
  const direction = firstThree(normal).map((byte) => (byte / 255) * 2 - 1);
  const length = Math.hypot(...direction) || 1;
  return {
    tag: albedo[3] & ((1 << TAG_BITS) - 1),
    owner: ((albedo[3] >> TAG_BITS) << 8) | material[3],
    albedo: firstThree(albedo),
    normal: [direction[0]! / length, direction[1]! / length, direction[2]! / length],
    material: firstThree(material),
    emissive: firstThree(emissive),
    emissiveScale: (emissive[3] / 255) * EMISSIVE_SCALE_MAX,
  };
}

function lightOf(termOf: (term: LightTerm) => Four, [light, rim, shown]: readonly Four[]): LightReading {
  const [facing, visibility, openness] = termOf('shares');
  const band = termOf('banded')[3];
  const isRim = [0, 1, 2].some((channel) => rim![channel] !== light![channel]);
  return giveMeaning<LightReading>({
    position: firstThree(termOf('position')),
    facing,
    sunShare: facing > 0 ? visibility : 0,
    sun: firstThree(termOf('sun')),
    gathered: firstThree(termOf('gathered')),
    sky: firstThree(termOf('sky')),
    ground: firstThree(termOf('ground')),
    incoming: firstThree(termOf('incoming')),
    banded: firstThree(termOf('banded')),
    band: band < 0 ? undefined : band,
    highlight: firstThree(termOf('highlight')),
    openness,
    glow: firstThree(termOf('glow')),
    light: firstThree(light!),
    outline: isRim ? firstThree(rim!) : undefined,
    shown: firstThree(shown!),
  });
}
