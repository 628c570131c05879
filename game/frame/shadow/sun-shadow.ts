// The shadow pass: what stands still, as the sun or moon sees it, in one depth map.
//
// Reads: casters (meshes that only the light sees), the view's middle and size, the direction towards the light.
// Writes: `shadow.sun`, a one-layer depth array with a comparison sampler.
// Drawn only when sun, camera cell, size, quality or a caster changed: a still scene draws no shadows. Switching the quality
// remakes the map and compiles nothing.

import type { AbstractEngine } from '@babylonjs/core/Engines/abstractEngine.pure';
import type { Effect } from '@babylonjs/core/Materials/effect';
import { Material } from '@babylonjs/core/Materials/material.pure';
import type { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.pure';
import { Mesh } from '@babylonjs/core/Meshes/mesh.pure';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData';
import type { Observer } from '@babylonjs/core/Misc/observable.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import { gameToScene, type Vec3 } from '../../../shared/vector.ts';
import type { ShadowQuality } from '../../core/url-options.ts';
import {
  anchoredShadowMatrix,
  CASTER_HEIGHTS_UNITS,
  type CasterBounds,
  castsIntoMap,
  FILTER_REACH_TEXELS,
  refitSunShadow,
  type ShadowView,
  type SunShadowFit,
} from './fit-sun-shadow.ts';
import { penumbraOf, type SunPenumbra } from './sun-penumbra.ts';
import { SunShadowGenerator } from './sun-shadow-generator.ts';

/** Texels along each side of the map, powers of two. Each goes with a level of detail of the shells. */
export const SHADOW_MAP_TEXELS = { low: 512, medium: 1024, high: 2048 } as const satisfies Record<
  ShadowQuality,
  number
>;

/**
 * How far a shell of the quality's level of detail may stand out of the surface that it was made from, and a little for
 * rounding: a point is lifted off its surface by as much, or the shell would shade it. Goes with the baker's error limits;
 * high could do with half, but is lifted as medium is: then the shadows of both lie alike.
 */
const SHELL_ERROR_UNITS = { low: 0.041, medium: 0.021, high: 0.021 } as const satisfies Record<ShadowQuality, number>;

/** Depth bias, in texels along the light's rays: what is left when a point's own plane is known. */
const DEPTH_BIAS_TEXELS = 0.6;

/** Texels along the surface by which a point is lifted further, against normals that differ from the shell's; high: see above. */
const NORMAL_BIAS_TEXELS = { low: 1.6, medium: 1.6, high: 3.2 } as const satisfies Record<ShadowQuality, number>;

/** No lift is larger: half of a wall of two texels (0.09 units), so that no point is lifted through one. */
const LIFT_MAX_UNITS = 0.045;

/** Names that a shader that includes `sunShadow` has to declare for `bind`. */
export const SUN_SHADOW_UNIFORMS = [
  'uSunShadowMatrix',
  'uSunShadowStepU',
  'uSunShadowStepV',
  'uSunShadowToSun',
  'uSunShadowBias',
  'uSunShadowArea',
  'uSunShadowWidens',
  'uSunShadowSharpness',
  'uSunPenumbra',
  'uSunDisc',
] as const;
export const SUN_SHADOW_SAMPLERS = ['uSunShadowMap'] as const;

export interface SunShadowCounts {
  /** Times that the map was drawn. */
  readonly passes: number;
  /** Caster draws, all passes together. */
  readonly draws: number;
}

export class SunShadow {
  /** Whether edges are as wide as the throw makes them, at high quality only. A uniform: switching compiles nothing. */
  widensEdges = false;

  readonly #generator: SunShadowGenerator;
  readonly #casterMaterial: Material;
  /** Holds the casters' shader: Babylon gives a shader back with the last mesh that was drawn with it. */
  readonly #shaderHolder: Mesh;
  readonly #boundsOf = new Map<Mesh, CasterBounds>();
  #fit: SunShadowFit | undefined;
  /** The fit's matrix, as `bind` sets it every frame. */
  readonly #matrix = new Float32Array(16);
  #penumbra: SunPenumbra | undefined;
  readonly #disc = new Float32Array(4);
  #dirty = true;
  readonly #restored: Observer<AbstractEngine>;
  #quality: ShadowQuality;
  #passes = 0;
  #draws = 0;

  constructor(scene: Scene, quality: ShadowQuality) {
    this.#quality = quality;
    this.#generator = new SunShadowGenerator(SHADOW_MAP_TEXELS[quality], scene);
    this.#casterMaterial = new Material('shadow.caster', scene, true);
    // Shells are closed, but a light that shines into an open one from behind must still be stopped.
    this.#casterMaterial.backFaceCulling = false;
    this.#shaderHolder = createUndrawnMesh(scene);
    this.#shaderHolder.material = this.#casterMaterial;
    // A restored context has lost what the map showed.
    this.#restored = scene.getEngine().onContextRestoredObservable.add(() => this.invalidate());
  }

  /**
   * Adds a mesh that only the light sees: it needs positions and indices and leaves the scene's list, so that the camera and
   * the scene's own bookkeeping never meet it. Its place changes by `moveCaster` alone.
   *
   * @param bounds what the mesh fills, game axes; decides with which views it is drawn
   */
  addCaster(mesh: Mesh, bounds: CasterBounds): void {
    mesh.material = this.#casterMaterial;
    if (!mesh.isWorldMatrixFrozen) mesh.freezeWorldMatrix();
    mesh.getScene().removeMesh(mesh);
    this.#boundsOf.set(mesh, bounds);
    if (this.#fit === undefined || castsIntoMap(this.#fit, bounds)) this.#dirty = true;
  }

  /**
   * Moves a caster.
   *
   * @param place of its origin, game axes
   * @param bounds what it fills there
   */
  moveCaster(mesh: Mesh, place: Vec3, bounds: CasterBounds): void {
    mesh.position.set(...gameToScene(place));
    // Computes it once more, and freezes that.
    mesh.freezeWorldMatrix();
    const before = this.#boundsOf.get(mesh);
    this.#boundsOf.set(mesh, bounds);
    const fit = this.#fit;
    if (fit === undefined || [before, bounds].some((filled) => filled !== undefined && castsIntoMap(fit, filled)))
      this.#dirty = true;
  }

  /** Takes a mesh out of the light's sight; the caller disposes it. */
  removeCaster(mesh: Mesh): void {
    const bounds = this.#boundsOf.get(mesh);
    if (bounds === undefined) return;
    this.#boundsOf.delete(mesh);
    if (this.#fit === undefined || castsIntoMap(this.#fit, bounds)) this.#dirty = true;
  }

  /** Has the map drawn again, for a change that nothing else tells of. */
  invalidate(): void {
    this.#dirty = true;
  }

  setQuality(quality: ShadowQuality): void {
    if (quality === this.#quality) return;
    this.#quality = quality;
    const oldPass = this.map.renderPassId;
    this.#generator.mapSize = SHADOW_MAP_TEXELS[quality];
    for (const mesh of this.#boundsOf.keys()) for (const subMesh of mesh.subMeshes) subMesh.resetDrawCache(oldPass);
    this.#dirty = true;
  }

  /** Whether the casters' shader is compiled; asks for it. A map that is drawn before lacks its casters. */
  isReady(): boolean {
    return this.#generator.isReady(this.#shaderHolder.subMeshes[0]!, false, false);
  }

  /**
   * Draws the map if anything changed since it was drawn. Call once a frame, before the light pass, between other render
   * targets and never while one is bound.
   *
   * @param toSun unit vector towards sun or moon, game axes
   * @returns whether the map was drawn
   */
  render(toSun: Vec3, view: ShadowView): boolean {
    const fit = refitSunShadow(this.#fit, { toSun, view, mapSize: SHADOW_MAP_TEXELS[this.#quality] });
    if (fit !== this.#fit) {
      this.#fit = fit;
      this.#matrix.set(anchoredShadowMatrix(fit));
      this.#penumbra = penumbraOf(fit);
      this.#disc.set(this.#penumbra.disc);
      this.#dirty = true;
    }
    if (!this.#dirty) return false;
    const generator = this.#generator;
    const casters = [...this.#boundsOf]
      .filter(([mesh, bounds]) => mesh.isEnabled() && castsIntoMap(fit, bounds))
      .map(([mesh]) => mesh);
    generator.casters = casters;
    generator.drawn = 0;
    generator.setFit(fit);
    this.map.render();
    // A caster whose shader is still being compiled is left out: then the map is drawn again in the next frame.
    this.#dirty = generator.drawn < countDraws(casters);
    this.#passes++;
    this.#draws += generator.drawn;
    return true;
  }

  /** Whether the map shows every caster of the last view. */
  get isComplete(): boolean {
    return this.#fit !== undefined && !this.#dirty;
  }

  /** The fit that the map was last drawn with. */
  get fit(): SunShadowFit | undefined {
    return this.#fit;
  }

  /** The depth map itself; another one after a change of quality. For debug views and tests. */
  get map(): RenderTargetTexture {
    return this.#generator.getShadowMap()!;
  }

  get counts(): SunShadowCounts {
    return { passes: this.#passes, draws: this.#draws };
  }

  /** Sets the uniforms and the sampler of `sunShadow` on an effect that declared them. After `render` in the same frame. */
  bind(effect: Effect): void {
    const fit = this.#fit;
    if (fit === undefined) throw new Error('shadow: bound before it was drawn; call render first');
    const { toSun, mapSize } = fit.request;
    const [texelU, texelV] = fit.texelUnits;
    const depthRange = CASTER_HEIGHTS_UNITS[1] - CASTER_HEIGHTS_UNITS[0];
    const depthBias = (DEPTH_BIAS_TEXELS * Math.max(texelU, texelV) * toSun[2]) / depthRange;
    effect.setMatrices('uSunShadowMatrix', this.#matrix);
    effect.setFloat3('uSunShadowStepU', texelU * Math.SQRT1_2, -texelU * Math.SQRT1_2, 0);
    effect.setFloat3('uSunShadowStepV', texelV * Math.SQRT1_2, texelV * Math.SQRT1_2, 0);
    effect.setFloat4('uSunShadowToSun', toSun[0], toSun[1], toSun[2], depthRange);
    const quality = this.#quality;
    const bias = [depthBias, SHELL_ERROR_UNITS[quality], NORMAL_BIAS_TEXELS[quality], LIFT_MAX_UNITS] as const;
    effect.setFloat4('uSunShadowBias', ...bias);
    effect.setFloat4('uSunShadowArea', fit.corner[0], fit.corner[1], mapSize, FILTER_REACH_TEXELS);
    // A coarse map's texels are wider than most edges that it would have to find.
    effect.setBool('uSunShadowWidens', this.widensEdges && quality === 'high');
    const { radiusPerHeight, least, most, searchHeight } = this.#penumbra!;
    effect.setFloat4('uSunPenumbra', radiusPerHeight, least, most, searchHeight);
    effect.setMatrix2x2('uSunDisc', this.#disc);
    // The filter is as wide in texels: without this the edges of a coarse map would be bands of half light.
    effect.setFloat('uSunShadowSharpness', SHADOW_MAP_TEXELS.high / mapSize);
    effect.setDepthStencilTexture('uSunShadowMap', this.map);
  }

  /** With all meshes that it still has: no scene knows them. */
  dispose(): void {
    this.#restored.remove();
    for (const mesh of this.#boundsOf.keys()) mesh.dispose();
    this.#shaderHolder.dispose();
    this.#generator.dispose();
    this.#casterMaterial.dispose();
    this.#boundsOf.clear();
  }
}

/** A triangle that is in no list of anything that is drawn. */
function createUndrawnMesh(scene: Scene): Mesh {
  const mesh = new Mesh('shadow.shader', scene);
  const data = new VertexData();
  data.positions = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  data.indices = [0, 1, 2];
  data.applyToMesh(mesh);
  scene.removeMesh(mesh);
  return mesh;
}

/** Draws that a complete map takes. */
function countDraws(casters: readonly Mesh[]): number {
  let draws = 0;
  for (const mesh of casters) for (const part of mesh.subMeshes) if (part.verticesCount > 0) draws++;
  return draws;
}
