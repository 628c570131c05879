// What the numbers of light and colour mean, in their types: three numbers of sRGB are not three of linear light, and irradiance
// (what arrives at a surface) is not radiance (what leaves it). All are plain numbers when the game runs; mixing them up fails
// `tsc`. Arithmetic loses the meaning, and the functions below give it back: crossing from one to another goes through them.
// In GLSL the name tells the same: `_disp`, `_lin`, `_L` (radiance), `_E` (irradiance).

declare const MEANING: unique symbol;

interface Meaning<Kind extends string> {
  readonly [MEANING]: Kind;
}

export type Rgb = readonly [r: number, g: number, b: number];

/** Encoded for a display (sRGB), 0..1. Not to be added, blended or multiplied. */
export type DisplayRgb = Rgb & Meaning<'display'>;
/** Linear, without a unit: a reflectance, or a tint. */
export type LinearRgb = Rgb & Meaning<'linear'>;
/** Linear, of luminance 1: a hue alone. */
export type ChromaticityRgb = Rgb & Meaning<'chromaticity'>;
/** What arrives at a surface; 1 is what a white facing the noon sun receives. */
export type IrradianceRgb = Rgb & Meaning<'irradiance'>;

/** What leaves a surface; 1 is a white that receives an irradiance of 1. */
export type RadianceRgb = Rgb & Meaning<'radiance'>;

/** The luminance of an irradiance. */
export type Irradiance = number & Meaning<'irradiance'>;
/** The luminance of a radiance. */
export type Radiance = number & Meaning<'radiance'>;
/** What a lamp gives in all. */
export type Lumens = number & Meaning<'lumens'>;

/** The same data before anybody said what its numbers mean: as a table or an address spells them. */
export type Plain<T> = T extends number
  ? number
  : T extends Meaning<string>
    ? Rgb
    : T extends string | boolean
      ? T
      : { readonly [Key in keyof T]: Plain<T[Key]> };

/** Takes the numbers of a table for what its type says: the one place where a whole table gets its meaning. */
export function giveMeaning<T>(table: Plain<T>): T {
  return table as T;
}

export function displayRgb(r: number, g: number, b: number): DisplayRgb {
  return [r, g, b] as Rgb as DisplayRgb;
}

export function linearRgb(r: number, g: number, b: number): LinearRgb {
  return [r, g, b] as Rgb as LinearRgb;
}

export function radianceRgb(r: number, g: number, b: number): RadianceRgb {
  return [r, g, b] as Rgb as RadianceRgb;
}

/** @param value of luminance 1 already, as the baker writes lamps' colours */
export function chromaticity([r, g, b]: Rgb): ChromaticityRgb {
  return [r, g, b] as Rgb as ChromaticityRgb;
}

export function irradiance(value: number): Irradiance {
  return value as Irradiance;
}

export function lumens(value: number): Lumens {
  return value as Lumens;
}

/** Relative luminance (Rec. 709) of linear light of any kind. */
export function luminanceOf(color: LinearRgb | ChromaticityRgb | IrradianceRgb | RadianceRgb): number {
  return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
}

/** The colour with luminance 1. */
export function chromaticityOf(color: LinearRgb): ChromaticityRgb {
  const luminance = luminanceOf(color);
  return chromaticity([color[0] / luminance, color[1] / luminance, color[2] / luminance]);
}

/** A hue at a strength; for a tint that is no pure hue the strength is that of its white. */
export function irradianceOf(color: ChromaticityRgb | LinearRgb, strength: Irradiance): IrradianceRgb {
  return [color[0] * strength, color[1] * strength, color[2] * strength] as Rgb as IrradianceRgb;
}

/** What a lamp of so many lumens gives at the unit of its falloff. @param unit lumens that give an irradiance of 1 there */
export function irradianceOfLumens(flux: Lumens, unit: Lumens): Irradiance {
  return irradiance(flux / unit);
}

/** What a wide surface gives to one that faces it: its reflectance of what it receives. */
export function bounce(albedo: LinearRgb, received: IrradianceRgb): IrradianceRgb {
  return [albedo[0] * received[0], albedo[1] * received[1], albedo[2] * received[2]] as Rgb as IrradianceRgb;
}

export function addIrradiance(a: IrradianceRgb, b: IrradianceRgb): IrradianceRgb {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]] as Rgb as IrradianceRgb;
}

/** @param share without a unit: a cosine, a visibility */
export function scaleIrradiance(color: IrradianceRgb, share: number): IrradianceRgb {
  return [color[0] * share, color[1] * share, color[2] * share] as Rgb as IrradianceRgb;
}

/** Between two colours of one meaning; display colours do not blend. */
export function blendColors<T extends LinearRgb | ChromaticityRgb | IrradianceRgb>(a: T, b: T, t: number): T {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t] as Rgb as T;
}
