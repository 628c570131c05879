// A small sheet to break in one place at a time. One frame of 6 x 5:
//
//     ......        . uncovered        heights 30000 + 256 * y + x, backs 20000 below
//     .####.        # covered          normal up, all other maps different in each texel
//     .####.
//     .####.
//     ......

import type { SheetSource } from '../../../../baker/read/sheet-source.ts';
import { buildPng, type ColourType } from '../image/build-png.ts';

export const WIDTH = 6;
export const HEIGHT = 5;
export const COVERED = 12;

export function isThere(x: number, y: number): boolean {
  return x >= 1 && x <= 4 && y >= 1 && y <= 3;
}

export const INFO: Readonly<Record<string, unknown>> = {
  version: 3,
  name: 'crate',
  frame_w: WIDTH,
  frame_h: HEIGHT,
  frames: 1,
  anchor: [3, 4],
  height_range: 2,
  footprint: [1, 1],
  emissive_scale: 4,
  has_back: true,
  has_debris: true,
};

type Texel = (x: number, y: number) => readonly number[];

/** A map drawn by a function of the texel; `columns` frames wide, `rows` high. */
export function drawMap(colourType: ColourType, bitDepth: number, texel: Texel, columns = 1, rows = 1): Uint8Array {
  const width = WIDTH * columns;
  const height = HEIGHT * rows;
  const samples: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) samples.push(...texel(x, y));
  }
  return buildPng({ width, height, bitDepth, colourType, samples });
}

export const TEXELS = {
  albedo: (x, y) => [100 + x, 10 + y, 7, isThere(x, y) ? 255 : 0],
  normal: () => [128, 128, 255],
  height: (x, y) => [30000 + 256 * y + x],
  height_back: (x, y) => [10000 + 256 * y + x],
  material: (x, y) => [x, y, 200],
  emissive: (x, y) => [y, 50, x],
  debris: (x) => [x * 50],
} satisfies Record<string, Texel>;

export function goodFiles(): Map<string, Uint8Array> {
  return new Map([
    ['sprite.json', json(INFO)],
    ['albedo.png', drawMap(6, 8, TEXELS.albedo)],
    ['normal.png', drawMap(2, 8, TEXELS.normal)],
    ['height.png', drawMap(0, 16, TEXELS.height)],
    ['height_back.png', drawMap(0, 16, TEXELS.height_back)],
    ['material.png', drawMap(2, 8, TEXELS.material)],
    ['emissive.png', drawMap(2, 8, TEXELS.emissive)],
    ['debris.png', drawMap(0, 8, TEXELS.debris)],
  ]);
}

/** The good sheet with files replaced, or removed where the value is undefined. */
export function makeSheet(changes: Readonly<Record<string, Uint8Array | undefined>> = {}): SheetSource {
  const files = goodFiles();
  for (const [name, bytes] of Object.entries(changes)) {
    if (bytes === undefined) files.delete(name);
    else files.set(name, bytes);
  }
  return { source: 'sprites/crate', files };
}

/** sprite.json of the good sheet with keys replaced, or removed where the value is undefined. */
export function infoWith(changes: Readonly<Record<string, unknown>>): Uint8Array {
  return json({ ...INFO, ...changes });
}

export function json(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
