// surface: everything that stands in the world writes what its texels are. In: ground, pages, records, instances. Out: the
// surface images and depth. Nothing here is lit.

import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture.pure';
import { Color4 } from '@babylonjs/core/Maths/math.color.pure';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { WorldMap } from '../../../shared/format/map.ts';
import type { GpuFeatures } from '../../core/create-engine.ts';
import type { PageArrays } from '../../load/page-arrays.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import type { ShapeTexture } from '../ground/shape-texture.ts';
import type { VisibleSprites } from '../visible/visible-sprites.ts';
import { SpriteSurface } from './sprite/sprite-surface.ts';
import { bindView } from './surface-bindings.ts';
import { TerrainSurface } from './terrain/terrain-surface.ts';

export class SurfacePass {
  readonly #targets: FrameTargets;
  readonly #terrain: TerrainSurface;
  readonly sprites: SpriteSurface;
  #isRippling = false;

  constructor(
    scene: Scene,
    engine: Engine,
    targets: FrameTargets,
    pages: PageArrays,
    map: WorldMap,
    shape: ShapeTexture,
    features: GpuFeatures,
  ) {
    this.#targets = targets;
    this.#terrain = new TerrainSurface(scene, targets, pages, map, shape);
    this.sprites = new SpriteSurface(scene, engine, pages, features.conservativeDepth);
    // Tag 0 and depth 1 where nothing is drawn.
    targets.surface.clearColor = new Color4(0, 0, 0, 0);
    // Terrain first: later, what stands on it is drawn near to far over it.
    targets.surface.renderList = [this.#terrain.mesh, this.sprites.mesh];
  }

  setInstances(visible: VisibleSprites): void {
    this.sprites.setInstances(visible);
  }

  /** Whether shaders are compiled and textures there. */
  isReady(): boolean {
    return this.#targets.surface.isReadyForRendering();
  }

  /** Whether the water of the last frame would look different in the next step. */
  get isRippling(): boolean {
    return this.#isRippling;
  }

  /** See TerrainSurface. */
  setTerrainTable(table: BaseTexture): void {
    this.#terrain.setTable(table);
  }

  run({ view, waterStep }: FrameSettings): void {
    this.#isRippling = this.#terrain.showsWater(view);
    this.#terrain.bind(view, waterStep);
    bindView(this.sprites.material, view);
    this.#targets.surface.render();
  }

  dispose(): void {
    this.#terrain.dispose();
    this.sprites.dispose();
  }
}
