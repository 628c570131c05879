// What kind of thing a texel of the surface images is, and whose it is. The albedo image's alpha holds the tag in its lower
// TAG_BITS bits and the owner's high bits above them, the material image's alpha the owner's low byte.

export const SURFACE_TAGS = {
  /** Nothing was drawn. */
  none: 0,
  terrain: 1,
  static: 2,
  mobile: 3,
  /** Of a static or mobile that thins out in a dither: no outline, or each hole would show one. */
  rimless: 4,
} as const;

/** Bits of a tag. */
export const TAG_BITS = 3;

/** Owners that the images tell apart, from 1; 0 is the ground's. */
export const OWNERS_MAX = 2 ** (16 - TAG_BITS) - 1;

/** Largest emissive_scale that the surface images hold: the scale is stored as a byte in these units / 255. */
export const EMISSIVE_SCALE_MAX = 32;
