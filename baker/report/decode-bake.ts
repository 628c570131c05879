// A bake read back from its files, as the game reads it: what pictures and comparisons are made of.

import { decodeBricks } from '../../shared/format/brick.ts';
import { decodeTexels } from '../../shared/format/decode-texels.ts';
import { decodeFrameRecords, type FrameRecord, listParts } from '../../shared/format/frame-record.ts';
import { decodeSpriteLights, type SpriteLight } from '../../shared/format/light.ts';
import type { BakedFile, BakedSprite, Manifest } from '../../shared/format/manifest.ts';
import { decodeShells } from '../../shared/format/shell.ts';
import type { TexelImage } from '../../shared/format/texels.ts';
import { SHELL_ERRORS_UNITS } from '../../shared/limits.ts';
import { decompressFile } from '../write/compress.ts';
import { countVoxels } from '../write/measure-sheet.ts';

/** The files of a bake, by their path in the manifest. */
export type BakeFiles = ReadonlyMap<string, Uint8Array>;

/** A frame as it is drawn. */
export interface BakedFrame {
  /** Its picture's top-left corner relative to the anchor, texels right and down. */
  readonly left: number;
  readonly top: number;
  readonly heightRange: number;
  readonly emissiveScale: number;
  /** undefined: nothing is covered. */
  readonly image: TexelImage | undefined;
  /** Records of the parts that the picture lies on its page in; none when nothing is covered. */
  readonly parts: readonly FrameRecord[];
}

export interface SpriteContent {
  readonly name: string;
  readonly frames: readonly BakedFrame[];
  /** The bare twin's; empty when there is none. */
  readonly bareFrames: readonly BakedFrame[];
  /** By the frame's number. */
  readonly lights: readonly (SpriteLight & { readonly frame: number })[];
}

export interface BakeContent {
  readonly manifest: Manifest;
  readonly sprites: ReadonlyMap<string, SpriteContent>;
}

/** What can be counted in a sprite's files. */
export interface CountedFigures {
  readonly frames: number;
  readonly texels: number;
  /** By LOD. */
  readonly triangles: readonly number[];
  readonly voxels: number;
  readonly lights: number;
  readonly bytes: number;
}

function readFile(files: BakeFiles, file: BakedFile): Uint8Array {
  const bytes = files.get(file.path);
  if (bytes === undefined) throw new RangeError(`${file.path} is not among the files of the bake`);
  return decompressFile(bytes);
}

/** @returns every file that drawing a sprite and counting its figures takes */
export function listSpriteFiles({ texels, shell, brick, bareTexels }: BakedSprite): BakedFile[] {
  return [texels, shell, brick, ...(bareTexels === undefined ? [] : [bareTexels])];
}

/**
 * @param names sprites to read; their texels must be among the files
 * @throws FormatError when a file is damaged or of another version
 */
export function decodeBake(manifest: Manifest, files: BakeFiles, names: readonly string[]): BakeContent {
  const records = decodeFrameRecords(readFile(files, manifest.records));
  const lights = decodeSpriteLights(readFile(files, manifest.lights));
  const sprites = names.map((name): [string, SpriteContent] => {
    const { firstRecord, frames: count, texels, bareTexels } = manifest.sprites[name]!;
    const images = decodeTexels(readFile(files, texels));
    const bareImages = bareTexels === undefined ? [] : decodeTexels(readFile(files, bareTexels));
    const toFrame = (index: number, from: readonly TexelImage[]): BakedFrame => {
      const { originX, originY, imageX, imageY, heightRange, emissiveScale, width, image } = records[index]!;
      const isEmpty = width === 0;
      return {
        left: originX - imageX,
        top: originY - imageY,
        heightRange,
        emissiveScale,
        image: isEmpty ? undefined : from[image],
        parts: isEmpty ? [] : listParts((at) => records[at]!, index).map((at) => records[at]!),
      };
    };
    const own = Array.from({ length: count }, (_, i) => firstRecord + i);
    return [
      name,
      {
        name,
        frames: own.map((index) => toFrame(index, images)),
        bareFrames: own.flatMap((index) => {
          const { bare } = records[index]!;
          return bare === 0 ? [] : [toFrame(bare, bareImages)];
        }),
        lights: lights
          .filter(({ record }) => record >= firstRecord && record < firstRecord + count)
          .map((light) => ({ ...light, frame: light.record - firstRecord })),
      },
    ];
  });
  return { manifest, sprites: new Map(sprites) };
}

/** @param files must hold the sprite's shell and brick */
export function countFigures(bake: BakeContent, files: BakeFiles, name: string): CountedFigures {
  const sprite = bake.manifest.sprites[name]!;
  const { frames, bareFrames, lights } = bake.sprites.get(name)!;
  const images = new Set([...frames, ...bareFrames].flatMap(({ image }) => (image === undefined ? [] : [image])));
  const shells = decodeShells(readFile(files, sprite.shell));
  const bricks = decodeBricks(readFile(files, sprite.brick));
  return {
    frames: frames.length,
    texels: [...images].reduce((sum, { width, height }) => sum + width * height, 0),
    triangles: SHELL_ERRORS_UNITS.map((_, lod) =>
      shells.reduce((sum, lods) => sum + (lods[lod]?.indices.length ?? 0) / 3, 0),
    ),
    voxels: bricks.reduce((sum, brick) => sum + countVoxels(brick), 0),
    lights: lights.length,
    bytes: listSpriteFiles(sprite).reduce((sum, file) => sum + file.bytes, 0),
  };
}
