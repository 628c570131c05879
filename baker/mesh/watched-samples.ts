// Points of the original surface that are watched while its copy is simplified: each is kept with a face that it lies near.

import { EPSILON } from './arithmetic.ts';
import type { ChangedFaces } from './changed-faces.ts';
import { type f64, i32 } from './numbers.ts';
import type { Samples } from './place-samples.ts';

const NO_SAMPLE = -1;

/** Which samples went to which faces, in order. */
export class MoveLog {
  readonly samples: Int32Array;
  readonly faces: Int32Array;
  readonly count: i32;

  constructor(samples: Int32Array, faces: Int32Array, count: i32) {
    this.samples = samples;
    this.faces = faces;
    this.count = count;
  }
}

/** Share of the bound's square, half of the bound, at which a face is near enough to a sample, and no nearer one is looked for. */
const ENOUGH_SHARE = 0.25;

export class SampleState {
  readonly nexts: Int32Array;
  readonly heads: Int32Array;
  readonly faces: Int32Array;

  constructor(nexts: Int32Array, heads: Int32Array, faces: Int32Array) {
    this.nexts = nexts.slice();
    this.heads = heads.slice();
    this.faces = faces.slice();
  }
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
  /** What the last `settle` found: samples, and for each its place among the changed faces; after that its face. */
  readonly #moved: Int32Array;
  readonly #movedFaces: Int32Array;
  /** What was committed since the log was cleared. */
  #logSamples: Int32Array;
  #logFaces: Int32Array;
  #logCount: i32 = 0;
  /** By sample: 1 when the last `tighten` was about it. */
  readonly #isTightened: Uint8Array;
  movedCount: i32 = 0;
  /** The sample that the last `settle` found too far. */
  failed: i32 = NO_SAMPLE;

  constructor(samples: Samples, faceCount: i32) {
    this.#places = samples.places;
    this.triangles = samples.triangles;
    const count = samples.triangles.length;
    this.#allowances = new Float64Array(count).fill(1);
    this.faces = new Int32Array(count);
    this.#nexts = new Int32Array(count);
    this.#heads = new Int32Array(faceCount).fill(NO_SAMPLE);
    this.#moved = new Int32Array(count);
    this.#movedFaces = new Int32Array(count);
    this.#logSamples = new Int32Array(count);
    this.#logFaces = new Int32Array(count);
    this.#isTightened = new Uint8Array(count);
    for (let sample = 0; sample < count; sample++) this.#put(sample, samples.triangles[sample]!);
  }

  save(): SampleState {
    return new SampleState(this.#nexts, this.#heads, this.faces);
  }

  restore(state: SampleState): void {
    this.#nexts.set(state.nexts);
    this.#heads.set(state.heads);
    this.faces.set(state.faces);
  }

  #put(sample: i32, face: i32): void {
    this.#nexts[sample] = this.#heads[face]!;
    this.#heads[face] = sample;
    this.faces[sample] = face;
  }

  /** Whether a face has no sample. */
  isEmpty(face: i32): boolean {
    return this.#heads[face] === NO_SAMPLE;
  }

  /** Whether one sample lies within the bound of the changed faces. */
  isNear(sample: i32, changed: ChangedFaces, boundSquared: f64): boolean {
    const at = sample * 3;
    const limit = boundSquared * this.#allowances[sample]!;
    const beyond = limit * (1 + EPSILON);
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
  settle(face: i32, changed: ChangedFaces, first: i32, boundSquared: f64): boolean {
    const places = this.#places;
    const nexts = this.#nexts;
    const allowances = this.#allowances;
    const enough = boundSquared * ENOUGH_SHARE;
    let guess = first;
    for (let sample = this.#heads[face]!; sample !== NO_SAMPLE; sample = nexts[sample]!) {
      const at = sample * 3;
      const limit = boundSquared * allowances[sample]!;
      const beyond = limit * (1 + EPSILON);
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
  leastAllowance(): f64 {
    let least: f64 = 1;
    for (let i = 0; i < this.movedCount; i++) {
      const allowance = this.#allowances[this.#moved[i]!]!;
      if (allowance < least) least = allowance;
    }
    return least;
  }

  clearFace(face: i32): void {
    this.#heads[face] = NO_SAMPLE;
  }

  /** Takes the changed faces that were found for the settled samples for faces of the mesh. */
  rememberSettled(changed: ChangedFaces): void {
    for (let i = 0; i < this.movedCount; i++) {
      this.#movedFaces[i] = (changed.halfEdges[this.#movedFaces[i]!]! / 3) | 0;
    }
  }

  /**
   * Settles samples as they were settled before.
   *
   * @param start where they begin in the log, @param end and where they end
   * @returns false when one of them was tightened since
   */
  recall(log: MoveLog, start: i32, end: i32): boolean {
    const samples = log.samples;
    const faces = log.faces;
    for (let i = start; i < end; i++) if (this.#isTightened[samples[i]!] !== 0) return false;
    this.movedCount = end - start;
    for (let i = 0; i < this.movedCount; i++) {
      this.#moved[i] = samples[start + i]!;
      this.#movedFaces[i] = faces[start + i]!;
    }
    return true;
  }

  /** Puts the settled samples to the faces found for them; those faces must have been cleared. @returns where they begin in the log */
  commit(): i32 {
    const start = this.#logCount;
    const end = start + this.movedCount;
    if (end > this.#logSamples.length) this.#growLog(end);
    for (let i = 0; i < this.movedCount; i++) {
      const sample = this.#moved[i]!;
      const face = this.#movedFaces[i]!;
      this.#put(sample, face);
      this.#logSamples[start + i] = sample;
      this.#logFaces[start + i] = face;
    }
    this.#logCount = end;
    return start;
  }

  #growLog(least: i32): void {
    const samples = this.#logSamples;
    const faces = this.#logFaces;
    const capacity = i32(Math.max(least, samples.length * 2));
    this.#logSamples = new Int32Array(capacity);
    this.#logSamples.set(samples);
    this.#logFaces = new Int32Array(capacity);
    this.#logFaces.set(faces);
  }

  clearLog(): void {
    this.#logCount = 0;
  }

  /** Hands the log over and begins a new one. */
  takeLog(): MoveLog {
    const log = new MoveLog(this.#logSamples, this.#logFaces, this.#logCount);
    this.#logSamples = new Int32Array(log.samples.length);
    this.#logFaces = new Int32Array(log.samples.length);
    this.#logCount = 0;
    return log;
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
  tighten(isTight: Uint8Array, isFaceTight: Uint8Array, share: f64): void {
    for (let sample = 0; sample < this.triangles.length; sample++) {
      const isToBe = isTight[this.triangles[sample]!] !== 0 || isFaceTight[this.faces[sample]!] !== 0;
      this.#isTightened[sample] = isToBe ? 1 : 0;
      if (isToBe) this.#allowances[sample]! *= share * share;
    }
  }
}
