// post: white balance and exposure, ACES, saturation, sRGB, contrast, lift. Reads outline.color; writes the picture that is
// presented. grading.ts does the same on the CPU.
precision highp float;
precision highp int;
precision highp sampler2D;
#include<tallowColor>
uniform sampler2D uColor;
uniform vec3 uExposure;    // factor, white balance included
uniform float uSaturation;
uniform float uContrast;   // about CONTRAST_PIVOT
uniform vec3 uLift;        // share of the way to white that black goes
#ifdef BLOOM
uniform sampler2D uBloom;
uniform float uBloomStrength;
#endif
#ifdef VIGNETTE
uniform vec2 uSize;                // texels
uniform float uVignetteStrength;   // what a corner loses of its light
#endif
layout(location = 0) out vec4 outColor_disp;

// Hill's fit of the ACES reference and output transforms, with its matrices: without them greens and reds turn neon.
const mat3 ACES_IN = mat3(0.59719, 0.07600, 0.02840, 0.35458, 0.90834, 0.13383, 0.04823, 0.01566, 0.83777);
const mat3 ACES_OUT = mat3(1.60475, -0.10208, -0.00327, -0.53108, 1.10813, -0.07276, -0.07367, -0.00605, 1.07602);
vec3 acesOf(vec3 color_L) {
  vec3 v = ACES_IN * color_L;
  vec3 a = v * (v + 0.0245786) - 0.000090537;
  vec3 b = v * (0.983729 * v + 0.4329510) + 0.238081;
  return clamp(ACES_OUT * (a / b), 0.0, 1.0);
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 color_L = texelFetch(uColor, at, 0).rgb;
#ifdef BLOOM
  color_L += texelFetch(uBloom, at, 0).rgb * uBloomStrength;
#endif
#ifdef VIGNETTE
  // 0 in the middle, 1 in the corners, flat over most of the picture.
  vec2 off = gl_FragCoord.xy / uSize * 2.0 - 1.0;
  float corner = 0.5 * dot(off, off);
  color_L *= 1.0 - uVignetteStrength * corner * corner;
#endif
  vec3 color_lin = acesOf(color_L * uExposure);
  float grey = luminance(color_lin);
  vec3 color_disp = displayOfLinear(grey + (color_lin - grey) * uSaturation);
  color_disp = clamp(color_disp + (color_disp - CONTRAST_PIVOT) * (uContrast - 1.0), 0.0, 1.0);
  outColor_disp = vec4(color_disp + uLift * (1.0 - color_disp), 1.0);
}
