// Bricks: what they weigh, on the wire and decoded, and how long a village of them takes to compose in a worker.

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildBricks } from '../../../baker/brick/build-bricks.ts';
import { findInputs } from '../../../baker/io/find-inputs.ts';
import { toSheetTask } from '../../../baker/plan-tasks.ts';
import { readTask } from '../../../baker/read/read-task.ts';
import { compressFile } from '../../../baker/write/compress.ts';
import { countVoxels } from '../../../baker/write/measure-sheet.ts';
import { type Brick, encodeBricks } from '../../../shared/format/brick.ts';
import { REPO_FOLDER } from '../../folders.ts';
import { ScriptError } from '../../script-error.ts';
import { atMost, createRow, type Row } from '../row.ts';
import { medianOf } from '../take-turns.ts';
import type { ComposeFigures, ComposeWork } from './measure-compose.ts';
import { CROWDED_VILLAGE, createVillage, VILLAGE, type VillageStatic } from './synthetic-village.ts';

const VILLAGE_BAR_MS = 1000;
const CHANGE_BAR_MS = 5;

const MIB = 2 ** 20;

interface SpriteBricks {
  readonly name: string;
  readonly bricks: readonly Brick[];
  readonly file: Uint8Array;
}

/** The bricks of all sheets of assets/, warnings told. */
async function readBricks(): Promise<SpriteBricks[]> {
  process.stderr.write('Building bricks ...\n');
  const inputs = await findInputs(join(REPO_FOLDER, 'assets'));
  const sprites: SpriteBricks[] = [];
  for (const source of inputs.sheets) {
    const task = toSheetTask(source);
    const { sheet } = await readTask(task);
    if (sheet === undefined) throw new ScriptError(`${task.id} has faults: see \`npx tallow bake\`.`);
    const { bricks } = buildBricks(sheet);
    sprites.push({ name: task.name, bricks, file: encodeBricks(bricks) });
  }
  return sprites;
}

function composeInWorker(work: ComposeWork): Promise<ComposeFigures> {
  const worker = new Worker(new URL('./compose-worker.mjs', import.meta.url), { workerData: work });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function rowsOfFiles(sprites: readonly SpriteBricks[]): Row[] {
  const frames = sprites.flatMap(({ bricks }) => bricks).filter(({ size }) => size[0] > 0);
  const wire = sprites.reduce((sum, { file }) => sum + compressFile(file).length, 0);
  const raw = sprites.reduce((sum, { file }) => sum + file.length, 0);
  const dense = frames.reduce(
    (sum, { solid, foliage, colors }) => sum + solid.length + foliage.length + colors.length,
    0,
  );
  const voxels = frames.reduce((sum, brick) => sum + countVoxels(brick), 0);
  const row = (id: string, what: string, value: number, unit: string): Row =>
    createRow({ id: `bricks.${id}`, what, value, unit });
  return [
    row('wire', `a frame's brick on the wire, mean of ${frames.length}`, wire / frames.length, 'bytes'),
    row('wire.total', 'all brick files, compressed', wire, 'bytes'),
    row('wire.voxel', 'on the wire, over voxels that hold anything', wire / voxels, 'bytes/voxel'),
    row('file', "a frame's brick before compression", raw / frames.length, 'bytes'),
    row('decoded', "a frame's brick in memory", dense / frames.length, 'bytes'),
  ];
}

function rowsOfVillage(figures: ComposeFigures, statics: number): Row[] {
  const row = (id: string, what: string, value: number, unit: string, limit?: number): Row =>
    createRow({ id: `bricks.${id}`, what, value, unit, ...(limit === undefined ? {} : { bar: atMost(limit) }) });
  const { blockMs, blockMsMost } = figures;
  return [
    row('village', `composing 64 x 64 tiles, ${statics} statics`, medianOf(figures.villageMs), 'ms', VILLAGE_BAR_MS),
    row('village.first', 'the same, the first time, not yet compiled', figures.villageMs[0]!, 'ms', VILLAGE_BAR_MS),
    row('block', 'a block composed alone, and the probes around', medianOf(blockMs), 'ms', CHANGE_BAR_MS),
    row('block.p99', 'the same, 99 of 100 blocks take no longer', blockMs[Math.ceil(blockMs.length * 0.99) - 1]!, 'ms'),
    row('block.worst', 'the same, the slowest block, median of five', blockMs.at(-1)!, 'ms', CHANGE_BAR_MS),
    row('block.most', 'the same, the longest single time', blockMsMost, 'ms'),
    row('static', 'a static comes or goes: all its blocks, median', figures.staticMs, 'ms'),
    row('static.most', 'the same, the longest', figures.staticMsMost, 'ms'),
    row('lamps', 'lamp lists of 8,192 blocks, 200 lamps', figures.lampsMs, 'ms'),
    row('decode', 'decoding the bricks of the sprites that stand there', figures.decodeMs, 'ms'),
    row('blocks', 'blocks that hold anything', figures.blocks, 'blocks'),
    row('probes', 'live probes', figures.probes, 'probes'),
    row('upload', 'handed over for all of it', figures.uploadBytes / MIB, 'MiB'),
    row('held', 'held by the worker', figures.heldBytes / MIB, 'MiB'),
    row('held.parts', 'lists of bricks cut up by blocks, not in that', figures.partBytes / MIB, 'MiB'),
    row('held.bricks', 'decoded bricks of the sprites that stand there', figures.decodedBytes / MIB, 'MiB'),
  ];
}

export async function benchBricks(): Promise<readonly Row[]> {
  const sprites = await readBricks();
  const compose = (statics: readonly VillageStatic[]): Promise<ComposeFigures> => {
    const used = new Set(statics.map(({ sprite }) => sprite));
    const files = new Map(sprites.filter(({ name }) => used.has(name)).map(({ name, file }) => [name, file]));
    return composeInWorker({ files, statics });
  };
  process.stderr.write('Composing villages ...\n');
  const [village, crowded] = [createVillage(VILLAGE), createVillage(CROWDED_VILLAGE)];
  const figures = await compose(village);
  const { villageMs } = await compose(crowded);
  return [
    ...rowsOfVillage(figures, village.length),
    createRow({
      id: 'bricks.crowded',
      what: `composing ${crowded.length} statics; the first time ${Math.round(villageMs[0]!)} ms`,
      value: medianOf(villageMs),
      unit: 'ms',
    }),
    ...rowsOfFiles(sprites),
  ];
}
