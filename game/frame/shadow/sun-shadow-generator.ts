// Babylon's cascaded shadow generator with one layer and a fit of our own.
//
// As it comes it makes at least two cascades, splits them by depth (so that under an orthographic camera both cover the same
// ground) and fits them to bounding spheres. Kept from it: the array map with its comparison sampler, the drawing of casters
// and the life cycle. Replaced: the fit (its own runs first and is overwritten just before the map is drawn) and the shader.

import { ShaderStore } from '@babylonjs/core/Engines/shaderStore';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.pure';
import { CascadedShadowGenerator } from '@babylonjs/core/Lights/Shadows/cascadedShadowGenerator.pure';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.pure';
import { Viewport } from '@babylonjs/core/Maths/math.viewport';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import { glslFloat } from '../../../shared/glsl-constants.ts';
import './shadow-imports.ts';
import { anchoredShadowMatrix, type SunShadowFit } from './fit-sun-shadow.ts';
import casterFragmentGlsl from './sun-shadow-caster.fragment.glsl?raw';
import casterVertexGlsl from './sun-shadow-caster.vertex.glsl?raw';

const CASTER_SHADER = 'sunShadowCaster';

/**
 * Clip space is this many times the map's width, so that casters that cross the map's border are cut by the image and not by
 * a clipper: that would give them new corners, which round differently from every camera cell.
 */
const CLIP_MAPS = 2;

/** Clip space around the map, in widths of the map. */
const CLIP_VIEWPORT = new Viewport((1 - CLIP_MAPS) / 2, (1 - CLIP_MAPS) / 2, CLIP_MAPS, CLIP_MAPS);

/**
 * Steps a texel in which vertices are placed: those of the coarsest rasteriser that the rules allow, 4 bits of fraction. GPUs and
 * Mesa have 8, SwiftShader 4: with finer steps each would round by itself, and their maps would differ along casters' edges.
 */
const RASTER_STEPS_PER_TEXEL = 16;

/** The one layer: what stands still. A layer for what moves gets a generator of its own. */
const STILL_LAYER = 0;

export class SunShadowGenerator extends CascadedShadowGenerator {
  /** Meshes of the next drawing. */
  casters: AbstractMesh[] = [];

  /** Caster draws since it was last set to nought. */
  drawn = 0;

  readonly #anchoredMatrix = Matrix.Identity();
  #fit: SunShadowFit | undefined;

  /** @param mapSize texels a side */
  constructor(mapSize: number, scene: Scene) {
    // The light is only what Babylon hangs a generator on: no material is lit by it, and it stays out of the scene's own
    // drawing of shadow maps, since the frame decides when the map is drawn.
    const light = new DirectionalLight('shadow.sun', Vector3.Down(), scene);
    light.shadowEnabled = false;
    super(mapSize, light);
    this.bias = 0;
    this.normalBias = 0;
    // The map's depth range holds every caster, so that casters need not write their depth from the fragment shader.
    this.depthClamp = false;
    this.freezeShadowCastersBoundingInfo = true;
    ShaderStore.ShadersStore[`${CASTER_SHADER}VertexShader`] =
      `const float RASTER_STEPS = ${glslFloat(RASTER_STEPS_PER_TEXEL)};\nconst float CLIP_MAPS = ${glslFloat(CLIP_MAPS)};\n${casterVertexGlsl}`;
    ShaderStore.ShadersStore[`${CASTER_SHADER}PixelShader`] = casterFragmentGlsl;
    this.customShaderOptions = { shaderName: CASTER_SHADER, uniforms: ['uSunShadowCorner'] };
    this.onBeforeShadowMapRenderObservable.add((effect) => {
      const { corner, request } = this.#fit!;
      effect.setFloat3('uSunShadowCorner', corner[0], corner[1], request.mapSize);
    });
    this.onAfterShadowMapRenderMeshObservable.add(() => {
      this.drawn++;
    });
  }

  /** Sets the fit of the next drawing. */
  setFit(fit: SunShadowFit): void {
    this.#fit = fit;
    // Game axes (x, y, z) are scene axes (x, z, y): the second and third columns change places.
    const m = anchoredShadowMatrix(fit);
    Matrix.FromArrayToRef(
      [...m.slice(0, 4), ...m.slice(8, 12), ...m.slice(4, 8), ...m.slice(12)],
      0,
      this.#anchoredMatrix,
    );
  }

  protected override _initializeGenerator(): void {
    CascadedShadowGenerator.MIN_CASCADES_COUNT = 1;
    this.numCascades = 1;
    super._initializeGenerator();
  }

  protected override _initializeShadowMap(): void {
    super._initializeShadowMap();
    const map = this.getShadowMap()!;
    map.renderList = [];
    map.getCustomRenderList = () => this.casters;
    map.onBeforeRenderObservable.add(() => {
      map.getScene()!.getEngine().setViewport(CLIP_VIEWPORT, map.getRenderWidth(), map.getRenderHeight());
    });
    map.onBeforeBindObservable.add(() => {
      this.getCascadeViewMatrix(STILL_LAYER)!.copyFrom(Matrix.IdentityReadOnly);
      this.getCascadeProjectionMatrix(STILL_LAYER)!.copyFrom(this.#anchoredMatrix);
      this.getCascadeTransformMatrix(STILL_LAYER)!.copyFrom(this.#anchoredMatrix);
    });
  }

  override dispose(): void {
    const light = this.getLight();
    super.dispose();
    light.dispose();
  }
}
