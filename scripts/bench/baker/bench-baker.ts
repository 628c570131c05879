// Cold and warm bakes of the repository's sheets into folders of their own, each in a process of its own.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { atLeast, atMost, createRow, type Row } from '../row.ts';
import { takeTurns } from '../take-turns.ts';
import { CHANGED_SPRITE, changeSprite, copyBenchSet } from './bench-set.ts';
import { type BakeFolders, type TimedBake, timeBake } from './time-bake.ts';
import { timePeer } from './time-peer.ts';

/** Frames a second of a cold bake on two cores. */
const COLD_BAR_FPS = 20;
const FAST_BAR_FPS = 80;
const MEMORY_BAR_MIB = 1024;
const UNCHANGED_BAR_PERCENT = 2;
const UNCHANGED_BAR_S = 0.5;
const CHANGED_BAR_PERCENT = 5;
const CHANGED_BAR_S = 1.5;

const WARM_ROUNDS = 5;
const CHANGED_ROUNDS = 3;

const PEER = '@assetpack/core';

const MIB = 2 ** 20;
const MS_PER_S = 1000;

interface ColdBakes {
  readonly cold: TimedBake;
  /** Of drafts. */
  readonly fast: TimedBake;
  /** By one worker. */
  readonly alone: TimedBake;
  readonly peerMs: number;
}

function describeCold({ cold, fast, alone, peerMs }: ColdBakes): Row[] {
  const frames = cold.sprites.reduce((sum, sprite) => sum + sprite.frames, 0);
  return [
    createRow({
      id: 'baker.cold',
      what: `cold bake: ${frames} frames of ${cold.sprites.length} sheets in ${(cold.ms / MS_PER_S).toFixed(1)} s`,
      value: (frames * MS_PER_S) / cold.ms,
      unit: 'frames/s',
      bar: atLeast(COLD_BAR_FPS),
      peers: [{ name: `${PEER}, which only compresses`, value: (frames * MS_PER_S) / peerMs }],
    }),
    createRow({
      id: 'baker.fast',
      what: 'the same with --fast: shells that are not simplified, quick codecs',
      value: (frames * MS_PER_S) / fast.ms,
      unit: 'frames/s',
      bar: atLeast(FAST_BAR_FPS),
    }),
    createRow({
      id: 'baker.scaling',
      what: `cold bake by ${availableParallelism()} workers over one`,
      value: alone.ms / cold.ms,
      unit: 'x as fast',
    }),
    createRow({
      id: 'baker.memory',
      what: 'most memory of the cold bake',
      value: cold.peakBytes / MIB,
      unit: 'MiB',
      bar: atMost(MEMORY_BAR_MIB),
    }),
  ];
}

/** What a warm bake took, and what it may take, of the cold one in percent and in seconds. */
interface WarmBake {
  readonly id: string;
  readonly what: string;
  readonly ms: number;
  readonly bars: readonly [percent: number, seconds: number];
  readonly peerMs: number;
}

function describeWarm({ id, what, ms, bars, peerMs }: WarmBake, coldMs: number, peerColdMs: number): Row[] {
  return [
    createRow({
      id: `baker.${id}-share`,
      what: `${what}, of the cold bake`,
      value: (100 * ms) / coldMs,
      unit: '%',
      bar: atMost(bars[0]),
      peers: [{ name: PEER, value: (100 * peerMs) / peerColdMs }],
    }),
    createRow({
      id: `baker.${id}`,
      what,
      value: ms / MS_PER_S,
      unit: 's',
      bar: atMost(bars[1]),
      peers: [{ name: PEER, value: peerMs / MS_PER_S }],
    }),
  ];
}

/** Where the time of a bake goes: stages in all workers together. */
function describeStages({ stageMs }: TimedBake): Row[] {
  return Object.entries(stageMs).map(([stage, ms]) =>
    createRow({ id: `baker.stage.${stage}`, what: `stage ${stage} of the cold bake`, value: ms / MS_PER_S, unit: 's' }),
  );
}

/** @returns how many sheets are baked again with copies of everything, elsewhere */
async function countMissed(folder: string, from: BakeFolders): Promise<number> {
  const elsewhere = { ...from, assets: join(folder, 'copy/assets'), cache: join(folder, 'copy/cache') };
  cpSync(from.assets, elsewhere.assets, { recursive: true });
  cpSync(from.cache, elsewhere.cache, { recursive: true });
  return (await timeBake({ ...elsewhere, out: join(folder, 'copy/baked') })).fresh.length;
}

async function measure(folder: string): Promise<Row[]> {
  const folders: BakeFolders = {
    assets: join(folder, 'assets'),
    out: join(folder, 'baked'),
    cache: join(folder, 'cache'),
    memory: join(folder, 'memory.txt'),
  };
  const peerFolders = { assets: folders.assets, out: join(folder, 'peer/out'), cache: join(folder, 'peer/cache') };
  const bake = async (): Promise<number> => (await timeBake(folders)).ms;
  const peer = (): Promise<number> => timePeer(peerFolders);
  copyBenchSet(folders.assets);
  process.stderr.write('Baking cold ...\n');
  const alone = await timeBake({ ...folders, out: join(folder, 'alone/baked'), cache: join(folder, 'alone/cache') }, [
    '--jobs',
    '1',
  ]);
  const fast = await timeBake({ ...folders, out: join(folder, 'fast/baked'), cache: join(folder, 'fast/cache') }, [
    '--fast',
  ]);
  const cold = await timeBake(folders);
  const peerColdMs = await peer();
  process.stderr.write('Baking warm ...\n');
  const [warmMs, peerWarmMs] = await takeTurns([bake, peer], WARM_ROUNDS);
  const missed = await countMissed(folder, folders);
  let shade = 0;
  const change = (): Promise<void> => changeSprite(folders.assets, shade++);
  const [changedMs, peerChangedMs] = await takeTurns(
    [bake, peer].map((run) => async () => {
      await change();
      return run();
    }),
    CHANGED_ROUNDS,
  );
  const warm: WarmBake = {
    id: 'unchanged',
    what: 'bake with nothing changed',
    ms: warmMs!,
    bars: [UNCHANGED_BAR_PERCENT, UNCHANGED_BAR_S],
    peerMs: peerWarmMs!,
  };
  const changed: WarmBake = {
    id: 'changed',
    what: `bake with ${CHANGED_SPRITE} changed`,
    ms: changedMs!,
    bars: [CHANGED_BAR_PERCENT, CHANGED_BAR_S],
    peerMs: peerChangedMs!,
  };
  return [
    ...describeCold({ cold, fast, alone, peerMs: peerColdMs }),
    ...[warm, changed].flatMap((one) => describeWarm(one, cold.ms, peerColdMs)),
    createRow({
      id: 'baker.copied-cache',
      what: 'sheets baked again when assets and cache were copied elsewhere',
      value: missed,
      unit: 'sheets',
      bar: atMost(0),
    }),
    ...describeStages(cold),
  ];
}

export async function benchBaker(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tallow-bench-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
