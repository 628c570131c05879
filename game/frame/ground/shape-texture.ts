// The shape of the ground as shaders look it up (ground-shape.ts). Level ground has a table of one tile that nobody reads.

import { Constants } from '@babylonjs/core/Engines/constants';
import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture';
import type { Scene } from '@babylonjs/core/scene.pure';
import { type GroundShape, SHAPE_WORDS } from '../../../shared/ground-shape.ts';

export class ShapeTexture {
  readonly texture: RawTexture;
  /** Texels of the highest ground; 0: all is level. */
  readonly highest: number;
  /** Terrain of bare faces; -1: each tile's own. */
  readonly cliff: number;

  constructor(scene: Scene, shape: GroundShape | undefined) {
    const { words, width, height } = shape ?? { words: new Uint32Array(SHAPE_WORDS), width: 1, height: 1 };
    this.texture = new RawTexture(
      words,
      width,
      height,
      Constants.TEXTUREFORMAT_RGBA_INTEGER,
      scene,
      false,
      false,
      Constants.TEXTURE_NEAREST_SAMPLINGMODE,
      Constants.TEXTURETYPE_UNSIGNED_INTEGER,
    );
    this.texture.name = 'ground.shape';
    this.highest = shape?.highest ?? 0;
    this.cliff = shape?.cliff ?? -1;
  }

  dispose(): void {
    this.texture.dispose();
  }
}
