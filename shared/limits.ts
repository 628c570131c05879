// Limits of the formats: what a sheet may be and what fits the GPU's tables. Baker and game read the same numbers.

/** Edge of an atlas page. 1024 keeps a layer of the five arrays near 18 MB and fits every WebGL2 device (2048 is its minimum). */
export const PAGE_SIZE_TEXELS = 1024;

/** Largest edge of a sheet's map. Above it a PNG is taken for a mistake or a decompression bomb. */
export const SHEET_EDGE_MAX_TEXELS = 16384;

/** Largest edge of one frame. A trimmed frame must still fit a page. */
export const FRAME_EDGE_MAX_TEXELS = 4096;

/** Most frames of one sheet: 8 facings x (idle + walk) x variants stays far below. */
export const FRAMES_MAX = 1024;

/** Alpha from which a texel is there. */
export const COVERAGE_ALPHA = 128;

/** Highest value of a 16-bit height: it stands for `height_range` units. */
export const HEIGHT_MAX = 65535;

/** Thickness that a sheet without a back map is given, in units. */
export const DEFAULT_THICKNESS_UNITS = 0.15;

/** Emission (colour x emissive_scale) above which a texel is light, not matter: it casts no shadow and blocks no light. */
export const GLOW_THRESHOLD = 0.5;

/** Errors of the three shadow shells, in units: half a texel of the 2048 / 1024 / 512 shadow maps. */
export const SHELL_ERRORS_UNITS = [0.01, 0.02, 0.04] as const;

/** Visibility voxels a unit: the grid that light is blocked on. A wall of 0.09 needs 1/8. */
export const VOXELS_PER_UNIT = 8;

/** A visibility voxel is solid from a slab this thick through it, in units; never above 0.035, or walls between two voxels open. */
export const SOLID_SLAB_UNITS = 0.03;
