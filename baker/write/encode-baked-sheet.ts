// encode: one sheet's values -> its files, compressed, and its figures.

import { type Brick, encodeBricks } from '../../shared/format/brick.ts';
import type { SheetInfo } from '../../shared/format/sheet.ts';
import { decodeShells, encodeShells } from '../../shared/format/shell.ts';
import { encodeTexels, type TexelImage } from '../../shared/format/texels.ts';
import type { FoundLight } from '../light/find-lights.ts';
import type { FrameShells } from '../shell/build-shells.ts';
import type { TrimmedSheet } from '../trim/trim-sheet.ts';
import type { BakedFrames, BakedSheet, EncodedFile, LoneShare } from './baked-sheet.ts';
import { compressFile, measureCompressed } from './compress.ts';
import { digestValue } from './digest.ts';
import { countVoxels, measureShells } from './measure-sheet.ts';

/** A sheet or its bare twin after its stages. */
export interface SheetParts {
  readonly info: SheetInfo;
  readonly trimmed: TrimmedSheet;
  /** By frame. */
  readonly lights: readonly (readonly FoundLight[])[];
}

/**
 * @param shells by frame
 * @param bricks by frame
 * @param lone by light, for the report
 * @param isQuick larger files of the same values, in a fraction of the time
 */
export function encodeBakedSheet(
  own: SheetParts & { readonly name: string },
  bare: SheetParts | undefined,
  shells: readonly FrameShells[],
  bricks: readonly Brick[],
  lone: readonly LoneShare[],
  isQuick = false,
): BakedSheet {
  const { name, info } = own;
  const frames = toBakedFrames(own);
  const bareFrames = bare === undefined ? undefined : toBakedFrames(bare);
  const texels = encodeImages(own.trimmed.images, isQuick);
  const bareTexels = bare === undefined ? undefined : encodeImages(bare.trimmed.images, isQuick);
  const shellBytes = encodeShells(shells);
  const decodedShells = decodeShells(shellBytes);
  const shell = { bytes: compressFile(shellBytes, isQuick), values: digestValue(decodedShells) };
  const brick = { bytes: compressFile(encodeBricks(bricks), isQuick), values: digestValue(bricks) };
  const parts = [...frames.parts, ...(bareFrames?.parts ?? [])].flat();
  const files = [texels, shell, brick, ...(bareTexels === undefined ? [] : [bareTexels])];
  return {
    ...frames,
    name,
    facings: info.facings,
    variants: info.variants,
    animations: info.animations,
    footprint: info.footprint,
    ...(info.wang === undefined ? {} : { wang: info.wang }),
    ...(bareFrames === undefined ? {} : { bare: bareFrames }),
    figures: {
      texels: parts.reduce((sum, part) => sum + part.width * part.height, 0),
      ...measureShells(shells),
      voxels: bricks.reduce((sum, one) => sum + countVoxels(one), 0),
      lights: frames.lights.length,
      bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
      lone,
    },
    texels,
    shell,
    brick,
    ...(bareTexels === undefined ? {} : { bareTexels }),
  };
}

function toBakedFrames({ info, trimmed, lights }: SheetParts): BakedFrames {
  return {
    // As the record table holds it: what is computed from it is computed from the same number everywhere.
    heightRange: Math.fround(info.heightRange),
    emissiveScale: Math.fround(info.emissiveScale),
    frames: trimmed.frames,
    parts: trimmed.parts,
    lights: lights.flatMap((found, frame) => found.map((light) => ({ ...light, frame }))),
  };
}

function encodeImages(images: readonly TexelImage[], isQuick: boolean): EncodedFile {
  // To measure each layout takes as long as to write a quick file.
  const bytes = encodeTexels(images, isQuick ? undefined : measureCompressed);
  return { bytes: compressFile(bytes, isQuick), values: digestValue(images) };
}
