// bloom: what is brighter than the threshold, spread along one axis. Drawn twice: across, with the threshold, then down.
precision highp float;
precision highp int;
precision highp sampler2D;
uniform sampler2D uColor;
uniform ivec2 uAxis;
uniform float uThreshold;  // radiance
layout(location = 0) out vec4 outColor_L;

const int REACH_TEXELS = 8;
const float SIGMA_TEXELS = 3.0;

vec3 brightOf(vec3 color_L) {
  float most = max(color_L.r, max(color_L.g, color_L.b));
  return most > uThreshold ? color_L * (1.0 - uThreshold / most) : vec3(0.0);
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  ivec2 last = textureSize(uColor, 0) - 1;
  vec3 sum = vec3(0.0);
  float weights = 0.0;
  for (int i = -REACH_TEXELS; i <= REACH_TEXELS; i++) {
    float weight = exp(-0.5 * float(i * i) / (SIGMA_TEXELS * SIGMA_TEXELS));
    weights += weight;
    sum += weight * brightOf(texelFetch(uColor, clamp(at + uAxis * i, ivec2(0), last), 0).rgb);
  }
  outColor_L = vec4(sum / weights, 1.0);
}
