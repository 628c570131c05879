// Which frame of its sheet a ground tile shows: one of all by the tile's hash, or of a Wang sheet one whose edges agree with
// the neighbours'. Each edge is hashed once, for both tiles that it divides. The same numbers on the CPU and the GPU.

import type { WangInfo } from './format/sheet.ts';
import { hashTile } from './hash.ts';
import type { Tile } from './terrain.ts';

/** What of a ground sprite decides its frames. */
export interface TerrainSheet {
  readonly frames: number;
  readonly wang?: WangInfo;
}

/** Hash seeds of a tile's north and west edge; the tile itself has seed 0. */
const NORTH_SEED = 1;
const WEST_SEED = 2;

/** An edge's bit compares the hash's upper 16 bits: a probability of 1/65536 is finer than any map shows. */
const EDGE_HASH_SHIFT = 16;

/** Columns of a table row before the records: the limit of an edge's hash, whether it is water, a span for each set of edges. */
const WATER_COLUMN = 1;
const SPANS_COLUMN = 2;
const WANG_SETS = 16;
const RECORDS_COLUMN = SPANS_COLUMN + WANG_SETS;
/** A span's first column lies above its count. */
const SPAN_SHIFT = 16;

function limitOf(wang: WangInfo | undefined): number {
  return wang === undefined ? 0 : Math.round(wang.probability * 2 ** EDGE_HASH_SHIFT);
}

/** The crossed edges of a tile: bits n | e<<1 | s<<2 | w<<3, each set with the probability. */
export function wangBitsOfTile([x, y]: Tile, probability: number): number {
  const limit = limitOf({ probability, variants: [] });
  const bit = (tileX: number, tileY: number, seed: number): number =>
    hashTile(tileX, tileY, seed) >>> EDGE_HASH_SHIFT < limit ? 1 : 0;
  return (
    bit(x, y, NORTH_SEED) |
    (bit(x + 1, y, WEST_SEED) << 1) |
    (bit(x, y + 1, NORTH_SEED) << 2) |
    (bit(x, y, WEST_SEED) << 3)
  );
}

/** Frame of a ground sheet at a tile. */
export function terrainFrameOfTile(tile: Tile, { frames, wang }: TerrainSheet): number {
  const hash = hashTile(tile[0], tile[1]);
  if (wang === undefined) return hash % frames;
  const fitting = wang.variants[wangBitsOfTile(tile, wang.probability)]!;
  return fitting[hash % fitting.length]!;
}

export interface TerrainTable {
  readonly width: number;
  /** One row a terrain. */
  readonly words: Uint32Array;
}

/**
 * The frames of terrains as the shader looks them up.
 *
 * @param terrains by id; `firstRecord` is the record of the sheet's frame 0
 */
export function packTerrainTable(
  terrains: readonly (TerrainSheet & { readonly firstRecord: number; readonly isWater: boolean })[],
): TerrainTable {
  const rows = terrains.map(({ frames, wang, firstRecord, isWater }) => {
    const lists = wang?.variants ?? [Array.from({ length: frames }, (_, frame) => frame)];
    const spans = new Array<number>(WANG_SETS).fill(0);
    const records: number[] = [];
    lists.forEach((list, set) => {
      spans[set] = (((RECORDS_COLUMN + records.length) << SPAN_SHIFT) | list.length) >>> 0;
      records.push(...list.map((frame) => firstRecord + frame));
    });
    return [limitOf(wang), isWater ? 1 : 0, ...spans, ...records];
  });
  const width = Math.max(RECORDS_COLUMN, ...rows.map((row) => row.length));
  const words = new Uint32Array(width * rows.length);
  rows.forEach((row, id) => {
    words.set(row, id * width);
  });
  return { width, words };
}

/** The same for shaders; `hashTile` comes from the hash include. */
export const TERRAIN_FRAMES_GLSL = `
uint wangBit(ivec2 tile, uint seed, uint limit) { return (hashTile(tile, seed) >> ${EDGE_HASH_SHIFT}) < limit ? 1u : 0u; }
int wangBitsOfTile(ivec2 tile, uint limit) {
  if (limit == 0u) return 0;
  return int(wangBit(tile, ${NORTH_SEED}u, limit) | (wangBit(tile + ivec2(1, 0), ${WEST_SEED}u, limit) << 1)
    | (wangBit(tile + ivec2(0, 1), ${NORTH_SEED}u, limit) << 2) | (wangBit(tile, ${WEST_SEED}u, limit) << 3));
}
bool isWaterTerrain(highp usampler2D table, int terrain) { return texelFetch(table, ivec2(${WATER_COLUMN}, terrain), 0).r == 1u; }
uint terrainRecordOfTile(highp usampler2D table, int terrain, ivec2 tile) {
  int set = wangBitsOfTile(tile, texelFetch(table, ivec2(0, terrain), 0).r);
  uint span = texelFetch(table, ivec2(${SPANS_COLUMN} + set, terrain), 0).r;
  uint column = (span >> ${SPAN_SHIFT}) + hashTile(tile, 0u) % (span & ${2 ** SPAN_SHIFT - 1}u);
  return texelFetch(table, ivec2(int(column), terrain), 0).r;
}
`;
