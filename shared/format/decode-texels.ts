// Reads texel files (see texels.ts): the structure here, the loops over texels in the kernel. The file and all that comes of it lie in
// the kernel's memory; what is returned is a copy.

import { enterMemory, getKernel, reserveMemory, viewMemory } from '../kernel/kernel.ts';
import { ByteReader, FormatError } from './binary.ts';
import { MODE_PALETTE, MODE_PREDICTED, MODE_UNIT, PALETTE_MAX } from './color-planes.ts';
import {
  COLOR_MAPS,
  type ColorMap,
  cutImages,
  MODE_APART,
  MODE_TOGETHER,
  planesOf,
  RAMP_MAPS,
  readSizes,
  TEXEL_BYTES,
  type TexelImage,
} from './texels.ts';

/** Gives a buffer of at least so many bytes; what is in it does not matter. */
export type TakeBuffer = (bytes: number) => ArrayBuffer;

const ALPHA = 0xff000000;

/** Words of an entry in the kernel's table: of one map, and of RAMP_MAPS padded to a power of two. */
const ENTRY_WORDS = { one: 1, ramps: 4 } as const;
const TABLE_BYTES = PALETTE_MAX * ENTRY_WORDS.ramps * 4;

/** Of a run in the kernel's memory. */
const RUN_BYTES = 12;

/** What the kernel says of runs that do not fit. */
const TOO_MANY_RUNS = -1;
const BAD_RUN = -2;
const TOO_FEW_RUNS = -3;

/** Where things stand in the kernel's memory. */
interface Places {
  readonly sizes: number;
  readonly images: number;
  readonly runs: number;
  readonly runCount: number;
  /** i32 end of each image's runs. */
  readonly ends: number;
  readonly table: number;
  readonly planes: number;
  readonly texels: number;
}

/**
 * Decodes all images of a file; they share one buffer.
 *
 * @param bytes of the file, best a view of the kernel's memory
 * @throws FormatError when they are not a whole texel file of this version
 */
export function decodeTexels(
  bytes: Uint8Array,
  takeBuffer: TakeBuffer = (size) => new ArrayBuffer(size),
): TexelImage[] {
  const start = enterMemory(bytes);
  const end = start + bytes.length;
  const reader = new ByteReader(viewMemory(start, bytes.length), 'sprite texels');
  const { sizes, texels, place } = readSizes(reader);
  const rows = sizes.reduce((sum, { width, height }) => sum + (width === 0 ? 0 : height), 0);
  const runCount = reader.u32();
  const counts = reader.bytes(rows * 2).byteOffset;
  const differences = reader.bytes(runCount * 4).byteOffset;
  const places = layOut(end, place, sizes.length, runCount, texels);
  const covered = readRuns(places, counts, rows, differences);
  viewMemory(places.planes, texels * TEXEL_BYTES).fill(0);
  // Room was reserved: the first reader's view may be gone.
  const body = differences + runCount * 4;
  decodeMaps(new ByteReader(viewMemory(body, end - body), 'sprite texels'), places, covered);
  const buffer = takeBuffer(texels * TEXEL_BYTES);
  new Uint8Array(buffer).set(viewMemory(places.planes, texels * TEXEL_BYTES));
  return cutImages(sizes, planesOf(buffer, texels));
}

/** Shares out the memory behind the file. */
function layOut(fileEnd: number, sizes: number, images: number, runCount: number, texels: number): Places {
  const runs = (fileEnd + 15) & -16;
  const ends = runs + runCount * RUN_BYTES;
  const table = (ends + images * 4 + 15) & -16;
  const planes = table + TABLE_BYTES;
  reserveMemory(planes + texels * TEXEL_BYTES);
  return { sizes, images, runs, runCount, ends, table, planes, texels };
}

