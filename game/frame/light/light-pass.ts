// light: one full-screen pass. In: surface images, depth, shadow map, gathered, look. Out: light.color.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { Effect } from '@babylonjs/core/Materials/effect.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import type { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { Look } from '../../../shared/look/look.ts';
import { chromaticityOf, radianceRgb } from '../../../shared/look/radiometry.ts';
import { sunAndSky } from '../../../shared/look/sun-and-sky.ts';
import { bindIrradiance, bindLinear, bindRadiance } from '../bind-color.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import { SUN_SHADOW_SAMPLERS, SUN_SHADOW_UNIFORMS, type SunShadow } from '../shadow/sun-shadow.ts';
import { bindSurfaceImages, bindViewUniforms, SURFACE_SAMPLERS, VIEW_UNIFORMS } from '../surface/surface-bindings.ts';
import { areCloudsSeen, CLOUD_SAMPLERS, CLOUD_UNIFORMS, Clouds } from './clouds.ts';
import fragmentSource from './light.fragment.glsl?raw';
import { LIGHT_TERMS, type LightTerm, lightTermDefines } from './light-terms.ts';
import { toonDefines } from './toon-defines.ts';

/** What the pass shows: the picture, or one term of the light for the debug views. Matches LIGHT_VIEW_* in the shader. */
const LIGHT_VIEWS = { lit: 1, shadows: 2 } as const;

/** Where nothing is drawn. */
const BLACK = radianceRgb(0, 0, 0);

const UNIFORMS = [
  ...VIEW_UNIFORMS,
  'uToSunG',
  'uSun_E',
  'uSky_E',
  'uGround_E',
  'uDimTint_lin',
  'uDimAmount',
  'uEmissiveStrength_L',
  'uBandSoftness',
  'uOcclusion',
  'uBackground_L',
  'uLightView',
  'uLightTerm',
];

export class LightPass {
  readonly #targets: FrameTargets;
  readonly #look: Look;
  readonly #shadow: SunShadow;
  /** One shader a combination of switches, made when first used. */
  readonly #effects = new Map<string, FullScreenEffect>();
  readonly #engine: Engine;
  readonly #renderer: EffectRenderer;

  readonly #clouds: Clouds;
  #isDrifting = false;

  constructor(
    scene: Scene,
    engine: Engine,
    renderer: EffectRenderer,
    targets: FrameTargets,
    shadow: SunShadow,
    look: Look,
  ) {
    this.#clouds = new Clouds(scene, look);
    this.#engine = engine;
    this.#renderer = renderer;
    this.#targets = targets;
    this.#shadow = shadow;
    this.#look = look;
  }

  /** Whether clouds that the last frame showed move on with the next step. */
  get isDrifting(): boolean {
    return this.#isDrifting;
  }

  isReady(settings: FrameSettings): boolean {
    return this.#effect(settings).isReady();
  }

  /** The same for `runTerm`. */
  areTermsReady(settings: FrameSettings): boolean {
    return this.#effect(settings, lightTermDefines()).isReady();
  }

  run(settings: FrameSettings): void {
    this.#draw(settings, this.#effect(settings), this.#targets.light);
  }

  /** Writes one of its own values in place of the light: the very shader of the picture, ended earlier. */
  runTerm(settings: FrameSettings, term: LightTerm, target: RenderTargetTexture): void {
    this.#draw(settings, this.#effect(settings, lightTermDefines()), target, LIGHT_TERMS.indexOf(term));
  }

  #draw(settings: FrameSettings, shader: FullScreenEffect, target: RenderTargetTexture, term = -1): void {
    const { toSun, phase, debugView, switches } = settings;
    this.#isDrifting = areCloudsSeen(this.#look, settings);
    const light = sunAndSky(this.#look, phase, toSun);
    shader.run(target, (effect: Effect) => {
      bindViewUniforms(effect, settings.view);
      bindSurfaceImages(effect, this.#targets);
      effect.setTexture('uGathered', this.#targets.gathered);
      this.#shadow.widensEdges = switches.penumbra;
      if (switches.shadows) this.#shadow.bind(effect);
      if (switches.clouds) this.#clouds.bind(effect, settings.flickerStep);
      effect.setFloat3('uToSunG', ...toSun);
      bindIrradiance(effect, 'uSun_E', light.sun);
      bindIrradiance(effect, 'uSky_E', light.sky);
      bindIrradiance(effect, 'uGround_E', light.ground);
      bindLinear(effect, 'uDimTint_lin', chromaticityOf(phase.dimTint));
      effect.setFloat('uDimAmount', phase.dimAmount);
      effect.setFloat('uEmissiveStrength_L', phase.emissiveStrength);
      effect.setFloat('uBandSoftness', settings.bandSoftness);
      effect.setFloat2('uOcclusion', this.#look.occlusionShade, this.#look.occlusionThreshold);
      bindRadiance(effect, 'uBackground_L', BLACK);
      effect.setInt('uLightView', debugView === 'lit' || debugView === 'shadows' ? LIGHT_VIEWS[debugView] : 0);
      if (term >= 0) effect.setInt('uLightTerm', term);
    });
  }

  dispose(): void {
    this.#clouds.dispose();
    for (const effect of this.#effects.values()) effect.dispose();
  }

  #effect({ switches }: FrameSettings, extra: readonly string[] = []): FullScreenEffect {
    const defines = [
      ...toonDefines(this.#look),
      ...(switches.toon ? ['#define TOON'] : []),
      ...(switches.shadows ? ['#define SHADOWS'] : []),
      ...(switches.specular ? ['#define SPECULAR'] : []),
      ...(switches.clouds ? ['#define CLOUDS'] : []),
      ...(switches.contact ? ['#define CONTACT'] : []),
      ...(switches.occlusion ? ['#define OCCLUSION'] : []),
      ...extra,
    ];
    const key = defines.join('\n');
    let effect = this.#effects.get(key);
    if (effect === undefined) {
      effect = new FullScreenEffect(this.#engine, this.#renderer, {
        name: 'light.color',
        fragmentSource,
        uniforms: [...UNIFORMS, ...SUN_SHADOW_UNIFORMS, ...CLOUD_UNIFORMS],
        samplers: [...SURFACE_SAMPLERS, 'uGathered', ...SUN_SHADOW_SAMPLERS, ...CLOUD_SAMPLERS],
        defines,
      });
      this.#effects.set(key, effect);
    }
    return effect;
  }
}
