// The one place that goes around Babylon to WebGL: it has no door for uploading a rectangle into a layer of an array texture.

import type { ThinEngine } from '@babylonjs/core/Engines/thinEngine.pure';
import type { InternalTexture } from '@babylonjs/core/Materials/Textures/internalTexture';

export interface LayerRect {
  readonly x: number;
  readonly y: number;
  readonly layer: number;
  readonly width: number;
  readonly height: number;
}

/** Where in the texels a rectangle begins. */
export interface RectSource {
  readonly x: number;
  readonly y: number;
  /** Texels from one row to the next. */
  readonly rowTexels: number;
}

/** Formats of the page arrays: four bytes a texel, or one unsigned 16-bit value. */
export type PageFormat = 'rgba8' | 'r16ui';

/** Uploads rows (top first) of a part of an image into a rectangle of one layer; nothing else of the texture is touched. */
export function uploadRect(
  engine: ThinEngine,
  texture: InternalTexture,
  rect: LayerRect,
  format: PageFormat,
  texels: Uint8Array | Uint16Array,
  source: RectSource,
): void {
  const gl = engine._gl as WebGL2RenderingContext;
  engine._bindTextureDirectly(gl.TEXTURE_2D_ARRAY, texture, true);
  engine._unpackFlipY(false);
  // Rows of 16-bit texels with an odd width are not a multiple of four bytes, GL's default row alignment.
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, format === 'r16ui' ? 2 : 4);
  gl.pixelStorei(gl.UNPACK_ROW_LENGTH, source.rowTexels);
  gl.pixelStorei(gl.UNPACK_SKIP_PIXELS, source.x);
  gl.pixelStorei(gl.UNPACK_SKIP_ROWS, source.y);
  // WebGL refuses rows to skip in an upload of three dimensions unless the height that they are a part of is told.
  gl.pixelStorei(gl.UNPACK_IMAGE_HEIGHT, source.y + rect.height);
  const [glFormat, glType] = format === 'r16ui' ? [gl.RED_INTEGER, gl.UNSIGNED_SHORT] : [gl.RGBA, gl.UNSIGNED_BYTE];
  gl.texSubImage3D(
    gl.TEXTURE_2D_ARRAY,
    0,
    rect.x,
    rect.y,
    rect.layer,
    rect.width,
    rect.height,
    1,
    glFormat,
    glType,
    texels,
  );
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
  const { UNPACK_ROW_LENGTH, UNPACK_SKIP_PIXELS, UNPACK_SKIP_ROWS, UNPACK_IMAGE_HEIGHT } = gl;
  for (const name of [UNPACK_ROW_LENGTH, UNPACK_SKIP_PIXELS, UNPACK_SKIP_ROWS, UNPACK_IMAGE_HEIGHT])
    gl.pixelStorei(name, 0);
  engine._bindTextureDirectly(gl.TEXTURE_2D_ARRAY, null);
}
