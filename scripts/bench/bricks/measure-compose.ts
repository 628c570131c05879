// Composes the village in the thread that it is called in, as the game's worker would: from the files of the bricks to what is
// uploaded. Processor time of the whole process; nothing else runs in it meanwhile.

import { setImmediate } from 'node:timers/promises';
import { blockOfSlot, listBlocks } from '../../../game/gi/block-grid.ts';
import { listBlockLamps } from '../../../game/gi/list-block-lamps.ts';
import { PlacedBricks } from '../../../game/gi/placed-bricks.ts';
import { type BrickPart, splitBrick } from '../../../game/gi/split-brick.ts';
import { VoxelBox } from '../../../game/gi/voxel-box.ts';
import { type Brick, decodeBricks } from '../../../shared/format/brick.ts';
import { createRandom } from '../../../shared/hash.ts';
import type { Vec3 } from '../../../shared/vector.ts';
import { anchorToVoxels } from '../../../shared/voxel/share-grid.ts';
import { medianOf } from '../take-turns.ts';
import { VILLAGE_TILES, type VillageStatic } from './synthetic-village.ts';

/** What the worker is given. */
export interface ComposeWork {
  /** By sprite: its file, not compressed. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly statics: readonly VillageStatic[];
}

export interface ComposeFigures {
  /** Processor time, ms. */
  readonly decodeMs: number;
  readonly villageMs: readonly number[];
  /** Each block that holds anything composed anew, alone, with the probes around: its median, in rising order. */
  readonly blockMs: readonly number[];
  /** The longest of all these single times. */
  readonly blockMsMost: number;
  /** One static taken away or put back, its blocks composed: the median and the longest. */
  readonly staticMs: number;
  readonly staticMsMost: number;
  readonly lampsMs: number;
  readonly blocks: number;
  readonly probes: number;
  /** Bytes of all that is handed over for the village. */
  readonly uploadBytes: number;
  /** Growth of the process's arrays and heap while the village is held, bytes. */
  readonly heldBytes: number;
  /** Of bricks cut up by blocks, bytes of their lists. */
  readonly partBytes: number;
  /** Of a sprite's frames as they are decoded, bytes, all together. */
  readonly decodedBytes: number;
}

const VILLAGE_ROUNDS = 5;
const CHANGES = 200;
const BLOCK_ROUNDS = 5;
/** A lamp in every house, two on every street corner. */
const LAMPS = 200;
const SEED = 7;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timeOf(work: () => void): number {
  const start = processorMs();
  work();
  return processorMs() - start;
}

/** Arrays are given back after the collection that found nobody holding them. */
const COLLECTIONS = 3;

async function bytesHeld(): Promise<number> {
  for (let i = 0; i < COLLECTIONS; i++) {
    globalThis.gc?.();
    await setImmediate();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function sizeOf({ solid, foliage, colors }: Brick): number {
  return solid.length + foliage.length + colors.length;
}

function sizeOfPart({ solid, foliage, colors, light }: BrickPart): number {
  return solid.byteLength + foliage.byteLength + colors.byteLength + light.byteLength;
}

/**
 * Composes each block alone, as when a thing in it changed, several times over: what other work of the process (a collection of
 * memory, code being compiled) adds to one of them does not hit the same block again.
 */
function timeBlocks(box: VoxelBox, slots: Uint16Array, origin: Vec3): Pick<ComposeFigures, 'blockMs' | 'blockMsMost'> {
  const rounds = Array.from({ length: BLOCK_ROUNDS }, () =>
    Array.from(slots, (slot) => {
      const blocks = [blockOfSlot(slot, origin)];
      return timeOf(() => box.compose(blocks));
    }),
  );
  const blockMs = Array.from(slots, (_, i) => medianOf(rounds.map((round) => round[i]!)));
  return { blockMs: blockMs.sort((a, b) => a - b), blockMsMost: rounds.flat().reduce((a, b) => Math.max(a, b)) };
}

export async function measureCompose({ files, statics }: ComposeWork): Promise<ComposeFigures> {
  const bricks = new Map<string, readonly Brick[]>();
  const decodeMs = timeOf(() => {
    for (const [name, file] of files) bricks.set(name, decodeBricks(file));
  });
  const origin: Vec3 = [0, 0, 0];
  const colors = new Uint8Array(VILLAGE_TILES ** 2 * 3).map((_, i) => [92, 112, 60][i % 3]!);
  const ground = { width: VILLAGE_TILES, height: VILLAGE_TILES, colors };
  const places = statics.map(({ sprite, anchor, frame }) => {
    const frames = bricks.get(sprite)!;
    return { brick: frames[frame % frames.length]!, anchor: anchorToVoxels(anchor) };
  });
  const compose = () => {
    const placed = new PlacedBricks();
    for (const [id, place] of places.entries()) placed.add(id, place);
    const box = new VoxelBox(origin, placed, ground);
    return { placed, box, update: box.compose(listBlocks(origin)) };
  };
  const villageMs = Array.from({ length: VILLAGE_ROUNDS }, () => timeOf(compose));
  const before = await bytesHeld();
  const { placed, box, update } = compose();
  const { slots, bits, coarse, albedo, probePlace } = update;
  const uploadBytes = bits.byteLength + coarse.byteLength + albedo.byteLength + probePlace.byteLength;
  const heldBytes = (await bytesHeld()) - before - uploadBytes;
  const parts = new Set(places.flatMap(({ brick, anchor }) => splitBrick(brick, anchor)));
  const random = createRandom(SEED);
  const changes = Array.from({ length: CHANGES }, () => {
    const id = random.below(places.length);
    return [timeOf(() => box.compose(placed.remove(id))), timeOf(() => box.compose(placed.add(id, places[id]!)))];
  }).flat();
  const lamps = Array.from({ length: LAMPS }, () => ({
    place: [random.between(0, VILLAGE_TILES), random.between(0, VILLAGE_TILES), random.between(1, 3)] as const,
    range: random.between(3, 10),
    lumens: random.between(5000, 90_000),
  }));
  return {
    decodeMs,
    villageMs,
    ...timeBlocks(box, slots, origin),
    staticMs: medianOf(changes),
    staticMsMost: Math.max(...changes),
    lampsMs: timeOf(() => listBlockLamps(lamps, listBlocks(origin))),
    blocks: slots.length,
    probes: probePlace.reduce((sum, place) => sum + (place >> 6 === 1 ? 1 : 0), 0),
    uploadBytes,
    heldBytes,
    partBytes: [...parts].reduce((sum, part) => sum + sizeOfPart(part), 0),
    decodedBytes: [...bricks.values()].flat().reduce((sum, brick) => sum + sizeOf(brick), 0),
  };
}
