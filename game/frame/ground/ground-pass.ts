// ground: which texel of the ground sheets each texel of the screen shows. In: pages, records, map. Out: ground. That takes
// many look-ups a texel, so the image is kept from frame to frame, and while the view scrolls only what comes into it is
// looked up.

import { Constants } from '@babylonjs/core/Engines/constants';
import type { Engine } from '@babylonjs/core/Engines/engine.pure';
import type { Effect } from '@babylonjs/core/Materials/effect.pure';
import type { EffectRenderer } from '@babylonjs/core/Materials/effectRenderer.pure';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { BakedSprite } from '../../../shared/format/manifest.ts';
import type { WorldMap } from '../../../shared/format/map.ts';
import { buildTerrainCells, STRAYS, STRAYS_SIZE } from '../../../shared/terrain-borders.ts';
import { packTerrainTable } from '../../../shared/terrain-frames.ts';
import { isWater } from '../../../shared/water.ts';
import type { PageArrays } from '../../load/page-arrays.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameTargets } from '../frame-targets.ts';
import type { FrameView } from '../frame-view.ts';
import { FullScreenEffect } from '../full-screen-effect.ts';
import { bindViewUniforms, VIEW_UNIFORMS } from '../surface/surface-bindings.ts';
import { listExposedRects, slotOf, type ViewRect } from './exposed-rects.ts';
import fragmentSource from './ground.fragment.glsl?raw';
import type { ShapeTexture } from './shape-texture.ts';

/** Where the view's corner lies in the ground image. */
export function groundOffset(view: FrameView): readonly [x: number, y: number] {
  return [slotOf(view.cornerX, view.width), slotOf(view.cornerY, view.height)];
}

export class GroundPass {
  readonly #scene: Scene;
  readonly #engine: Engine;
  readonly #targets: FrameTargets;
  readonly #pages: PageArrays;
  readonly #shape: ShapeTexture;
  readonly #effect: FullScreenEffect;
  readonly #cells: RawTexture;
  readonly #strays: RawTexture;
  readonly #terrains: readonly string[];
  readonly #restored: { remove(): void };
  #table: RawTexture;
  #drawn: ViewRect | undefined;

  constructor(
    scene: Scene,
    engine: Engine,
    renderer: EffectRenderer,
    targets: FrameTargets,
    pages: PageArrays,
    map: WorldMap,
    shape: ShapeTexture,
    spriteOf: (name: string) => BakedSprite,
  ) {
    this.#scene = scene;
    this.#engine = engine;
    this.#targets = targets;
    this.#pages = pages;
    this.#shape = shape;
    const cells = buildTerrainCells(map);
    this.#cells = this.#createTable('ground.cells', cells.bytes, cells.width, cells.height, 'RGBA');
    this.#strays = this.#createTable('ground.strays', STRAYS, STRAYS_SIZE, STRAYS_SIZE, 'RG');
    this.#terrains = map.terrains;
    this.#table = this.#createFrames(spriteOf);
    this.#effect = new FullScreenEffect(engine, renderer, {
      name: 'ground',
      fragmentSource,
      uniforms: [...VIEW_UNIFORMS, 'uGroundOffset', 'uHighest', 'uCliff'],
      samplers: ['uRecords', 'uCells', 'uStrays', 'uTerrains', 'uShape', 'uPageAlbedo', 'uPageHeights'],
    });
    // A restored context has lost what the image showed.
    this.#restored = engine.onContextRestoredObservable.add(() => {
      this.#drawn = undefined;
    });
  }

  /** Records by terrain and crossed edges, see terrain-frames.ts. */
  get table(): RawTexture {
    return this.#table;
  }

  /** Sets which records the terrains are drawn from. */
  setSprites(spriteOf: (name: string) => BakedSprite): void {
    this.#table.dispose();
    this.#table = this.#createFrames(spriteOf);
    this.#drawn = undefined;
  }

  isReady(): boolean {
    return this.#effect.isReady();
  }

  run({ view }: FrameSettings): void {
    for (const { x, y, width, height } of listExposedRects(this.#drawn, view)) {
      this.#engine.enableScissor(x, y, width, height);
      this.#effect.run(this.#targets.ground, (effect) => this.#bind(effect, view));
    }
    this.#engine.disableScissor();
    this.#drawn = view;
  }

  dispose(): void {
    this.#restored.remove();
    this.#effect.dispose();
    this.#cells.dispose();
    this.#strays.dispose();
    this.#table.dispose();
  }

  #bind(effect: Effect, view: FrameView): void {
    bindViewUniforms(effect, view);
    effect.setFloat2('uGroundOffset', ...groundOffset(view));
    effect.setTexture('uRecords', this.#pages.records);
    effect.setTexture('uCells', this.#cells);
    effect.setTexture('uStrays', this.#strays);
    effect.setTexture('uTerrains', this.#table);
    effect.setTexture('uShape', this.#shape.texture);
    effect.setInt('uHighest', this.#shape.highest);
    effect.setInt('uCliff', this.#shape.cliff);
    effect.setTexture('uPageAlbedo', this.#pages.albedo);
    effect.setTexture('uPageHeights', this.#pages.heights);
  }

  #createFrames(spriteOf: (name: string) => BakedSprite): RawTexture {
    const terrains = this.#terrains.map((name) => ({ ...spriteOf(name), isWater: isWater(name) }));
    const { width, words } = packTerrainTable(terrains);
    return this.#createTable('ground.frames', words, width, terrains.length, 'RED');
  }

  #createTable(
    name: string,
    data: Uint8Array | Uint32Array,
    width: number,
    height: number,
    channels: 'RED' | 'RG' | 'RGBA',
  ): RawTexture {
    const texture = new RawTexture(
      data,
      width,
      height,
      Constants[`TEXTUREFORMAT_${channels}_INTEGER`],
      this.#scene,
      false,
      false,
      Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      data instanceof Uint8Array ? Constants.TEXTURETYPE_UNSIGNED_BYTE : Constants.TEXTURETYPE_UNSIGNED_INTEGER,
    );
    texture.name = name;
    return texture;
  }
}
