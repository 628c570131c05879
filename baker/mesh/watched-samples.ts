// Points of the original surface that are watched while its copy is simplified: each is kept with a face that it lies near.

import type { ChangedFaces } from './changed-faces.ts';
import type { Samples } from './place-samples.ts';

const NO_SAMPLE = -1;

/** Share of the bound's square at which a face is near enough to a sample, and no nearer one is looked for. */
const ENOUGH_SHARE = 1 / 16;

export interface SampleState {
  readonly nexts: Int32Array;
  readonly heads: Int32Array;
  readonly faces: Int32Array;
}

export class WatchedSamples {
  readonly #places: Float64Array;
  /** The triangle of the original that each lies on. */
  readonly triangles: Int32Array;
  /** Share of the bound's square that each may use. */
  readonly #allowances: Float64Array;
  /** The face that each is kept with. */
  readonly faces: Int32Array;
  /** For each face its first sample, and for each sample the next of its face. */
  readonly #heads: Int32Array;
  readonly #nexts: Int32Array;
  /** What the last `settle` found: samples, and for each its place among the changed faces. */
  readonly #moved: Int32Array;
  readonly #movedFaces: Int32Array;
  movedCount = 0;
  /** The sample that the last `settle` found too far. */
  failed = NO_SAMPLE;

  constructor(samples: Samples, faceCount: number) {
    this.#places = samples.places;
    this.triangles = samples.triangles;
    const count = samples.triangles.length;
    this.#allowances = new Float64Array(count).fill(1);
    this.faces = new Int32Array(count);
    this.#nexts = new Int32Array(count);
    this.#heads = new Int32Array(faceCount).fill(NO_SAMPLE);
    this.#moved = new Int32Array(count);
    this.#movedFaces = new Int32Array(count);
    for (let sample = 0; sample < count; sample++) this.#put(sample, samples.triangles[sample]!);
  }

  save(): SampleState {
    return { nexts: this.#nexts.slice(), heads: this.#heads.slice(), faces: this.faces.slice() };
  }

  restore(state: SampleState): void {
    this.#nexts.set(state.nexts);
    this.#heads.set(state.heads);
    this.faces.set(state.faces);
  }

  #put(sample: number, face: number): void {
    this.#nexts[sample] = this.#heads[face]!;
    this.#heads[face] = sample;
    this.faces[sample] = face;
  }

  /** Whether a face has no sample. */
  isEmpty(face: number): boolean {
    return this.#heads[face] === NO_SAMPLE;
  }

  /** Whether one sample lies within the bound of the changed faces. */
  isNear(sample: number, changed: ChangedFaces, boundSquared: number): boolean {
    const at = sample * 3;
    const limit = boundSquared * this.#allowances[sample]!;
    const beyond = limit * (1 + Number.EPSILON);
    return changed.measure(this.#places[at]!, this.#places[at + 1]!, this.#places[at + 2]!, 0, limit, beyond) <= limit;
  }

  beginSettling(): void {
    this.movedCount = 0;
  }

  /**
   * Finds each sample of a face a changed face that it lies near.
   *
   * @param first the changed face to try first
   * @returns false when one is farther than the bound; `failed` then tells which
   */
  settle(face: number, changed: ChangedFaces, first: number, boundSquared: number): boolean {
    const places = this.#places;
    const nexts = this.#nexts;
    const allowances = this.#allowances;
    const enough = boundSquared * ENOUGH_SHARE;
    let guess = first;
    for (let sample = this.#heads[face]!; sample !== NO_SAMPLE; sample = nexts[sample]!) {
      const at = sample * 3;
      const limit = boundSquared * allowances[sample]!;
      const beyond = limit * (1 + Number.EPSILON);
      const squared = changed.measure(places[at]!, places[at + 1]!, places[at + 2]!, guess, enough, beyond);
      if (squared > limit) {
        this.failed = sample;
        return false;
      }
      guess = changed.nearest;
      this.#moved[this.movedCount] = sample;
      this.#movedFaces[this.movedCount++] = guess;
    }
    return true;
  }

  /** The smallest share that a settled sample may use. */
  leastAllowance(): number {
    let least = 1;
    for (let i = 0; i < this.movedCount; i++) {
      const allowance = this.#allowances[this.#moved[i]!]!;
      if (allowance < least) least = allowance;
    }
    return least;
  }

  clearFace(face: number): void {
    this.#heads[face] = NO_SAMPLE;
  }

  /** Puts the settled samples to the faces found for them; those faces must have been cleared. */
  commit(changed: ChangedFaces): void {
    for (let i = 0; i < this.movedCount; i++) {
      this.#put(this.#moved[i]!, (changed.halfEdges[this.#movedFaces[i]!]! / 3) | 0);
    }
  }

  /** Lets every sample use the whole bound again. */
  loosen(): void {
    this.#allowances.fill(1);
  }

  /**
   * Lets samples use only a share of what they may use now.
   *
   * @param isTight by triangle of the original: its samples
   * @param isFaceTight by face of the mesh: the samples near it
   */
  tighten(isTight: Uint8Array, isFaceTight: Uint8Array, share: number): void {
    for (let sample = 0; sample < this.triangles.length; sample++) {
      if (isTight[this.triangles[sample]!] !== 0 || isFaceTight[this.faces[sample]!] !== 0) {
        this.#allowances[sample]! *= share * share;
      }
    }
  }
}
