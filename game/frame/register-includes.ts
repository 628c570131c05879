// GLSL that several passes share, under the names that `#include<...>` uses.

import { ShaderStore } from '@babylonjs/core/Engines/shaderStore';
import { glslFloat, SHARED_GLSL } from '../../shared/glsl-constants.ts';
import { PX_PER_NEARNESS } from '../../shared/projection.ts';
import colorGlsl from '../shaders/include/tallow-color.glsl?raw';
import lightTermsGlsl from '../shaders/include/tallow-light-terms.glsl?raw';
import outlineGlsl from '../shaders/include/tallow-outline.glsl?raw';
import surfaceGlsl from '../shaders/include/tallow-surface.glsl?raw';
import toonGlsl from '../shaders/include/tallow-toon.glsl?raw';
import viewGlsl from '../shaders/include/tallow-view.glsl?raw';
import { stripComments } from '../shaders/strip-comments.ts';
import { BAYER_GLSL } from './dither/bayer.ts';
import { NEARNESS_RANGE_UNITS } from './frame-view.ts';
import groundPicksGlsl from './ground/ground-picks.glsl?raw';
import { CLOUD_CELL_TEXELS, CLOUD_CELLS } from './light/cloud-field.ts';
import cloudShadeGlsl from './light/cloud-shade.glsl?raw';
import contactShadowGlsl from './light/contact-shadow.glsl?raw';
import occlusionGlsl from './light/occlusion.glsl?raw';
import { CIRCLE_CONSTANTS_GLSL } from './see-through/circles.ts';
import seeThroughGlsl from './see-through/see-through.glsl?raw';
import sunPenumbraGlsl from './shadow/sun-penumbra.glsl?raw';
import { SUN_DISC_GLSL } from './shadow/sun-penumbra.ts';
import sunShadowGlsl from './shadow/sun-shadow.glsl?raw';
import { EMISSIVE_SCALE_MAX, SURFACE_TAGS, TAG_BITS } from './surface/surface-tags.ts';

const VIEW_CONSTANTS_GLSL = `const float NEARNESS_SPAN_PX = ${glslFloat(2 * NEARNESS_RANGE_UNITS * PX_PER_NEARNESS)};\n`;

const CLOUD_CONSTANTS_GLSL = `const int CLOUD_CELLS = ${CLOUD_CELLS};\nconst float CLOUD_CELL_TEXELS = ${glslFloat(CLOUD_CELL_TEXELS)};\n`;

const SURFACE_CONSTANTS_GLSL = [
  `const int TAG_BITS = ${TAG_BITS};`,
  `const float EMISSIVE_SCALE_MAX = ${glslFloat(EMISSIVE_SCALE_MAX)};`,
  ...Object.entries(SURFACE_TAGS).map(([name, tag]) => `const int TAG_${name.toUpperCase()} = ${tag};`),
  '',
].join('\n');

/** Puts every include into Babylon's store. Call once before the first shader is made. */
export function registerIncludes(): void {
  const includes: Readonly<Record<string, string>> = {
    ...SHARED_GLSL,
    tallowView: VIEW_CONSTANTS_GLSL + viewGlsl,
    tallowGroundPicks: groundPicksGlsl,
    tallowColor: colorGlsl,
    tallowToon: toonGlsl,
    tallowLightTerms: lightTermsGlsl,
    tallowOutline: outlineGlsl,
    tallowSunPenumbra: SUN_DISC_GLSL + sunPenumbraGlsl,
    tallowSunShadow: sunShadowGlsl,
    tallowCloudShade: CLOUD_CONSTANTS_GLSL + cloudShadeGlsl,
    tallowContactShadow: contactShadowGlsl,
    tallowOcclusion: occlusionGlsl,
    tallowDither: BAYER_GLSL,
    tallowSeeThrough: CIRCLE_CONSTANTS_GLSL + seeThroughGlsl,
    tallowSurface: SURFACE_CONSTANTS_GLSL + surfaceGlsl,
  };
  for (const [name, source] of Object.entries(includes)) ShaderStore.IncludesShadersStore[name] = stripComments(source);
}
