// Cold and warm bakes of a fixed set into folders of their own, each in a process of its own.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atLeast, atMost, createRow, type Row } from '../row.ts';
import { medianOf } from '../take-turns.ts';
import { CHANGED_SPRITE, changeSprite, writeBenchSet } from './bench-set.ts';
import { type BakeFolders, type TimedBake, timeBake } from './time-bake.ts';

/** Frames a second of a cold bake on two cores. */
const COLD_BAR_FPS = 20;
const MEMORY_BAR_MIB = 1024;
const UNCHANGED_BAR_PERCENT = 2;
const UNCHANGED_BAR_S = 0.5;
const CHANGED_BAR_PERCENT = 5;
const CHANGED_BAR_S = 1.5;

const WARM_ROUNDS = 5;
const CHANGED_ROUNDS = 3;

const MIB = 2 ** 20;
const MS_PER_S = 1000;

function describeCold(cold: TimedBake): Row[] {
  const frames = cold.sprites.reduce((sum, sprite) => sum + sprite.frames, 0);
  return [
    createRow({
      id: 'baker.cold',
      what: `cold bake: ${frames} frames of ${cold.sprites.length} sheets in ${(cold.ms / MS_PER_S).toFixed(1)} s`,
      value: (frames * MS_PER_S) / cold.ms,
      unit: 'frames/s',
      bar: atLeast(COLD_BAR_FPS),
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

/** @param bars the most that it may take of the cold bake, percent, and in seconds */
function describeWarm(id: string, what: string, ms: number, cold: TimedBake, bars: readonly [number, number]): Row[] {
  return [
    createRow({
      id: `baker.${id}-share`,
      what: `${what}, of the cold bake`,
      value: (100 * ms) / cold.ms,
      unit: '%',
      bar: atMost(bars[0]),
    }),
    createRow({ id: `baker.${id}`, what, value: ms / MS_PER_S, unit: 's', bar: atMost(bars[1]) }),
  ];
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
  process.stderr.write('Writing the sheets ...\n');
  await writeBenchSet(folders.assets);
  process.stderr.write('Baking cold ...\n');
  const cold = await timeBake(folders);
  process.stderr.write('Baking warm ...\n');
  const warm: number[] = [];
  for (let round = 0; round < WARM_ROUNDS; round++) warm.push((await timeBake(folders)).ms);
  const missed = await countMissed(folder, folders);
  const changed: number[] = [];
  for (let round = 0; round < CHANGED_ROUNDS; round++) {
    await changeSprite(folders.assets, round);
    changed.push((await timeBake(folders)).ms);
  }
  return [
    ...describeCold(cold),
    ...describeWarm('unchanged', 'bake with nothing changed', medianOf(warm), cold, [
      UNCHANGED_BAR_PERCENT,
      UNCHANGED_BAR_S,
    ]),
    ...describeWarm('changed', `bake with ${CHANGED_SPRITE} changed`, medianOf(changed), cold, [
      CHANGED_BAR_PERCENT,
      CHANGED_BAR_S,
    ]),
    createRow({
      id: 'baker.copied-cache',
      what: 'sheets baked again when assets and cache were copied elsewhere',
      value: missed,
      unit: 'sheets',
      bar: atMost(0),
    }),
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
