// Measures a shell that is being simplified against the grid shell, both ways; what no collapse has changed since is not
// measured again. First where faces lie over the grid (surface-overlay.ts), then, by search, what that leaves out.

import type { CollapsingMesh } from '../mesh/collapse-mesh.ts';
import { FaceFinder } from '../mesh/face-finder.ts';
import { DistanceMeter, type KnownPlaces } from '../mesh/measure-distance.ts';
import type { f64 } from '../mesh/numbers.ts';
import type { SheetedMesh } from '../mesh/sheeted-mesh.ts';
import type { CellFinder } from './cell-finder.ts';
import { SurfaceOverlay } from './surface-overlay.ts';

export class Comparison {
  /** No point of either surface is farther from the other, units; Infinity when one is, farther than the bound. */
  readonly errorUnits: f64;
  /** By triangle of the grid, and by face: takes part in a place that is too far. */
  readonly isTight: Uint8Array;
  readonly isFaceTight: Uint8Array;

  constructor(errorUnits: f64, isTight: Uint8Array, isFaceTight: Uint8Array) {
    this.errorUnits = errorUnits;
    this.isTight = isTight;
    this.isFaceTight = isFaceTight;
  }
}

export class SurfaceComparer {
  readonly #original: SheetedMesh;
  readonly #collapsing: CollapsingMesh;
  readonly #finder: CellFinder;
  readonly #faces: FaceFinder;
  readonly #overlay: SurfaceOverlay;

  /** @param collapsing the mesh that is being simplified, whose faces stand in the places of `original`'s triangles */
  constructor(original: SheetedMesh, collapsing: CollapsingMesh, finder: CellFinder) {
    this.#original = original;
    this.#collapsing = collapsing;
    this.#finder = finder;
    const faces = new FaceFinder(collapsing.mesh, original.parts);
    this.#faces = faces;
    this.#overlay = new SurfaceOverlay(original, finder, faces);
  }

  /** Before measuring with another bound. */
  forget(): void {
    this.#overlay.forget();
  }

  compare(bound: f64): Comparison {
    this.#overlay.update(this.#collapsing, bound);
    const count = this.#original.sheets.length;
    const isTight = new Uint8Array(count);
    const isFaceTight = new Uint8Array(count);
    const greatest = Math.max(
      this.#measureTriangles(bound, isTight, isFaceTight),
      this.#measureFaces(bound, isFaceTight),
    );
    return new Comparison(Math.sqrt(greatest), isTight, isFaceTight);
  }

  /** @returns the square of the greatest distance of the grid from the faces */
  #measureTriangles(bound: f64, isTight: Uint8Array, isFaceTight: Uint8Array): f64 {
    const indices = this.#original.indices;
    const parts = this.#original.parts;
    const nearFaces = this.#collapsing.samples.faces;
    const squares = this.#overlay.triangleSquares;
    const meter = new DistanceMeter(this.#faces, bound);
    let greatest: f64 = 0;
    for (let triangle = 0; triangle < squares.length; triangle++) {
      const a = indices[triangle * 3]!;
      const b = indices[triangle * 3 + 1]!;
      const c = indices[triangle * 3 + 2]!;
      if (squares[triangle] === Infinity) {
        squares[triangle] = meter.measureSquared(this.#finder.corners, triangle * 9, parts[a]!, nearFaces[a]!, null);
      }
      greatest = Math.max(greatest, squares[triangle]!);
      if (squares[triangle] !== Infinity) continue;
      isTight[triangle] = 1;
      // A vertex is the sample of its own number.
      isFaceTight[nearFaces[a]!] = 1;
      isFaceTight[nearFaces[b]!] = 1;
      isFaceTight[nearFaces[c]!] = 1;
    }
    return greatest;
  }

  /** @returns the square of the greatest distance of the faces from the grid */
  #measureFaces(bound: f64, isFaceTight: Uint8Array): f64 {
    const mesh = this.#collapsing.mesh;
    const samples = this.#collapsing.samples;
    const parts = this.#original.parts;
    const sheets = this.#original.sheets;
    const faceSquares = this.#overlay.faceSquares;
    const partSquares = this.#overlay.partSquares;
    const finder = this.#finder;
    const meter = new DistanceMeter(finder, bound);
    let greatest: f64 = 0;
    for (let face = 0; face < faceSquares.length; face++) {
      if (mesh.isGone[face] !== 0) continue;
      if (faceSquares[face] === Infinity) {
        // What lies over whole texels was measured with the face's other parts; of walls nothing was.
        const known: KnownPlaces | null = sheets[face] === 0 ? null : finder;
        const part = partSquares[face]!;
        const body = parts[mesh.origins[face * 3]!]!;
        if (part !== Infinity) {
          const rest = meter.measureSquared(this.#faces.corners, face * 9, body, -1, known);
          faceSquares[face] = Math.max(rest, part);
        }
      }
      greatest = Math.max(greatest, faceSquares[face]!);
      if (faceSquares[face] !== Infinity) continue;
      isFaceTight[face] = 1;
      // Where it has no samples to tighten, those around it have to do.
      if (!samples.isEmpty(face)) continue;
      for (let side = 0; side < 3; side++) isFaceTight[(mesh.twins[face * 3 + side]! / 3) | 0] = 1;
    }
    return greatest;
  }
}
