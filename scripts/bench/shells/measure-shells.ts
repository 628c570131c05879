// One frame's shells, and what meshoptimizer makes of the same unsimplified shell within the same nominal error.

import { MeshoptSimplifier } from 'meshoptimizer';
import { buildGridShell, buildShells, type FrameShells, toMesh } from '../../../baker/shell/build-shells.ts';
import type { FrameMaps, SheetInfo } from '../../../shared/format/sheet.ts';
import { SHELL_ERRORS_UNITS } from '../../../shared/limits.ts';
import { timeOf } from '../take-turns.ts';
import { type Surface, sampleDistance } from './sample-distance.ts';
import { compareSilhouettes, fitShadowMaps, MAP_TEXELS, type SilhouetteDifference } from './shadow-silhouette.ts';

/** A frame's figures; lists have an entry a level, finest first. */
export interface FrameFigures {
  readonly shells: FrameShells;
  /** Triangles of the unsimplified shell. */
  readonly gridTriangles: number;
  readonly triangles: readonly number[];
  readonly peerTriangles: readonly number[];
  /** What the baker says no point exceeds, units. */
  readonly provenErrors: readonly number[];
  /** Farthest sample, units. */
  readonly sampledErrors: readonly number[];
  readonly peerSampledErrors: readonly number[];
  /** Against the unsimplified shell's shadow, each level in the map that it goes with. */
  readonly silhouettes: readonly SilhouetteDifference[];
  readonly peerSilhouettes: readonly SilhouetteDifference[];
  /** Milliseconds for all levels, from the frame's maps and from the unsimplified shell. */
  readonly ms: number;
  readonly peerMs: number;
}

const FLOATS_PER_VERTEX = 3;

/** The maps that each level is drawn into, finest first. */
const MAPS = MAP_TEXELS.map(fitShadowMaps);

const countTriangles = ({ indices }: Surface): number => indices.length / 3;

function simplifyLevels({ indices, positions }: Surface): Surface[] {
  const floats = Float32Array.from(positions);
  return SHELL_ERRORS_UNITS.map((error) => {
    const [kept] = MeshoptSimplifier.simplify(indices, floats, FLOATS_PER_VERTEX, 0, error, ['ErrorAbsolute']);
    return { positions, indices: kept };
  });
}

export async function measureFrame(frame: FrameMaps, info: SheetInfo): Promise<FrameFigures> {
  await MeshoptSimplifier.ready;
  let shells: FrameShells | undefined;
  const ms = await timeOf(() => {
    shells = buildShells(frame, info);
  });
  const gridShell = buildGridShell(frame, info);
  const grid = toMesh(gridShell.points, gridShell.indices);
  let theirs: readonly Surface[] = [];
  const peerMs = await timeOf(() => {
    theirs = simplifyLevels(grid);
  });
  const ours: readonly Surface[] = shells!.lods;
  return {
    shells: shells!,
    gridTriangles: countTriangles(grid),
    triangles: ours.map(countTriangles),
    peerTriangles: theirs.map(countTriangles),
    provenErrors: shells!.errors,
    sampledErrors: ours.map((level) => sampleDistance(level, grid)),
    peerSampledErrors: theirs.map((level) => sampleDistance(level, grid)),
    silhouettes: ours.map((level, lod) => compareSilhouettes(grid, level, MAPS[lod]!)),
    peerSilhouettes: theirs.map((level, lod) => compareSilhouettes(grid, level, MAPS[lod]!)),
    ms,
    peerMs,
  };
}
