// Terrain (B4): one full-screen draw that looks up the ground tiles. Reads the map and the pages; writes the surface images.

import { Constants } from '@babylonjs/core/Engines/constants';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.pure';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture';
import { Mesh } from '@babylonjs/core/Meshes/mesh.pure';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { BakedSprite } from '../../../../shared/format/manifest.ts';
import type { WorldMap } from '../../../../shared/format/map.ts';
import { TILE_PX } from '../../../../shared/projection.ts';
import { type Tile, texelInTile } from '../../../../shared/terrain.ts';
import { buildTerrainCells, STRAYS, STRAYS_SIZE } from '../../../../shared/terrain-borders.ts';
import { packTerrainTable } from '../../../../shared/terrain-frames.ts';
import { isWater } from '../../../../shared/water.ts';
import type { PageArrays } from '../../../load/page-arrays.ts';
import { stripComments } from '../../../shaders/strip-comments.ts';
import type { FrameView } from '../../frame-view.ts';
import { bindPages, bindView, PAGE_SAMPLERS, VIEW_UNIFORMS } from '../surface-bindings.ts';
import fragmentSource from './terrain.fragment.glsl?raw';
import vertexSource from './terrain.vertex.glsl?raw';

export class TerrainSurface {
  readonly mesh: Mesh;
  readonly material: ShaderMaterial;
  readonly #scene: Scene;
  readonly #cells: RawTexture;
  readonly #strays: RawTexture;
  readonly #terrains: readonly string[];
  readonly #waterTiles: readonly Tile[];
  /** Records by terrain and crossed edges. */
  #table: RawTexture | undefined;

  constructor(scene: Scene, pages: PageArrays, map: WorldMap, spriteOf: (name: string) => BakedSprite) {
    this.#scene = scene;
    this.mesh = new Mesh('surface.terrain', scene);
    const triangle = new VertexData();
    triangle.positions = [-1, -1, 0, 3, -1, 0, -1, 3, 0];
    triangle.indices = [0, 1, 2];
    triangle.applyToMesh(this.mesh);
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.doNotSyncBoundingInfo = true;
    const cells = buildTerrainCells(map);
    this.#waterTiles = listWaterTiles(map);
    this.#cells = new RawTexture(
      cells.bytes,
      cells.width,
      cells.height,
      Constants.TEXTUREFORMAT_RGBA_INTEGER,
      scene,
      false,
      false,
      Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      Constants.TEXTURETYPE_UNSIGNED_BYTE,
    );
    this.#cells.name = 'terrain.cells';
    this.#strays = new RawTexture(
      STRAYS,
      STRAYS_SIZE,
      STRAYS_SIZE,
      Constants.TEXTUREFORMAT_RG_INTEGER,
      scene,
      false,
      false,
      Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      Constants.TEXTURETYPE_UNSIGNED_BYTE,
    );
    this.#strays.name = 'terrain.strays';
    this.material = new ShaderMaterial(
      'surface.terrain',
      scene,
      { vertexSource: stripComments(vertexSource), fragmentSource: stripComments(fragmentSource) },
      {
        attributes: ['position'],
        uniforms: [...VIEW_UNIFORMS, 'uWaterStep'],
        samplers: [...PAGE_SAMPLERS, 'uRecords', 'uCells', 'uStrays', 'uTerrains'],
      },
    );
    this.material.backFaceCulling = false;
    bindPages(this.material, pages);
    this.material.setTexture('uRecords', pages.records);
    this.material.setTexture('uCells', this.#cells);
    this.material.setTexture('uStrays', this.#strays);
    this.#terrains = map.terrains;
    this.setSprites(spriteOf);
    this.mesh.material = this.material;
  }

  /** Sets which records the terrains are drawn from. */
  setSprites(spriteOf: (name: string) => BakedSprite): void {
    const { width, words } = packTerrainTable(
      this.#terrains.map((name) => ({ ...spriteOf(name), isWater: isWater(name) })),
    );
    this.#table?.dispose();
    this.#table = new RawTexture(
      words,
      width,
      this.#terrains.length,
      Constants.TEXTUREFORMAT_RED_INTEGER,
      this.#scene,
      false,
      false,
      Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      Constants.TEXTURETYPE_UNSIGNED_INTEGER,
    );
    this.#table.name = 'terrain.frames';
    this.material.setTexture('uTerrains', this.#table);
  }

  /** Whether the view shows water: it would look different in the next step. */
  showsWater(view: FrameView): boolean {
    return this.#waterTiles.some((tile) => {
      const [right, down] = texelInTile(view.cornerX, view.cornerY, tile);
      const reachPx = TILE_PX;
      return right > -view.width - reachPx && right < reachPx && down > -view.height - reachPx && down < reachPx;
    });
  }

  bind(view: FrameView, waterStep: number): void {
    bindView(this.material, view);
    this.material.setInt('uWaterStep', waterStep);
  }

  dispose(): void {
    this.#cells.dispose();
    this.#strays.dispose();
    this.#table?.dispose();
    this.mesh.dispose(false, true);
  }
}

function listWaterTiles({ width, tiles, terrains }: WorldMap): Tile[] {
  const water = terrains.map(isWater);
  return tiles.flatMap((terrain, i) => (water[terrain] ? [[i % width, Math.floor(i / width)] as const] : []));
}
