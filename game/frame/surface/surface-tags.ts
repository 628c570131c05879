// What kind of thing a texel of the surface images is: written into the albedo image's alpha as tag / 255.

export const SURFACE_TAGS = {
  /** Nothing was drawn. */
  none: 0,
  terrain: 1,
  static: 2,
  mobile: 3,
} as const;

/** Largest emissive_scale that the surface images hold: the scale is stored as a byte in these units / 255. */
export const EMISSIVE_SCALE_MAX = 32;
