// light: decides how every texel of the surface images is lit. Reads the surface images, depth, the sun's shadow map and the
// gathered light; writes linear radiance, 1 = a white facing the noon sun. The only lighting rig: nothing else shades.
precision highp float;
precision highp int;
precision highp sampler2D;
precision highp sampler2DArray;
precision highp sampler2DArrayShadow;
#include<tallowProjection>
#include<tallowColor>
#include<tallowView>
#include<tallowSurface>
#include<tallowToon>
#ifdef SHADOWS
#include<tallowSunShadow>
#endif
#ifdef CLOUDS
#include<tallowCloudShade>
#endif
#ifdef CONTACT
#include<tallowContactShadow>
#endif
#ifdef OCCLUSION
#include<tallowOcclusion>
uniform vec2 uOcclusion; // what a corner keeps of its light, and from which occlusion on
#endif
uniform sampler2D uAlbedo;
uniform sampler2D uNormal;
uniform sampler2D uMaterial;
uniform sampler2D uEmissive;
uniform highp sampler2D uDepth;
uniform sampler2D uGathered; // irradiance of all that is neither sun nor open sky, facing included
uniform vec3 uToSunG;
uniform vec3 uSun_E;        // irradiance on a surface facing the sun
uniform vec3 uSky_E;        // irradiance from the upper half of the sky
uniform vec3 uGround_E;     // irradiance from the ground below
uniform vec3 uDimTint_lin;  // hue of the dark bands, luminance 1
uniform float uDimAmount;
uniform float uEmissiveStrength_L;
uniform vec3 uBackground_L;
uniform int uLightView;     // LIGHT_VIEW_*: the picture, or one term of it for the debug views
#ifdef LIGHT_TERMS
uniform int uLightTerm;     // TERM_*: which value the inspector reads
const vec3 WHITE_LIN = vec3(1.0);
#endif
layout(location = 0) out vec4 outColor_L;

const int LIGHT_VIEW_LIT = 1;
const int LIGHT_VIEW_SHADOWS = 2;
const vec3 LIT_VIEW_GREY_LIN = vec3(0.5);
// Above this a metal's or a wet thing's highlight is on; below it is off.
const float SPECULAR_THRESHOLD = 0.4;
// Of the sun's light: a facet that glints is still iron, not paper.
const float SPECULAR_SHARE = 0.5;

// What share of the sun a highlight gives back.
float highlight(vec3 normal, vec3 material) {
  float glossy = max(material.x, smoothstep(0.5, 0.8, material.z));
  if (glossy < 0.5) return 0.0;
  float shininess = mix(64.0, 6.0, material.y);
  float power = pow(max(dot(normal, normalize(uToSunG + TO_CAMERA_G)), 0.0), shininess);
  return step(SPECULAR_THRESHOLD, power) * material.z * SPECULAR_SHARE;
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 albedoTexel = texelFetch(uAlbedo, at, 0);
  if (tagOf(albedoTexel) == TAG_NONE) { outColor_L = vec4(uBackground_L, 1.0); return; }
  vec3 positionG = positionAtPixel(gl_FragCoord.xy, texelFetch(uDepth, at, 0).r);
  vec3 normal = normalOf(texelFetch(uNormal, at, 0));
  vec3 material = texelFetch(uMaterial, at, 0).rgb;
  vec4 emissiveTexel = texelFetch(uEmissive, at, 0);

  float facing = max(dot(normal, uToSunG), 0.0);
  float visibility = 1.0;
#ifdef SHADOWS
  if (facing > 0.0) visibility = sunShadow(positionG, normal, tagOf(albedoTexel) != TAG_TERRAIN);
#endif
#ifdef CONTACT
  if (facing > 0.0 && visibility > 0.0) visibility *= contactShadow(uDepth, gl_FragCoord.xy, uToSunG);
#endif
#ifdef CLOUDS
  if (facing > 0.0) visibility *= cloudShade(positionG, uToSunG);
#endif
  if (uLightView == LIGHT_VIEW_SHADOWS) { outColor_L = vec4(vec3(facing > 0.0 ? visibility : 0.0), 1.0); return; }
  float sunlit = facing * visibility;
  float skyShare = 0.5 + 0.5 * normal.z;
  vec3 incoming_E = uSun_E * sunlit + texelFetch(uGathered, at, 0).rgb + mix(uGround_E, uSky_E, skyShare);

  bool litOnly = uLightView == LIGHT_VIEW_LIT;
  vec3 albedo_lin = litOnly ? LIT_VIEW_GREY_LIN : calmAlbedo(linearOfDisplay(albedoTexel.rgb));
  vec3 highlight_L = vec3(0.0);
#ifdef TOON
  Band band = bandLight(incoming_E);
  vec3 color_L = dimDark(albedo_lin * band.light_E, band, uDimTint_lin, uDimAmount);
#ifdef SPECULAR
  if (facing > 0.0 && visibility > 0.5) {
    float mirrored_lin = highlight(normal, material);
    highlight_L = uSun_E * mirrored_lin;
    color_L += highlight_L;
  }
#endif
#else
  vec3 color_L = albedo_lin * incoming_E;
#endif
  float openness = 1.0;
#ifdef OCCLUSION
  if (occlusionAt(uDepth, gl_FragCoord.xy, positionG, normal) > uOcclusion.y) openness = uOcclusion.x;
  color_L *= openness;
#endif
  vec3 glow_L = linearOfDisplay(emissiveTexel.rgb) * emissiveTexel.a * EMISSIVE_SCALE_MAX * uEmissiveStrength_L;
  if (!litOnly) color_L += glow_L;
  outColor_L = vec4(color_L, 1.0);
#ifdef LIGHT_TERMS
#include<tallowLightTerms>
#endif
}
