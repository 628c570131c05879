// One frame's shells, and what meshoptimizer makes of the same unsimplified shell within the same nominal error.

import { MeshoptSimplifier } from 'meshoptimizer';
import { buildGridShell, buildShells, type FrameShells, toMesh } from '../../../baker/shell/build-shells.ts';
import type { FrameMaps, SheetInfo } from '../../../shared/format/sheet.ts';
import { SHELL_ERRORS_UNITS } from '../../../shared/limits.ts';
import { timeOf } from '../take-turns.ts';
import { type Surface, sampleDistance } from './sample-distance.ts';

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
  /** The peer's triangles where its limit is lowered until no sample exceeds the level's. */
  readonly peerHeldTriangles: readonly number[];
  /** Milliseconds for all levels, from the frame's maps and from the unsimplified shell. */
  readonly ms: number;
  readonly peerMs: number;
}

const FLOATS_PER_VERTEX = 3;

/** What the peer's limit is lowered by each time, and how often at most; then it keeps the unsimplified shell. */
const LOWERED_SHARE = 0.8;
const LOWERINGS_MAX = 16;

const countTriangles = ({ indices }: Surface): number => indices.length / 3;

class Peer {
  readonly #grid: Surface;
  readonly #positions: Float32Array;

  constructor(grid: Surface) {
    this.#grid = grid;
    this.#positions = Float32Array.from(grid.positions);
  }

  simplify(error: number): Surface {
    const { indices, positions } = this.#grid;
    const [kept] = MeshoptSimplifier.simplify(indices, this.#positions, FLOATS_PER_VERTEX, 0, error, ['ErrorAbsolute']);
    return { positions, indices: kept };
  }

  /** @returns the level, its limit lowered until no sample of it is farther from the grid than the bound */
  simplifyHeld(bound: number): Surface {
    let error = bound;
    for (let lowering = 0; lowering < LOWERINGS_MAX; lowering++, error *= LOWERED_SHARE) {
      const level = this.simplify(error);
      if (sampleDistance(level, this.#grid) <= bound) return level;
    }
    return this.#grid;
  }
}

export async function measureFrame(frame: FrameMaps, info: SheetInfo): Promise<FrameFigures> {
  await MeshoptSimplifier.ready;
  let shells: FrameShells | undefined;
  const ms = await timeOf(() => {
    shells = buildShells(frame, info);
  });
  const gridShell = buildGridShell(frame, info);
  const grid = toMesh(gridShell, gridShell.indices);
  const peer = new Peer(grid);
  let theirs: readonly Surface[] = [];
  const peerMs = await timeOf(() => {
    theirs = SHELL_ERRORS_UNITS.map((error) => peer.simplify(error));
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
    peerHeldTriangles: SHELL_ERRORS_UNITS.map((bound) => countTriangles(peer.simplifyHeld(bound))),
    ms,
    peerMs,
  };
}
