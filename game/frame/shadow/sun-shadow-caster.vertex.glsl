// Casters into the sun's map. Reads: mesh positions and world matrix. Writes: depth (height, from above).
//
// Vertices are rounded to the steps that graphics hardware rasterises in, before the camera's part comes in, and that part
// is whole texels. So every number after the rounding is exact, and a caster covers the same texels from every camera cell.
attribute vec3 position;
#include<__decl__shadowMapVertex>
uniform vec3 uSunShadowCorner; // the map's first texel, world index along both axes, and texels a side

void main(void) {
  // viewProjection: scene axes -> (texels from the world's origin, depth 0..1), the same in every camera cell.
  vec3 at = (viewProjection * (world * vec4(position, 1.0))).xyz;
  vec2 snapped = floor(at.xy * RASTER_STEPS + 0.5) / RASTER_STEPS;
  vec2 clip = (snapped - uSunShadowCorner.xy - 0.5 * uSunShadowCorner.z) * (2.0 / (CLIP_MAPS * uSunShadowCorner.z));
  gl_Position = vec4(clip, at.z * 2.0 - 1.0, 1.0);
}
