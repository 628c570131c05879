// What the frame's images and passes hold of one texel: plain values, in the units of the images.

import type { IrradianceRgb, RadianceRgb, Rgb } from '../../../shared/look/radiometry.ts';
import type { Vec3 } from '../../../shared/vector.ts';

/** What the surface images say that a texel is. */
export interface SurfaceReading {
  /** SURFACE_TAGS. */
  readonly tag: number;
  /** 0 is the ground's; from 1 the visible things, in the order of their list. */
  readonly owner: number;
  /** sRGB bytes. */
  readonly albedo: Rgb;
  /** Unit vector, game axes. */
  readonly normal: Vec3;
  /** Metal, roughness, specular; bytes. */
  readonly material: Rgb;
  /** sRGB bytes, and their scale. */
  readonly emissive: Rgb;
  readonly emissiveScale: number;
}

/** How the light pass, and what comes after it, light a texel: their own values, read back. */
export interface LightReading {
  /** Game axes. */
  readonly position: Vec3;
  /** Cosine of the angle to the sun, 0 turned away. */
  readonly facing: number;
  /** Share of the sun that shadows let through, 0..1. */
  readonly sunShare: number;
  readonly sun: IrradianceRgb;
  /** What lamps give. */
  readonly gathered: IrradianceRgb;
  readonly sky: IrradianceRgb;
  readonly ground: IrradianceRgb;
  /** All four together. */
  readonly incoming: IrradianceRgb;
  /** The same after the bands; without them, the same. */
  readonly banded: IrradianceRgb;
  /** Thresholds that are passed, with fractions on a soft edge; undefined without bands. */
  readonly band: number | undefined;
  readonly highlight: RadianceRgb;
  /** Share of its light that a corner keeps; 1 in the open. */
  readonly openness: number;
  readonly glow: RadianceRgb;
  /** What leaves the texel. */
  readonly light: RadianceRgb;
  /** The colour of the rim that is drawn over it, if one is. */
  readonly outline: RadianceRgb | undefined;
  /** Bytes of the graded picture. */
  readonly shown: Rgb;
}

export interface TexelReading {
  readonly surface: SurfaceReading;
  /** Undefined where nothing is drawn. */
  readonly light: LightReading | undefined;
}
