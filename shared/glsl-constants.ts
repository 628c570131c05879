// The numbers and functions of the contract, printed into GLSL: a shader never types a projection constant by hand.

import { FRAME_RECORD_GLSL } from './format/frame-record.ts';
import { GROUND_SHAPE_GLSL } from './ground-shape.ts';
import { HASH_GLSL } from './hash.ts';
import { COVERAGE_ALPHA, HEIGHT_MAX } from './limits.ts';
import { GROUND_GLSL } from './pick-ground.ts';
import { HALF_TILE_PX, PX_PER_NEARNESS, PX_PER_UNIT, TO_CAMERA } from './projection.ts';
import { SHORE_COLOR_GLSL, SHORE_GLSL } from './shore.ts';
import { TERRAIN_GLSL } from './terrain.ts';
import { TERRAIN_BORDERS_GLSL } from './terrain-borders.ts';
import { TERRAIN_FRAMES_GLSL } from './terrain-frames.ts';
import { WATER_GLSL } from './water.ts';

/** Prints a number as a GLSL float literal. */
export function glslFloat(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`no GLSL literal for ${value}`);
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** `projection.ts` for shaders. Screen points are in texels, y down; positions in game axes (suffix G). */
export const PROJECTION_GLSL = `
const float HALF_TILE_PX = ${glslFloat(HALF_TILE_PX)};
const float PX_PER_UNIT = ${glslFloat(PX_PER_UNIT)};
const float PX_PER_NEARNESS = ${glslFloat(PX_PER_NEARNESS)};
const float HEIGHT_MAX = ${glslFloat(HEIGHT_MAX)};
const float COVERAGE_ALPHA = ${glslFloat(COVERAGE_ALPHA / 255)};
const vec3 TO_CAMERA_G = vec3(${TO_CAMERA.map(glslFloat).join(', ')});

vec3 screenToWorld(vec2 screen, float z) {
  float sum = (screen.y + z * PX_PER_UNIT) / HALF_TILE_PX;
  float difference = screen.x / HALF_TILE_PX;
  return vec3((sum + difference) * 0.5, (sum - difference) * 0.5, z);
}
vec3 screenAtNearness(vec2 screen, float nearness) {
  return screenToWorld(screen, (PX_PER_NEARNESS * nearness - screen.y) / (2.0 * PX_PER_UNIT));
}
vec3 texelToLocal(vec2 texel, float height) { return screenToWorld(texel + 0.5, height); }
`;

/** Every include of the contract by the name that a shader uses: `#include<tallowProjection>`. */
export const SHARED_GLSL: Readonly<Record<string, string>> = {
  tallowProjection: PROJECTION_GLSL,
  tallowHash: HASH_GLSL,
  tallowFrameRecord: FRAME_RECORD_GLSL,
  tallowGround: GROUND_GLSL,
  tallowGroundShape: GROUND_SHAPE_GLSL,
  tallowShore: SHORE_GLSL,
  tallowShoreColor: SHORE_COLOR_GLSL,
  tallowTerrain: TERRAIN_GLSL,
  tallowTerrainBorders: TERRAIN_BORDERS_GLSL,
  tallowTerrainFrames: TERRAIN_FRAMES_GLSL,
  tallowWater: WATER_GLSL,
};
