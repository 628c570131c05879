// The names of a shader's colours say what they are, and no expression mixes one kind up with another.

import { describe, expect, it } from 'vitest';
import { findShaderMixUps, findUnnamedSpaces, listShaderFunctions } from '../support/find-shader-mix-ups.ts';
import { readSources } from './source-files.ts';

const SHADERS = readSources('game', '.glsl');
const FUNCTIONS = listShaderFunctions(SHADERS.map(({ text }) => text));

describe('a shader of the game', () => {
  it.each(SHADERS.map(({ path, text }) => [path, text] as const))('%s mixes up no colours', (_, text) => {
    expect(findShaderMixUps(text, FUNCTIONS)).toEqual([]);
    expect(findUnnamedSpaces(text)).toEqual([]);
  });

  it.each([
    ['light/light.fragment.glsl', 'albedo_lin * incoming_E', 'albedo_lin + incoming_E'],
    ['light/light.fragment.glsl', 'calmAlbedo(linearOfDisplay(albedoTexel.rgb))', 'calmAlbedo(incoming_E)'],
    ['light/light.fragment.glsl', 'albedo_lin * band.light_E', 'albedo_lin'],
    ['post/post.fragment.glsl', 'displayOfLinear(grey + (color_lin - grey) * uSaturation)', 'color_lin'],
    ['lamps/lamps.fragment.glsl', 'vec4(vColor_E * ', 'vec4(vColor_E * vColor_E * '],
  ])('%s would be found out with %s as %s', (file, right, wrong) => {
    const source = SHADERS.find(({ path }) => path.endsWith(file))!.text;
    expect(source).toContain(right);
    expect(findShaderMixUps(source.replace(right, wrong), FUNCTIONS)).not.toEqual([]);
  });
});

describe('findShaderMixUps', () => {
  const functions = listShaderFunctions(['vec3 calm(vec3 albedo_lin, float amount) { return albedo_lin; }']);

  it.each([
    'vec3 out_L = albedo_lin * light_E;',
    'vec3 out_L = base_L + albedo_lin * (sun_E * 0.5 + mix(ground_E, sky_E, share));',
    'vec3 out_disp = displayOfLinear(tint_lin * albedo_lin * 0.5);',
    'vec3 all_E = uSun_E * visible + texelFetch(uGathered, at, 0).rgb;',
    'if (lit > 0.5) out_L += calm(a_lin, 0.5) * band.light_E;',
    'float ratio = luminance(a_E) / luminance(b_E);',
    'out_E *= uTint_lin;',
    'vec3 out_lin = dark ? BLACK_LIN : linearOfDisplay(texel.rgb);',
  ])('lets pass: %s', (source) => {
    expect(findShaderMixUps(source, functions)).toEqual([]);
  });

  it.each([
    ['vec3 a_lin = b_disp;', '_disp becomes _lin'],
    ['vec3 a = b_disp;', '_disp becomes a, which says nothing'],
    ['out_L = albedo_lin + light_E;', '_lin and _E are added'],
    ['out_L = sun_E * sky_E;', '_E and _E are multiplied'],
    ['out_E *= glow_L;', '_L becomes _E'],
    ['out_L += light_E;', '_E becomes _L'],
    ['vec3 a_disp = linearOfDisplay(b_disp);', '_lin becomes _disp'],
    ['vec3 a_lin = calm(light_E, 0.5);', 'calm takes _lin, not _E'],
    ['vec3 a_lin = linearOfDisplay(b_lin);', 'linearOfDisplay takes _disp, not _lin'],
    ['vec3 a_E = day ? sun_E : albedo_lin;', '_E and _lin are chosen'],
    ['vec3 a_E = mix(sun_E, albedo_lin, 0.5);', '_E and _lin are put into mix'],
    ['if (a < b) { out_L = glow_disp * 2.0; }', '_disp becomes _L'],
  ])('refuses: %s', (source, fault) => {
    expect(findShaderMixUps(source, functions).join('\n')).toContain(fault);
  });
});

describe('findUnnamedSpaces', () => {
  it('names colours that do not say what they are, and nothing else', () => {
    const source =
      'uniform vec3 uSkyColor; in vec3 albedo; vec3 tint_lin; vec3 uToSunG; vec3 normal; vec3 f(vec3 sun) {}';
    expect(findUnnamedSpaces(source)).toEqual(['uSkyColor', 'albedo', 'sun']);
  });
});
