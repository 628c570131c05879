// One frame of a baked sheet, for looking at: its maps as they were read, and its shells, bricks and lights as the game gets
// them.

import { decodeBricks } from '../../shared/format/brick.ts';
import type { Sheet } from '../../shared/format/sheet.ts';
import { type DecodedShell, decodeShells, type ShellMesh } from '../../shared/format/shell.ts';
import type { BakedSheet } from '../write/baked-sheet.ts';
import { decompressFile } from '../write/compress.ts';
import type { InspectedFrame } from './contact-sheet.ts';
import { measureLoneTexels } from './measure-lone-texels.ts';

/** @param index one of the sheet's frames */
export function loadFrame(sheet: Sheet, baked: BakedSheet, index: number): InspectedFrame {
  const { info } = sheet;
  return {
    info,
    index,
    maps: sheet.frames[index]!,
    shells: decodeShells(decompressFile(baked.shell.bytes))[index]!.map(toMesh),
    shellErrors: baked.figures.shellErrors,
    brick: decodeBricks(decompressFile(baked.brick.bytes))[index]!,
    lights: baked.lights.filter(({ frame }) => frame === index),
    // Counted now: what the cache remembers may be of older lights.
    sheetLone: measureLoneTexels(sheet.frames, info),
  };
}

function toMesh({ positions, offset, scale, indices }: DecodedShell): ShellMesh {
  return {
    positions: Float64Array.from(positions, (step, i) => offset[i % 3]! + step * scale),
    indices: Uint32Array.from(indices),
  };
}
