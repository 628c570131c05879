// Ambient occlusion (B11): how much of a surface's sky its neighbours on the screen stand in, from depth alone. Two rings of eight
// texels: enough for one hard step, and the same for every texel, so that nothing is noisy and nothing crawls.
const float OCCLUSION_REACH_UNITS = 0.7;
// A neighbour this little above the surface's plane is the surface's own relief.
const float OCCLUSION_BIAS = 0.3;

// 0 open, 1 all neighbours stand over it. pixel: gl_FragCoord.xy
float occlusionAt(sampler2D depth, vec2 pixel, vec3 positionG, vec3 normal) {
  float occluded = 0.0;
  for (int i = 0; i < 16; i++) {
    float angle = (float(i) + 0.5) * 0.78539816;
    vec2 at = floor(pixel + vec2(cos(angle), sin(angle)) * (i < 8 ? 3.0 : 6.0)) + 0.5;
    if (any(lessThan(at, vec2(0.0))) || any(greaterThanEqual(at, uTargetSize))) continue;
    vec3 way = positionAtPixel(at, texelFetch(depth, ivec2(at), 0).r) - positionG;
    float far = length(way);
    if (far > OCCLUSION_REACH_UNITS || far < 1e-4) continue;
    occluded += max(dot(normal, way) / far - OCCLUSION_BIAS, 0.0) / (1.0 - OCCLUSION_BIAS);
  }
  return occluded / 16.0;
}
