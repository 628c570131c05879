// Toon bands (B10): the luminance of the incoming light is cut into hard steps, its hue kept, and the steps multiply the
// albedo. Thresholds and values come from the look's table. uBandSoftness is the width of a step, in luminance: 0 while the
// light stands still, so that steps are hard, and wide where it changes fast, so that no street changes its band at once.
struct Band {
  vec3 light_E;
  float luminance; // before banding
  vec4 passed;     // how far each threshold is behind it, 0..1
};
uniform float uBandSoftness;

// How far the second band's dark end comes down to the first for a pull: a night's pull closes the step.
const float DIM_EASE = 1.5;
// How much darker the dim is at a full pull: dark is what a hue alone does not make.
const float DIM_DARKEN = 0.15;

vec3 calmAlbedo(vec3 albedo_lin) { return albedo_lin; } // the palette is muted already; the one place to calm another

Band bandLight(vec3 incoming_E) {
  Band band;
  band.luminance = luminance(incoming_E);
  if (band.luminance < TOON_T0) { band.light_E = vec3(0.0); band.passed = vec4(0.0); return band; }
  band.passed = uBandSoftness > 0.0 ? clamp((band.luminance - TOON_T) / uBandSoftness + 0.5, 0.0, 1.0) : step(TOON_T, vec4(band.luminance));
  float value = mix(TOON_V.x, TOON_V.y, band.passed.x);
  value = mix(value, TOON_V.z, band.passed.y);
  value = mix(value, TOON_V.w, band.passed.z);
  value = mix(value, TOON_V4, band.passed.w);
  // The deepest shade leans cool.
  band.light_E = incoming_E / band.luminance * value * mix(TOON_SHADE_TINT, vec3(1.0), band.passed.x);
  return band;
}

// Pulls what only moon and sky light towards one hue at its own luminance. The pull fades out over the second band, which
// begins as bright as the first at night and ends at its own value: so lamplight wakes out of the night, without a ring of grey.
vec3 dimDark(vec3 color_L, Band band, vec3 tint_lin, float amount) {
  float fade = 1.0 - clamp((band.luminance - TOON_T.x) / (TOON_T.y - TOON_T.x), 0.0, 1.0);
  float ease = mix(1.0, TOON_V.x / TOON_V.y, min(1.0, amount * DIM_EASE) * fade * band.passed.x);
  return mix(color_L, luminance(color_L) * tint_lin, amount * fade) * ease * (1.0 - DIM_DARKEN * amount * fade);
}
