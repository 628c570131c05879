// Every image that a frame is made of: format, size, who writes it and who reads it. All have the view's size in texels and
// hold the picture's first row first.
//
//   ground            RGBA32UI where the ground texel is baked   ground -> surface; kept from frame to frame
//   surface.albedo    RGBA8    sRGB colour, tag + owner's high   surface -> light, outline, pick, debug
//   surface.normal    RGBA8    game-space normal * 0.5 + 0.5     surface -> lamps, light, debug
//   surface.material  RGBA8    metal, roughness, specular, owner surface -> light, pick, debug
//   surface.emissive  RGBA8    sRGB colour, scale / max          surface -> light, debug
//   surface.depth     D32F     depthOfNearness                   surface -> lamps, light, outline, pick, debug
//   gathered          RGBA16F  linear irradiance of lamps        lamps -> light, debug
//   light.color       RGBA16F  linear radiance, 1 = lit white    light -> outline
//   outline.color     RGBA16F  the same with outlines            outline -> grade
//   bloom             RGBA16F  what shines, spread               bloom -> post
//   post.color        RGBA8    sRGB picture                      post or debug -> present

import { Constants } from '@babylonjs/core/Engines/constants';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture.pure';
import { MultiRenderTarget } from '@babylonjs/core/Materials/Textures/multiRenderTarget.pure';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.pure';
import type { Scene } from '@babylonjs/core/scene.pure';

/** Names of the surface images, in the order of their attachments. */
export const SURFACE_IMAGES = ['albedo', 'normal', 'material', 'emissive'] as const;
export type SurfaceImage = (typeof SURFACE_IMAGES)[number];

export class FrameTargets {
  readonly ground: RenderTargetTexture;
  readonly surface: MultiRenderTarget;
  readonly gathered: RenderTargetTexture;
  readonly light: RenderTargetTexture;
  readonly outline: RenderTargetTexture;
  /** Between the two halves of the bloom pass. */
  readonly bloomAcross: RenderTargetTexture;
  readonly bloom: RenderTargetTexture;
  readonly post: RenderTargetTexture;
  #width: number;
  #height: number;

  constructor(scene: Scene, width: number, height: number) {
    this.#width = width;
    this.#height = height;
    const size = { width, height };
    const byte = Constants.TEXTURETYPE_UNSIGNED_BYTE;
    const nearest = Constants.TEXTURE_NEAREST_SAMPLINGMODE;
    this.surface = new MultiRenderTarget(
      'surface',
      size,
      SURFACE_IMAGES.length,
      scene,
      {
        types: SURFACE_IMAGES.map(() => byte),
        formats: SURFACE_IMAGES.map(() => Constants.TEXTUREFORMAT_RGBA),
        samplingModes: SURFACE_IMAGES.map(() => nearest),
        generateMipMaps: false,
        generateDepthBuffer: true,
        generateDepthTexture: true,
        depthTextureFormat: Constants.TEXTUREFORMAT_DEPTH32_FLOAT,
      },
      SURFACE_IMAGES.map((image) => `surface.${image}`),
    );
    const colorTarget = (name: string, type: number, format = Constants.TEXTUREFORMAT_RGBA): RenderTargetTexture =>
      new RenderTargetTexture(name, size, scene, {
        type,
        format,
        samplingMode: nearest,
        generateMipMaps: false,
        generateDepthBuffer: false,
      });
    this.ground = colorTarget('ground', Constants.TEXTURETYPE_UNSIGNED_INTEGER, Constants.TEXTUREFORMAT_RGBA_INTEGER);
    this.gathered = colorTarget('gathered', Constants.TEXTURETYPE_HALF_FLOAT);
    this.light = colorTarget('light.color', Constants.TEXTURETYPE_HALF_FLOAT);
    this.outline = colorTarget('outline.color', Constants.TEXTURETYPE_HALF_FLOAT);
    this.bloomAcross = colorTarget('bloom.across', Constants.TEXTURETYPE_HALF_FLOAT);
    this.bloom = colorTarget('bloom', Constants.TEXTURETYPE_HALF_FLOAT);
    this.post = colorTarget('post.color', byte);
  }

  /** Resizes every image when the view's size changed. */
  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    this.surface.resize({ width, height });
    for (const target of this.#colorTargets) target.resize({ width, height });
  }

  surfaceImage(image: SurfaceImage): BaseTexture {
    return this.surface.textures[SURFACE_IMAGES.indexOf(image)]!;
  }

  get surfaceDepth(): BaseTexture {
    return this.surface.textures[SURFACE_IMAGES.length]!;
  }

  get #colorTargets(): RenderTargetTexture[] {
    return [this.ground, this.gathered, this.light, this.outline, this.bloomAcross, this.bloom, this.post];
  }

  dispose(): void {
    this.surface.dispose();
    for (const target of this.#colorTargets) target.dispose();
  }
}