/** @returns how many texels are covered */
function readRuns({ sizes, images, runs, runCount, ends }: Places, counts: number, rows: number, at: number): number {
  const kernel = getKernel();
  const covered = kernel.readRuns(sizes, images, counts, rows, at, runCount, runs, ends);
  if (covered === TOO_MANY_RUNS)
    throw new FormatError(`sprite texels: more runs than the ${runCount} counted; bake again`);
  const [image, start, end] = [kernel.faultImage.value, kernel.faultStart.value, kernel.faultEnd.value];
  if (covered === BAD_RUN)
    throw new FormatError(`sprite texels: image ${image} has a run of columns ${start} to ${end}; bake again`);
  if (covered === TOO_FEW_RUNS)
    throw new FormatError(`sprite texels: ${start} of ${runCount} runs lie in images; bake again`);
  return covered;
}

function decodeMaps(reader: ByteReader, places: Places, covered: number): void {
  const mode = reader.u8();
  if (mode === MODE_TOGETHER) decodeTable(reader, RAMP_MAPS, places, covered);
  else if (mode === MODE_APART) for (const map of RAMP_MAPS) decodeMap(reader, map, places, covered);
  else throw new FormatError(`sprite texels: colours have the unknown mode ${mode}; bake again`);
  decodeMap(reader, 'normal', places, covered);
  const { sizes, images, runs, ends, planes, texels } = places;
  const differences = reader.bytes(covered * 2).byteOffset;
  if (reader.remaining > 0) throw new FormatError(`sprite texels: ${reader.remaining} bytes too many; bake again`);
  const heights = planes + COLOR_MAPS.length * texels * 4;
  getKernel().addHeights(heights, differences, covered, sizes, images, runs, ends);
}

function placeOf(map: ColorMap, { planes, texels }: Places): number {
  return planes + COLOR_MAPS.indexOf(map) * texels * 4;
}

function decodeMap(reader: ByteReader, map: ColorMap, places: Places, covered: number): void {
  const mode = reader.u8();
  if (mode === MODE_PALETTE) {
    decodeTable(reader, [map], places, covered);
    return;
  }
  if (mode !== MODE_PREDICTED && mode !== MODE_UNIT)
    throw new FormatError(`sprite texels: ${map} has the unknown mode ${mode}; bake again`);
  const differences = reader.bytes(covered * 3).byteOffset;
  const { sizes, images, runs, ends } = places;
  getKernel().addColors(placeOf(map, places), differences, covered, mode === MODE_UNIT, sizes, images, runs, ends);
}

/** Of one map or of RAMP_MAPS. */
function decodeTable(reader: ByteReader, maps: readonly ColorMap[], places: Places, covered: number): void {
  const count = reader.u16();
  if (count > PALETTE_MAX || (count === 0 && covered > 0))
    throw new FormatError(`sprite texels: a table of ${count} colours for ${covered} texels; bake again`);
  const entries = reader.bytes(count * maps.length * 3);
  const words = maps.length === 1 ? ENTRY_WORDS.one : ENTRY_WORDS.ramps;
  // A whole table, so that no index can miss it.
  const table = new Uint32Array(entries.buffer, places.table, TABLE_BYTES / 4).fill(0);
  for (let i = 0, from = 0; i < count; i++) {
    for (let m = 0; m < maps.length; m++, from += 3)
      table[i * words + m] = entries[from]! | (entries[from + 1]! << 8) | (entries[from + 2]! << 16) | ALPHA;
  }
  // A table of one colour has no indices: every texel reads the same byte, one of the table that no entry has.
  const step = count > 1 ? 1 : 0;
  const zero = places.table + TABLE_BYTES - 1;
  const indices = step === 1 ? reader.bytes(covered).byteOffset : zero;
  const [first, second, third] = maps.map((map) => placeOf(map, places));
  const { runs, runCount } = places;
  if (second === undefined || third === undefined)
    getKernel().fillMap(first!, places.table, indices, step, runs, runCount);
  else getKernel().fillMaps(first!, second, third, places.table, indices, step, runs, runCount);
}
