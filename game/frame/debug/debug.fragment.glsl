// debug (B18): looks at one surface image. Reads the surface images and depth; writes post.color, ungraded.
precision highp float;
precision highp int;
precision highp sampler2D;
precision highp sampler2DArray;
#include<tallowProjection>
#include<tallowColor>
#include<tallowView>
#include<tallowSurface>
#include<tallowOutline>
uniform sampler2D uAlbedo;
uniform sampler2D uNormal;
uniform sampler2D uMaterial;
uniform sampler2D uEmissive;
uniform highp sampler2D uDepth;
uniform sampler2D uColor;           // light.color for `lit`, gathered for `gather`
uniform sampler2DArray uPageAlbedo; // for `atlas`
#ifdef VIEW_ATLAS
uniform float uLayers;
uniform float uFills[ATLAS_LAYERS_MAX]; // share of each layer that is in use
#endif
layout(location = 0) out vec4 outColor_disp;

const vec3 EMPTY = vec3(0.02);

vec3 debugColor(ivec2 at) {
  vec4 albedoTexel = texelFetch(uAlbedo, at, 0);
  float depth = texelFetch(uDepth, at, 0).r;
  bool drawn = tagOf(albedoTexel) != TAG_NONE;
#if defined(VIEW_ATLAS)
  // Pages side by side, scaled down to fit, whatever the camera sees.
  float columns = ceil(sqrt(uLayers));
  float cell = floor(min(uTargetSize.x / columns, uTargetSize.y / ceil(uLayers / columns)));
  vec2 place = floor(vec2(at) / cell);
  float layer = place.y * columns + place.x;
  if (place.x >= columns || layer >= uLayers) return EMPTY;
  vec2 inside = vec2(at) - place * cell;
  if (inside.x >= cell - 1.0 || inside.y >= cell - 1.0) return vec3(0.5);
  float fill = uFills[int(layer)];
  // A bar along the foot tells how full the layer is. One that holds no page is hatched.
  if (inside.y >= cell - 4.0) return inside.x < floor(fill * (cell - 1.0)) ? vec3(0.92, 0.66, 0.27) : vec3(0.25);
  if (fill == 0.0) return mod(inside.x + inside.y, 8.0) < 1.0 ? vec3(0.25) : EMPTY;
  vec4 texel = texelFetch(uPageAlbedo, ivec3(ivec2(inside / cell * float(textureSize(uPageAlbedo, 0).x)), int(layer)), 0);
  return texel.a < COVERAGE_ALPHA ? vec3(0.12, 0.1, 0.14) : texel.rgb;
#elif defined(VIEW_OVERDRAW)
  // Blue one layer, green a few, red many.
  float steps = texelFetch(uColor, at, 0).r;
  return steps == 0.0 ? EMPTY : clamp(vec3(steps * 2.0 - 0.6, steps < 0.5 ? steps * 3.0 : 2.0 - steps * 2.0, 0.8 - steps * 2.0), 0.0, 1.0);
#elif defined(VIEW_OUTLINE)
  if (outlineSource(uAlbedo, uDepth, at) != at) return vec3(1.0);
  return hasOutline(tagOf(albedoTexel)) ? vec3(0.5) : vec3(0.0);
#else
  if (!drawn) return EMPTY;
#if defined(VIEW_ALBEDO)
  return linearOfDisplay(albedoTexel.rgb);
#elif defined(VIEW_NORMAL)
  return texelFetch(uNormal, at, 0).rgb;
#elif defined(VIEW_MATERIAL)
  return texelFetch(uMaterial, at, 0).rgb;
#elif defined(VIEW_EMISSIVE)
  vec4 emissive = texelFetch(uEmissive, at, 0);
  return emissive.rgb;
#elif defined(VIEW_POSITION)
  vec3 positionG = positionAtPixel(vec2(at) + 0.5, depth);
  return vec3(fract(positionG.xy), positionG.z / 3.0);
#elif defined(VIEW_DEPTH)
  return vec3(fract(nearnessPxOfDepth(depth) / PX_PER_NEARNESS / 8.0));
#elif defined(VIEW_SHADOWS)
  return texelFetch(uColor, at, 0).rgb;
#else // lit, gather
  return displayOfLinear(texelFetch(uColor, at, 0).rgb);
#endif
#endif
}

void main() { outColor_disp = vec4(debugColor(ivec2(gl_FragCoord.xy)), 1.0); }
