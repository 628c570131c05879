// Triangles, errors, shadows, bytes and time of the shadow shells of all stand-ins and committed sheets.

import { compressFile } from '../../../baker/write/compress.ts';
import { encodeShells } from '../../../shared/format/shell.ts';
import { SHELL_ERRORS_UNITS } from '../../../shared/limits.ts';
import { isGroundName } from '../../../shared/names.ts';
import { readCatalogue } from '../catalogue.ts';
import { atMost, createRow, type Row } from '../row.ts';
import { medianOf } from '../take-turns.ts';
import { type FrameFigures, measureFrame } from './measure-shells.ts';
import type { SilhouetteDifference } from './shadow-silhouette.ts';

/** Triangles over the peer's, whose own error is nominal: it may exceed what it promises, ours may not. */
const TRIANGLE_RATIO_BAR = 1.25;

/** Texels of the shadow map that only one of the simplified and the unsimplified shell covers, over those of the latter. */
const SILHOUETTE_BARS = [0.5, 1, 2] as const;
const PERCENT = 100;

const BYTES_PER_TRIANGLE_BAR = 2;

const PEER = 'meshoptimizer';

interface SpriteFigures {
  readonly name: string;
  readonly frames: readonly FrameFigures[];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function countTriangles(frames: readonly FrameFigures[], lod: number): readonly [ours: number, theirs: number] {
  return [
    sum(frames.map(({ triangles }) => triangles[lod]!)),
    sum(frames.map(({ peerTriangles }) => peerTriangles[lod]!)),
  ];
}

function differencePercent(differences: readonly SilhouetteDifference[]): number {
  return (PERCENT * sum(differences.map((one) => one.different))) / sum(differences.map((one) => one.covered));
}

/** The sprite whose level has most triangles over the peer's, as text. */
function describeWorst(sprites: readonly SpriteFigures[], lod: number): string {
  const ratios = sprites.flatMap(({ name, frames }) => {
    const [ours, theirs] = countTriangles(frames, lod);
    return theirs === 0 ? [] : [{ name, ratio: ours / theirs }];
  });
  const worst = ratios.reduce((a, b) => (b.ratio > a.ratio ? b : a));
  return `most for ${worst.name}: ${worst.ratio.toFixed(2)}`;
}

function levelRows(sprites: readonly SpriteFigures[], lod: number): Row[] {
  const frames = sprites.flatMap((sprite) => sprite.frames);
  const bound = SHELL_ERRORS_UNITS[lod]!;
  const [ours, theirs] = countTriangles(frames, lod);
  const worst = Math.max(...frames.flatMap((one) => [one.provenErrors[lod]!, one.sampledErrors[lod]!]));
  const peerErrors = frames.map(({ peerSampledErrors }) => peerSampledErrors[lod]!);
  const peerOver = peerErrors.filter((error) => error > bound).length;
  const silhouettes = frames.map((one) => one.silhouettes[lod]!);
  const peerSilhouettes = frames.map((one) => one.peerSilhouettes[lod]!);
  const outlined = silhouettes.filter((one) => differencePercent([one]) <= SILHOUETTE_BARS[lod]!).length;
  const over = frames.filter((one) => Math.max(one.provenErrors[lod]!, one.sampledErrors[lod]!) > bound).length;
  return [
    createRow({
      id: `shells.triangles.lod${lod}`,
      what: `triangles at ${bound} units over the peer's nominal result: ${ours} over ${theirs}; ${describeWorst(sprites, lod)}`,
      value: ours / theirs,
      unit: 'x',
      bar: atMost(TRIANGLE_RATIO_BAR),
      peers: [{ name: PEER, value: 1 }],
    }),
    createRow({
      id: `shells.error.lod${lod}`,
      what: `largest two-sided distance from the unsimplified shell; over the limit: ${over} of ${frames.length} frames, ${peerOver} of the peer's`,
      value: worst,
      unit: 'units',
      bar: atMost(bound),
      peers: [{ name: PEER, value: Math.max(...peerErrors) }],
    }),
    createRow({
      id: `shells.silhouette.lod${lod}`,
      what: `texels of the shadow map that differ, of those covered, 16 directions of light; ${outlined} of ${frames.length} frames hold the bar by themselves`,
      value: differencePercent(silhouettes),
      unit: '%',
      bar: atMost(SILHOUETTE_BARS[lod]!),
      peers: [{ name: PEER, value: differencePercent(peerSilhouettes) }],
    }),
  ];
}

export async function benchShells(): Promise<readonly Row[]> {
  const sprites: SpriteFigures[] = [];
  let bytes = 0;
  let storedTriangles = 0;
  for (const { name, sheet } of await readCatalogue()) {
    // The ground casts no shadow: the baker gives it no shells.
    if (isGroundName(name)) continue;
    process.stderr.write(`Shells of ${name} ...\n`);
    const own: FrameFigures[] = [];
    for (const frame of sheet.frames) own.push(await measureFrame(frame, sheet.info));
    sprites.push({ name, frames: own });
    bytes += compressFile(encodeShells(own.map(({ shells }) => shells))).length;
    // A level that is the same as the finer one is stored once.
    storedTriangles += sum(
      own.flatMap(({ shells }) => [...new Set(shells.lods)].map(({ indices }) => indices.length / 3)),
    );
  }
  const frames = sprites.flatMap((sprite) => sprite.frames);
  const gridTriangles = sum(frames.map((one) => one.gridTriangles)) / frames.length;
  return [
    ...SHELL_ERRORS_UNITS.flatMap((_, lod) => levelRows(sprites, lod)),
    createRow({
      id: 'shells.bytes',
      what: `bytes of all shell files, compressed, over their triangles: ${bytes} over ${storedTriangles}`,
      value: bytes / storedTriangles,
      unit: 'bytes/triangle',
      bar: atMost(BYTES_PER_TRIANGLE_BAR),
    }),
    createRow({
      id: 'shells.time',
      what: `mean time a frame for all levels, of ${gridTriangles.toFixed(0)} triangles; ours measures its errors as well`,
      value: sum(frames.map((one) => one.ms)) / frames.length,
      unit: 'ms',
      peers: [{ name: PEER, value: sum(frames.map((one) => one.peerMs)) / frames.length }],
    }),
    createRow({
      id: 'shells.time-median',
      what: 'median time a frame for all levels',
      value: medianOf(frames.map((one) => one.ms)),
      unit: 'ms',
      peers: [{ name: PEER, value: medianOf(frames.map((one) => one.peerMs)) }],
    }),
  ];
}
