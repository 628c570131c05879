// Clouds dim the sun and nothing else: what share of it comes through above a point. Where a ray meets the ground decides, in
// whole texels of the screen, so that a cloud's edge is drawn as crisply as all else and moves a texel at a time.
uniform sampler2D uCloudField; // repeats, every value equally frequent
uniform vec4 uClouds;          // texels drifted, part of the sky covered, part of the sun held off

// Of all values, those over which a cloud's edge goes.
const float CLOUD_EDGE = 0.06;

float cloudShade(vec3 positionG, vec3 toSunG) {
  vec2 ground = positionG.xy - toSunG.xy * (positionG.z / toSunG.z);
  vec2 texel = floor(vec2(ground.x - ground.y, ground.x + ground.y) * HALF_TILE_PX);
  vec2 at = mod(texel - uClouds.xy, CLOUD_SPAN_TEXELS) + 0.5;
  float value = texture(uCloudField, at / CLOUD_SPAN_TEXELS).r;
  float edge = 1.0 - uClouds.z;
  return 1.0 - uClouds.w * smoothstep(edge - CLOUD_EDGE, edge + CLOUD_EDGE, value);
}
