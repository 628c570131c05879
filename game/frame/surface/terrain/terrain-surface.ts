// Terrain (B4): one full-screen draw that looks up the ground tiles. Reads the map and the pages; writes the surface images.

import { Constants } from '@babylonjs/core/Engines/constants';
import { ShaderMaterial } from '@babylonjs/core/Materials/shaderMaterial.pure';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture';
import { Mesh } from '@babylonjs/core/Meshes/mesh.pure';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { BakedSprite } from '../../../../shared/format/manifest.ts';
import type { WorldMap } from '../../../../shared/format/map.ts';
import { TERRAINS_MAX } from '../../../../shared/terrain.ts';
import type { PageArrays } from '../../../load/page-arrays.ts';
import { stripComments } from '../../../shaders/strip-comments.ts';
import { bindPages, PAGE_SAMPLERS, VIEW_UNIFORMS } from '../surface-bindings.ts';
import fragmentSource from './terrain.fragment.glsl?raw';
import vertexSource from './terrain.vertex.glsl?raw';

export class TerrainSurface {
  readonly mesh: Mesh;
  readonly material: ShaderMaterial;
  readonly #tiles: RawTexture;
  readonly #terrains: readonly string[];

  constructor(scene: Scene, pages: PageArrays, map: WorldMap, spriteOf: (name: string) => BakedSprite) {
    if (map.terrains.length > TERRAINS_MAX)
      throw new RangeError(`${map.terrains.length} terrains, at most ${TERRAINS_MAX}`);
    this.mesh = new Mesh('surface.terrain', scene);
    const triangle = new VertexData();
    triangle.positions = [-1, -1, 0, 3, -1, 0, -1, 3, 0];
    triangle.indices = [0, 1, 2];
    triangle.applyToMesh(this.mesh);
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.doNotSyncBoundingInfo = true;
    this.#tiles = new RawTexture(
      Uint8Array.from(map.tiles),
      map.width,
      map.height,
      Constants.TEXTUREFORMAT_RED_INTEGER,
      scene,
      false,
      false,
      Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      Constants.TEXTURETYPE_UNSIGNED_BYTE,
    );
    this.#tiles.name = 'terrain.tiles';
    this.material = new ShaderMaterial(
      'surface.terrain',
      scene,
      { vertexSource: stripComments(vertexSource), fragmentSource: stripComments(fragmentSource) },
      {
        attributes: ['position'],
        uniforms: [...VIEW_UNIFORMS, 'uMapSize', 'uTerrains'],
        samplers: [...PAGE_SAMPLERS, 'uRecords', 'uTiles'],
      },
    );
    this.material.backFaceCulling = false;
    bindPages(this.material, pages);
    this.material.setTexture('uRecords', pages.records);
    this.material.setTexture('uTiles', this.#tiles);
    this.material.setVector2('uMapSize', { x: map.width, y: map.height });
    this.#terrains = map.terrains;
    this.setSprites(spriteOf);
    this.mesh.material = this.material;
  }

  /** Sets which records the terrains are drawn from. */
  setSprites(spriteOf: (name: string) => BakedSprite): void {
    const table = new Array<number>(TERRAINS_MAX * 2).fill(0);
    this.#terrains.forEach((name, i) => {
      const sprite = spriteOf(name);
      table[i * 2] = sprite.firstRecord;
      table[i * 2 + 1] = sprite.frames;
    });
    this.material.setArray2('uTerrains', table);
  }

  dispose(): void {
    this.#tiles.dispose();
    this.mesh.dispose(false, true);
  }
}
