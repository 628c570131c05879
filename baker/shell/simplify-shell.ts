// The levels of a shell: the grid shell simplified within each level's error, measured two-sided against the grid shell.
//
// Collapses hold the bound at samples half a texel apart. Afterwards every triangle of both surfaces is measured for certain;
// where one exceeds the bound, the samples there are tightened, and the collapses are done again without those that they forbid.

import { CollapsingMesh } from '../mesh/collapse-mesh.ts';
import { DistanceMeter, type PartedMesh } from '../mesh/measure-distance.ts';
import { TriangleForest } from '../mesh/triangle-forest.ts';
import type { GridShell } from './grid-shell.ts';

/** Share of the bound that collapses may use: what lies between their samples is nearly always within the rest. */
const COLLAPSE_SHARE = 0.97;

/** What samples at a place found too far may use, of what they could use before. */
const TIGHTER_SHARE = 0.7;

/** How often a level is mended before it keeps the finer one. One to three times is what sprites need. */
const ATTEMPTS_MAX = 10;

export interface ShellLevel {
  /** Three for each triangle, vertices of the grid shell. */
  readonly indices: Uint32Array;
  /** Two-sided distance to the grid shell: no point of either is farther from the other, units; at most the level's bound. */
  readonly errorUnits: number;
}

/**
 * @param bounds greatest distance for each level, units, rising
 * @returns a level for each bound; one that cannot hold its bound with fewer triangles is the same object as the finer one
 */
export function simplifyShell(grid: GridShell, bounds: readonly number[]): ShellLevel[] {
  const original: PartedMesh = { points: grid.points, indices: grid.indices, parts: grid.bodies };
  const forest = new TriangleForest(grid.points, grid.indices, grid.bodies, grid.bodyCount);
  const collapsing = new CollapsingMesh(original, forest);
  const comparer = new SurfaceComparer(grid, original, forest);
  let finer: ShellLevel = { indices: grid.indices, errorUnits: 0 };
  return bounds.map((bound) => {
    const start = collapsing.save();
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      collapsing.collapseWithin(bound * COLLAPSE_SHARE);
      const { indices, faces } = collapsing.toFaces();
      const { errorUnits, isTight, isFaceTight } = comparer.compare(indices, faces, bound);
      if (errorUnits <= bound) {
        if (indices.length < finer.indices.length) finer = { indices, errorUnits };
        return finer;
      }
      collapsing.tighten(isTight, isFaceTight, TIGHTER_SHARE);
      collapsing.redo(start, bound * COLLAPSE_SHARE);
    }
    return finer;
  });
}

interface Comparison {
  readonly errorUnits: number;
  /** By triangle of the original, and by triangle of the simplified mesh: takes part in a place that is too far. */
  readonly isTight: Uint8Array;
  readonly isFaceTight: Uint8Array;
}

/** Measures simplified meshes against the original, both ways; what no collapse has changed since is not measured again. */
class SurfaceComparer {
  readonly #grid: GridShell;
  readonly #original: PartedMesh;
  readonly #forest: TriangleForest;
  /** For each triangle of the original the one face that it was found near to; for each face that it was found near. */
  readonly #nearFaces: KnownFaces;
  readonly #knownFaces: KnownFaces;

  constructor(grid: GridShell, original: PartedMesh, forest: TriangleForest) {
    this.#grid = grid;
    this.#original = original;
    this.#forest = forest;
    this.#nearFaces = new KnownFaces(forest.triangleCount);
    this.#knownFaces = new KnownFaces(forest.triangleCount);
  }

  /** @param faces for each triangle of `indices` the one of the original whose place it has */
  compare(indices: Uint32Array, faces: Uint32Array, bound: number): Comparison {
    const isTight = new Uint8Array(this.#forest.triangleCount);
    const isFaceTight = new Uint8Array(faces.length);
    const simple: PartedMesh = { points: this.#grid.points, indices, parts: this.#grid.bodies };
    const ordinals = new Int32Array(isTight.length).fill(-1);
    for (const [i, face] of faces.entries()) ordinals[face] = i;
    let greatest = 0;

    const simpleForest = new TriangleForest(simple.points, indices, simple.parts, this.#grid.bodyCount);
    const fromOriginal = new DistanceMeter(simpleForest, bound);
    for (let triangle = 0; triangle < isTight.length; triangle++) {
      const known = this.#nearFaces.recall(triangle, indices, ordinals);
      const distance = known ?? fromOriginal.measure(this.#original, triangle);
      greatest = Math.max(greatest, distance);
      if (distance > bound) {
        isTight[triangle] = 1;
        isFaceTight[fromOriginal.farFrom] = 1;
      } else if (known === undefined && fromOriginal.nearTo !== -1) {
        const near = fromOriginal.nearTo;
        this.#nearFaces.remember(triangle, faces[near]!, indices, near, distance);
      }
    }

    const fromSimple = new DistanceMeter(this.#forest, bound);
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]!;
      const known = this.#knownFaces.recall(face, indices, ordinals);
      const distance = known ?? fromSimple.measure(simple, i);
      greatest = Math.max(greatest, distance);
      if (distance > bound) {
        isFaceTight[i] = 1;
        isTight[fromSimple.farFrom] = 1;
      } else if (known === undefined) this.#knownFaces.remember(face, face, indices, i, distance);
    }
    return { errorUnits: greatest, isTight, isFaceTight };
  }
}

/** Distances that were found with one face, each with the face's corners: it holds as long as the face has them. */
class KnownFaces {
  readonly #faces: Int32Array;
  readonly #corners: Uint32Array;
  readonly #distances: Float64Array;

  constructor(count: number) {
    this.#faces = new Int32Array(count).fill(-1);
    this.#corners = new Uint32Array(count * 3);
    this.#distances = new Float64Array(count);
  }

  /** @param ordinals for each face its place in `indices`, -1 when it is gone */
  recall(key: number, indices: Uint32Array, ordinals: Int32Array): number | undefined {
    const face = this.#faces[key]!;
    const at = face === -1 ? -1 : ordinals[face]!;
    if (at === -1) return undefined;
    for (let corner = 0; corner < 3; corner++) {
      if (this.#corners[key * 3 + corner] !== indices[at * 3 + corner]) return undefined;
    }
    return this.#distances[key]!;
  }

  remember(key: number, face: number, indices: Uint32Array, at: number, distance: number): void {
    this.#faces[key] = face;
    for (let corner = 0; corner < 3; corner++) this.#corners[key * 3 + corner] = indices[at * 3 + corner]!;
    this.#distances[key] = distance;
  }
}
