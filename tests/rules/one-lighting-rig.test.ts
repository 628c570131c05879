// Nothing that is lit shades itself: what stands in the world says what it is, and the light pass alone turns reflectance and
// light into what leaves a surface. Read from the sources, by the names of colours (see shader-colors.test.ts, which holds these).

import { describe, expect, it } from 'vitest';
import { importsOf, readSources } from './source-files.ts';

const SHADERS = readSources('game', '.glsl');

/** The rig: the light pass and what only it includes. */
const RIG_FOLDER = 'game/frame/light/';

/** Draws into the surface images: only they pack what a texel is. */
const WRITES_SURFACE = /\boutAlbedo\s*=\s*pack(?:Owned)?Albedo\(/;

/** Light by its name, and what light is made from. */
const LIGHT_NAME =
  /\b\w+_[EL]\b|\buToSun\w*|\buGathered\b|\bsunShadow\(|\bbandLight\(|#include<tallow(?:Toon|SunShadow)>/;

function stripComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}

/** @returns a sentence for each place where the shader does what only the rig may */
function findShading(path: string, source: string): string[] {
  if (path.startsWith(RIG_FOLDER)) return [];
  const code = stripComments(source);
  const faults: string[] = [];
  for (const statement of code.split(/[;{}]/)) {
    const text = statement.trim().replace(/\s+/g, ' ');
    const isProduct = /\*/.test(text) && /\w_lin\b/.test(text) && /\w_E\b/.test(text);
    if (isProduct) faults.push(`${path} multiplies a reflectance by light: ${text}`);
  }
  const light = WRITES_SURFACE.test(code) ? LIGHT_NAME.exec(code)?.[0] : undefined;
  if (light !== undefined) faults.push(`${path} writes a surface and knows of light: ${light}`);
  const receives = /\buniform (?:vec3|sampler2D) (uS(?:un|ky)_E|uGround_E|uGathered)\b/.exec(code)?.[1];
  if (receives !== undefined) faults.push(`${path} receives ${receives}`);
  return faults;
}

const shaderAt = (end: string): { readonly path: string; readonly text: string } =>
  SHADERS.find(({ path }) => path.endsWith(end))!;

describe('one lighting rig', () => {
  it('is the only shader that multiplies reflectance by light, or receives sun, sky or gathered light', () => {
    expect(SHADERS.flatMap(({ path, text }) => findShading(path, text))).toEqual([]);
    // And it does so: a rule about nothing would hold, too.
    const { text } = shaderAt('light/light.fragment.glsl');
    expect(findShading('game/frame/another.glsl', text)).toEqual([
      expect.stringContaining('multiplies a reflectance by light'),
      expect.stringContaining('multiplies a reflectance by light'),
      expect.stringContaining('multiplies a reflectance by light'),
      expect.stringContaining('receives uGathered'),
    ]);
  });

  it('is fed by everything that stands in the world', () => {
    const writers = SHADERS.filter(({ text }) => WRITES_SURFACE.test(text)).map(({ path }) => path);
    expect(writers).toContain(shaderAt('sprite/sprite.fragment.glsl').path);
    expect(writers).toContain(shaderAt('terrain/terrain.fragment.glsl').path);
    expect(writers.filter((path) => !path.startsWith('game/frame/surface/'))).toEqual([]);
  });

  it.each([
    [
      'a sprite that is lit by the sun',
      'sprite/sprite.fragment.glsl',
      'albedo.rgb, ',
      'albedo.rgb * max(dot(normalG, uToSunG), 0.0), ',
    ],
    [
      'ground that has bands',
      'terrain/terrain.fragment.glsl',
      '#include<tallowView>',
      '#include<tallowView>\n#include<tallowToon>',
    ],
    [
      'an outline that lights itself',
      'outline/outline.fragment.glsl',
      'void main() {',
      'void main() { vec3 rim_L = tint_lin * sky_E;',
    ],
    ['grading that adds sunlight', 'post/post.fragment.glsl', 'uniform float uSaturation;', 'uniform vec3 uSun_E;'],
  ])('would find out %s', (_, file, right, wrong) => {
    const { path, text } = shaderAt(file);
    expect(text).toContain(right);
    expect(findShading(path, text.replace(right, wrong))).not.toEqual([]);
  });

  it("uses none of Babylon's materials that shade", () => {
    const shading = /Materials\/(?:standardMaterial|PBR|Node|background)/i;
    const wrong = readSources('game', '.ts').filter(({ text }) =>
      importsOf(text).some((target) => shading.test(target)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
