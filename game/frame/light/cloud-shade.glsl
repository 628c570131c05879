// Clouds dim the sun and nothing else: what share of it comes through above a point. Where a ray meets the ground decides, in
// whole texels of the screen, so that a cloud's edge is drawn as crisply as all else and moves a texel at a time.
uniform sampler2D uCloudField; // repeats, every value equally frequent
uniform vec4 uClouds;          // texels drifted, part of the sky covered, part of the sun held off

// Of all values, those over which a cloud's edge goes.
const float CLOUD_EDGE = 0.06;

float cloudAt(ivec2 cell) { return texelFetch(uCloudField, cell & (CLOUD_CELLS - 1), 0).r; }

float cloudShade(vec3 positionG, vec3 toSunG) {
  vec2 ground = positionG.xy - toSunG.xy * (positionG.z / toSunG.z);
  vec2 texel = floor(vec2(ground.x - ground.y, ground.x + ground.y) * HALF_TILE_PX);
  vec2 at = (mod(texel - uClouds.xy, CLOUD_CELL_TEXELS * float(CLOUD_CELLS)) + 0.5) / CLOUD_CELL_TEXELS - 0.5;
  // Blended here and not by a sampler: as finely on every device, and across the field's edge.
  ivec2 cell = ivec2(floor(at));
  vec2 way = at - floor(at);
  float upper = mix(cloudAt(cell), cloudAt(cell + ivec2(1, 0)), way.x);
  float lower = mix(cloudAt(cell + ivec2(0, 1)), cloudAt(cell + ivec2(1, 1)), way.x);
  float value = mix(upper, lower, way.y);
  float edge = 1.0 - uClouds.z;
  return 1.0 - uClouds.w * smoothstep(edge - CLOUD_EDGE, edge + CLOUD_EDGE, value);
}
