// Terrain (B4): one full-screen draw of the ground. Reads the ground image and the pages; writes the surface images.

import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.pure';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture.pure';
import { Mesh } from '@babylonjs/core/Meshes/mesh.pure';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { WorldMap } from '../../../../shared/format/map.ts';
import { TILE_PX } from '../../../../shared/projection.ts';
import { type Tile, texelInTile } from '../../../../shared/terrain.ts';
import { isWater } from '../../../../shared/water.ts';
import type { PageArrays } from '../../../load/page-arrays.ts';
import { stripComments } from '../../../shaders/strip-comments.ts';
import type { FrameTargets } from '../../frame-targets.ts';
import type { FrameView } from '../../frame-view.ts';
import { groundOffset } from '../../ground/ground-pass.ts';
import type { ShapeTexture } from '../../ground/shape-texture.ts';
import { bindPages, bindView, PAGE_SAMPLERS, VIEW_UNIFORMS } from '../surface-bindings.ts';
import fragmentSource from './terrain.fragment.glsl?raw';
import vertexSource from './terrain.vertex.glsl?raw';

export class TerrainSurface {
  readonly mesh: Mesh;
  readonly material: ShaderMaterial;
  readonly #targets: FrameTargets;
  readonly #waterTiles: readonly Tile[];
  readonly #highest: number;

  constructor(scene: Scene, targets: FrameTargets, pages: PageArrays, map: WorldMap, shape: ShapeTexture) {
    this.#targets = targets;
    this.mesh = new Mesh('surface.terrain', scene);
    const triangle = new VertexData();
    triangle.positions = [-1, -1, 0, 3, -1, 0, -1, 3, 0];
    triangle.indices = [0, 1, 2];
    triangle.applyToMesh(this.mesh);
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.doNotSyncBoundingInfo = true;
    this.#waterTiles = listWaterTiles(map);
    this.#highest = shape.highest;
    this.material = new ShaderMaterial(
      'surface.terrain',
      scene,
      { vertexSource: stripComments(vertexSource), fragmentSource: stripComments(fragmentSource) },
      {
        attributes: ['position'],
        uniforms: [...VIEW_UNIFORMS, 'uGroundOffset', 'uWaterStep', 'uHighest'],
        samplers: [...PAGE_SAMPLERS, 'uGround', 'uRecords', 'uTerrains', 'uShape'],
      },
    );
    this.material.backFaceCulling = false;
    bindPages(this.material, pages);
    this.material.setTexture('uRecords', pages.records);
    this.material.setTexture('uShape', shape.texture);
    this.material.setInt('uHighest', shape.highest);
    this.mesh.material = this.material;
  }

  /** Whether the view shows water: it would look different in the next step. */
  showsWater(view: FrameView): boolean {
    return this.#waterTiles.some((tile) => {
      const [right, down] = texelInTile(view.cornerX, view.cornerY, tile);
      const reachPx = TILE_PX;
      const lowestPx = reachPx + this.#highest;
      return right > -view.width - reachPx && right < reachPx && down > -view.height - lowestPx && down < reachPx;
    });
  }

  /**
   * At once, not with the next frame: while a texture that was disposed of is bound, no next frame is ready.
   *
   * @param table records by terrain and crossed edges, see terrain-frames.ts
   */
  setTable(table: BaseTexture): void {
    this.material.setTexture('uTerrains', table);
  }

  bind(view: FrameView, waterStep: number): void {
    bindView(this.material, view);
    const [x, y] = groundOffset(view);
    this.material.setVector2('uGroundOffset', { x, y });
    this.material.setTexture('uGround', this.#targets.ground);
    this.material.setInt('uWaterStep', waterStep);
  }

  dispose(): void {
    this.mesh.dispose(false, true);
  }
}

function listWaterTiles({ width, tiles, terrains }: WorldMap): Tile[] {
  const water = terrains.map(isWater);
  return tiles.flatMap((terrain, i) => (water[terrain] ? [[i % width, Math.floor(i / width)] as const] : []));
}
