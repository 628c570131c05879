// Impostors (B2): one quad, one material, one draw. Reads pages and instances; writes the surface images and depth.

import { Buffer as GpuBuffer } from '@babylonjs/core/Buffers/buffer';
import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.pure';
import { Mesh } from '@babylonjs/core/Meshes/mesh.pure';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData';
import type { Scene } from '@babylonjs/core/scene.pure';
import { NO_PAGE } from '../../../../shared/format/frame-record.ts';
import { glslFloat } from '../../../../shared/glsl-constants.ts';
import type { PageArrays } from '../../../load/page-arrays.ts';
import { stripComments } from '../../../shaders/strip-comments.ts';
import { INSTANCE_FLOATS, KIND_STATIC, type VisibleSprites } from '../../visible/visible-sprites.ts';
import { bindPages, PAGE_SAMPLERS, VIEW_UNIFORMS } from '../surface-bindings.ts';
import fragmentSource from './sprite.fragment.glsl?raw';
import vertexSource from './sprite.vertex.glsl?raw';

/** Depth by which the quad leads its frame's nearest texel, so that rounding never makes `depth_greater` a lie. */
const QUAD_DEPTH_LEAD = 2e-6;

export class SpriteSurface {
  readonly mesh: Mesh;
  readonly #scene: Scene;
  readonly #engine: Engine;
  readonly #pages: PageArrays;
  readonly #material: ShaderMaterial;
  #buffer: GpuBuffer | undefined;

  constructor(scene: Scene, engine: Engine, pages: PageArrays, conservativeDepth: boolean) {
    this.#scene = scene;
    this.#engine = engine;
    this.#pages = pages;
    this.mesh = new Mesh('surface.sprites', scene);
    const quad = new VertexData();
    quad.positions = [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0];
    quad.indices = [0, 1, 2, 0, 2, 3];
    quad.applyToMesh(this.mesh);
    // Culling is our own (visible-sprites.ts); Babylon's would look at the unit quad.
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.doNotSyncBoundingInfo = true;
    this.#material = this.createMaterial(
      'surface.sprites',
      fragmentSource,
      conservativeDepth ? ['#define CONSERVATIVE_DEPTH'] : [],
    );
    this.mesh.material = this.#material;
    this.mesh.isVisible = false;
  }

  /** A material over the impostors' vertex shader, with the pages bound. */
  createMaterial(name: string, fragment: string, defines: readonly string[]): ShaderMaterial {
    const material = new ShaderMaterial(
      name,
      this.#scene,
      { vertexSource: stripComments(vertexSource), fragmentSource: stripComments(fragment) },
      {
        attributes: ['position', 'anchor', 'traits'],
        uniforms: [...VIEW_UNIFORMS, 'uCircles', 'uCircleCount'],
        samplers: [...PAGE_SAMPLERS, 'uRecords'],
        defines: [
          `#define NO_LAYER ${NO_PAGE}`,
          `#define QUAD_DEPTH_LEAD ${glslFloat(QUAD_DEPTH_LEAD)}`,
          `#define KIND_STATIC ${KIND_STATIC}`,
          ...defines,
        ],
      },
    );
    material.backFaceCulling = false;
    bindPages(material, this.#pages);
    material.setTexture('uRecords', this.#pages.records);
    return material;
  }

  /** Sets the see-through circles on a material over the impostors' vertex shader. */
  bindCircles(material: ShaderMaterial, { circles, circleCount }: VisibleSprites): void {
    material.setArray4('uCircles', [...circles]);
    material.setInt('uCircleCount', circleCount);
  }

  get material(): ShaderMaterial {
    return this.#material;
  }

  /** Uploads the instances; call only when the list changed. */
  setInstances(visible: VisibleSprites): void {
    this.#buffer?.dispose();
    this.#buffer = undefined;
    this.mesh.isVisible = visible.count > 0;
    this.bindCircles(this.#material, visible);
    if (visible.count === 0) return;
    this.#buffer = new GpuBuffer(this.#engine, visible.instances, false, INSTANCE_FLOATS, false, true);
    this.mesh.setVerticesBuffer(this.#buffer.createVertexBuffer('anchor', 0, 4, INSTANCE_FLOATS, true));
    this.mesh.setVerticesBuffer(this.#buffer.createVertexBuffer('traits', 4, 3, INSTANCE_FLOATS, true));
    this.mesh.forcedInstanceCount = visible.count;
  }

  dispose(): void {
    this.#buffer?.dispose();
    this.mesh.dispose(false, true);
  }
}
