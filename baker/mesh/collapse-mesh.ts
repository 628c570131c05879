// Simplifies a closed mesh by edge collapses, each allowed only when afterwards the surface still lies within a bound of the
// original, measured at samples of both surfaces on the spot:
//   - every sample of the original (see place-samples.ts) knows a face it lies near; a collapse must find each sample of the
//     faces it changes a face no farther than the bound;
//   - points spread over each changed face must find the original no farther than the bound.
// So samples hold the bound all the time, and a coarser level goes on where the finer one stopped. The mesh stays closed and
// manifold (link condition), and no face turns over or loses its area. Which edge goes first follows plane quadrics.

import { NO_TWIN, nextHalfEdge, pairHalfEdges, previousHalfEdge } from './half-edges.ts';
import type { PartedMesh } from './measure-distance.ts';
import { placeSamples, SAMPLE_CUTS_MAX, SAMPLE_SPACING_UNITS } from './place-samples.ts';
import { type QuadricState, Quadrics } from './quadrics.ts';
import { sampleTriangle } from './sample-triangle.ts';
import { distanceSquaredToTriangle, type TriangleForest } from './triangle-forest.ts';

/** Least cosine between a face's normal before and after a collapse: 75 degrees; a face may lean but not turn over. */
const NORMAL_COSINE_MIN = 0.25;

/** Least doubled area of a face, units^2: far below a texel's (0.0014), far above rounding. */
const DOUBLE_AREA_MIN = 1e-5;

/** Share of the bound at which a face is near enough to a sample, and no nearer one is looked for. */
const ENOUGH_SHARE = 0.25;

/** Most edges at a vertex: keeps the work for one collapse bounded. */
const VALENCE_MAX = 64;

/** Costs, as shares of the bound, up to which edges are tried in turn, so that cheap edges go first everywhere. */
const COST_SHARES = [0.02, 0.1, 0.25, 0.5, 1, 2] as const;

/** A round is repeated while it collapses more than this share of the edges it tried. */
const REPEAT_SHARE = 0.05;

export interface CollapseState {
  readonly versions: Int32Array;
  readonly origins: Uint32Array;
  readonly twins: Int32Array;
  readonly isGone: Uint8Array;
  readonly leaving: Int32Array;
  readonly sampleNexts: Int32Array;
  readonly faceSamples: Int32Array;
  readonly quadrics: QuadricState;
  readonly faceCount: number;
}

export class CollapsingMesh {
  readonly #points: Float64Array;
  readonly #parts: Int32Array;
  readonly #forest: TriangleForest;
  /** Origin of each half-edge, its twin, and whether its face is still there. */
  readonly #origins: Uint32Array;
  readonly #twins: Int32Array;
  readonly #isGone: Uint8Array;
  /** A half-edge leaving each vertex; rises whenever a face at the vertex changes. */
  readonly #leaving: Int32Array;
  readonly #versions: Int32Array;
  readonly #quadrics: Quadrics;
  #faceCount: number;
  /** Collapses since the last save: half-edge, its origin, its end. */
  readonly #log: number[] = [];
  /** For each half-edge the sum of its ends' versions at which it failed: it is tried again once one of them changed. */
  readonly #failedAt: Int32Array;
  #failedBound = 0;

  /** Samples: three coordinates, a face of the original, the next sample of the face now near (-1: last). */
  readonly #samples: Float64Array;
  readonly #sampleOrigins: Int32Array;
  readonly #sampleNexts: Int32Array;
  readonly #faceSamples: Int32Array;
  /** Share of the bound's square that each sample may use. */
  readonly #allowances: Float64Array;

  /** Scratch of one collapse: half-edges leaving the vertex that goes, marks, the moved samples and their new faces. */
  readonly #fan: number[] = [];
  readonly #marks: Int32Array;
  #mark = 0;
  readonly #moved: number[] = [];
  readonly #movedFaces: number[] = [];
  #foundFace = 0;
  readonly #faceSamplePoints: number[] = [];
  readonly #faceCorners = new Float64Array(VALENCE_MAX * 9);

  /** @param forest search tree of the same mesh */
  constructor(mesh: PartedMesh, forest: TriangleForest) {
    const vertexCount = mesh.parts.length;
    this.#points = mesh.points;
    this.#parts = mesh.parts;
    this.#forest = forest;
    this.#origins = mesh.indices.slice();
    this.#twins = pairHalfEdges(mesh.indices, vertexCount);
    if (this.#twins.includes(NO_TWIN)) throw new Error('the mesh to simplify is open');
    this.#faceCount = mesh.indices.length / 3;
    this.#isGone = new Uint8Array(this.#faceCount);
    this.#leaving = new Int32Array(vertexCount);
    for (let halfEdge = 0; halfEdge < mesh.indices.length; halfEdge++)
      this.#leaving[mesh.indices[halfEdge]!] = halfEdge;
    this.#versions = new Int32Array(vertexCount);
    this.#failedAt = new Int32Array(mesh.indices.length).fill(-1);
    this.#marks = new Int32Array(vertexCount);
    this.#quadrics = new Quadrics(mesh.points, mesh.indices);
    const { places, triangles: faces } = placeSamples(mesh, this.#twins);
    this.#samples = places;
    this.#sampleOrigins = faces;
    this.#allowances = new Float64Array(faces.length).fill(1);
    this.#sampleNexts = new Int32Array(faces.length);
    this.#faceSamples = new Int32Array(this.#faceCount).fill(-1);
    for (let sample = 0; sample < faces.length; sample++) this.#putSample(sample, faces[sample]!);
  }

  /** @returns the triangles that are left, and for each the triangle of the original whose place it has */
  toFaces(): { indices: Uint32Array; faces: Uint32Array } {
    const indices = new Uint32Array(this.#faceCount * 3);
    const faces = new Uint32Array(this.#faceCount);
    let count = 0;
    for (let face = 0; face < this.#isGone.length; face++) {
      if (this.#isGone[face] !== 0) continue;
      for (let i = 0; i < 3; i++) indices[count * 3 + i] = this.#origins[face * 3 + i]!;
      faces[count++] = face;
    }
    return { indices, faces };
  }

  /** @returns what `redo` starts from */
  save(): CollapseState {
    this.#log.length = 0;
    return {
      versions: this.#versions.slice(),
      origins: this.#origins.slice(),
      twins: this.#twins.slice(),
      isGone: this.#isGone.slice(),
      leaving: this.#leaving.slice(),
      sampleNexts: this.#sampleNexts.slice(),
      faceSamples: this.#faceSamples.slice(),
      quadrics: this.#quadrics.save(),
      faceCount: this.#faceCount,
    };
  }

  #restore(state: CollapseState): void {
    this.#versions.set(state.versions);
    this.#origins.set(state.origins);
    this.#twins.set(state.twins);
    this.#isGone.set(state.isGone);
    this.#leaving.set(state.leaving);
    this.#sampleNexts.set(state.sampleNexts);
    this.#faceSamples.set(state.faceSamples);
    this.#quadrics.restore(state.quadrics);
    this.#faceCount = state.faceCount;
  }

  /**
   * Lets samples use only a share of what they may use now.
   *
   * @param isTight by triangle of the original: its samples
   * @param isFaceTight by triangle of `toFaces`: the samples near it
   */
  tighten(isTight: Uint8Array, isFaceTight: Uint8Array, share: number): void {
    const isChosen = Uint8Array.from(this.#sampleOrigins, (triangle) => isTight[triangle]!);
    let kept = 0;
    for (let face = 0; face < this.#isGone.length; face++) {
      if (this.#isGone[face] !== 0 || isFaceTight[kept++] === 0) continue;
      for (let sample = this.#faceSamples[face]!; sample >= 0; sample = this.#sampleNexts[sample]!)
        isChosen[sample] = 1;
    }
    for (let sample = 0; sample < isChosen.length; sample++) {
      if (isChosen[sample] !== 0) this.#allowances[sample]! *= share * share;
    }
  }

  /** Collapses edges until none can go without leaving the bound. Bounds of successive calls must not fall. */
  collapseWithin(bound: number): void {
    const boundSquared = bound * bound;
    if (bound !== this.#failedBound) this.#failedAt.fill(-1);
    this.#failedBound = bound;
    for (const share of COST_SHARES) {
      for (;;) {
        const edges = this.#sortEdges(share * bound);
        const collapsed = this.#tryEdges(edges, boundSquared);
        if (collapsed <= edges.length * REPEAT_SHARE && (share !== COST_SHARES.at(-1) || collapsed === 0)) break;
      }
    }
  }

  /**
   * Does the collapses since the state was saved once more, from that state on, except those that tightened samples forbid
   * now. Far from these nothing changes, so that little needs to be checked again.
   */
  redo(state: CollapseState, bound: number): void {
    const log = this.#log.splice(0);
    this.#restore(state);
    const isDisturbed = new Uint8Array(this.#versions.length);
    for (let i = 0; i < log.length; i += 3) {
      const [halfEdge, from, to] = [log[i]!, log[i + 1]!, log[i + 2]!];
      const isSame =
        this.#isGone[(halfEdge / 3) | 0] === 0 &&
        this.#origins[halfEdge] === from &&
        this.#origins[nextHalfEdge(halfEdge)] === to;
      if (isSame && this.#redoCollapse(halfEdge, isDisturbed, bound * bound)) continue;
      isDisturbed[from] = 1;
      isDisturbed[to] = 1;
      this.#gatherFan(this.#leaving[from]!);
      for (const leaving of this.#fan) isDisturbed[this.#origins[nextHalfEdge(leaving)]!] = 1;
    }
  }

  #redoCollapse(halfEdge: number, isDisturbed: Uint8Array, boundSquared: number): boolean {
    const from = this.#origins[halfEdge]!;
    const to = this.#origins[nextHalfEdge(halfEdge)]!;
    this.#gatherFan(halfEdge);
    let isNew = isDisturbed[from] !== 0;
    for (const leaving of this.#fan) if (isDisturbed[this.#origins[nextHalfEdge(leaving)]!] !== 0) isNew = true;
    if (isNew) return this.#tryCollapse(halfEdge, boundSquared);
    if (!this.#placeFaces(to) || !this.#moveSamples(from, boundSquared)) return false;
    const isTight = this.#moved.some((sample) => this.#allowances[sample]! < 1);
    if (isTight && !this.#areFacesNear(from, boundSquared)) return false;
    this.#collapse(halfEdge, this.#twins[halfEdge]!, to);
    return true;
  }

  /** @returns how many edges went; edges near one that went wait for the next round, since their costs have changed */
  #tryEdges(edges: Uint32Array, boundSquared: number): number {
    const before = this.#versions.slice();
    let collapsed = 0;
    for (const halfEdge of edges) {
      if (this.#isGone[(halfEdge / 3) | 0] !== 0) continue;
      const from = this.#origins[halfEdge]!;
      const to = this.#origins[nextHalfEdge(halfEdge)]!;
      if (before[from] !== this.#versions[from] || before[to] !== this.#versions[to]) continue;
      if (this.#tryCollapse(halfEdge, boundSquared)) collapsed++;
      else this.#failedAt[halfEdge] = this.#versions[from]! + this.#versions[to]!;
    }
    return collapsed;
  }

  /** Half-edges that may be worth a try and cost no more than a limit, cheapest first, ties in the order of the mesh. */
  #sortEdges(costMax: number): Uint32Array {
    const edges: number[] = [];
    const costs = new Float64Array(this.#origins.length);
    const limit = costMax * costMax;
    for (let halfEdge = 0; halfEdge < this.#origins.length; halfEdge++) {
      if (this.#isGone[(halfEdge / 3) | 0] !== 0) continue;
      const from = this.#origins[halfEdge]!;
      const to = this.#origins[nextHalfEdge(halfEdge)]!;
      if (this.#failedAt[halfEdge] === this.#versions[from]! + this.#versions[to]!) continue;
      const cost = this.#quadrics.meanSquare(from, to);
      if (cost > limit) continue;
      costs[halfEdge] = cost;
      edges.push(halfEdge);
    }
    return Uint32Array.from(edges).sort((a, b) => costs[a]! - costs[b]! || a - b);
  }

  /** Moves the half-edge's origin onto its end if the result is sound and within the bound. */
  #tryCollapse(halfEdge: number, boundSquared: number): boolean {
    const twin = this.#twins[halfEdge]!;
    const from = this.#origins[halfEdge]!;
    const to = this.#origins[twin]!;
    if (!this.#gatherFan(halfEdge) || !this.#isLinkSound(halfEdge, twin)) return false;
    if (!this.#placeFaces(to)) return false;
    if (!this.#moveSamples(from, boundSquared)) return false;
    if (!this.#areFacesNear(from, boundSquared)) return false;
    this.#collapse(halfEdge, twin, to);
    return true;
  }

  /** Half-edges leaving the origin: the given one first, those of the two faces that go at both ends of the list. */
  #gatherFan(halfEdge: number): boolean {
    const fan = this.#fan;
    fan.length = 0;
    let around = halfEdge;
    do {
      fan.push(around);
      if (fan.length > VALENCE_MAX) return false;
      around = this.#twins[previousHalfEdge(around)]!;
    } while (around !== halfEdge);
    return true;
  }

  /** Whether both ends have exactly the two corners opposite the edge in common, and those keep three faces or more. */
  #isLinkSound(halfEdge: number, twin: number): boolean {
    const mark = ++this.#mark;
    for (const leaving of this.#fan) this.#marks[this.#origins[nextHalfEdge(leaving)]!] = mark;
    let common = 0;
    let valence = 0;
    let around = twin;
    do {
      if (this.#marks[this.#origins[nextHalfEdge(around)]!] === mark) common++;
      if (++valence > VALENCE_MAX) return false;
      around = this.#twins[previousHalfEdge(around)]!;
    } while (around !== twin);
    if (common !== 2 || valence + this.#fan.length < 7) return false;
    return this.#hasFourFaces(previousHalfEdge(halfEdge)) && this.#hasFourFaces(previousHalfEdge(twin));
  }

  /** Whether four faces or more meet at a half-edge's origin. */
  #hasFourFaces(halfEdge: number): boolean {
    let around = halfEdge;
    for (let i = 0; i < 3; i++) {
      around = this.#twins[previousHalfEdge(around)]!;
      if (around === halfEdge) return false;
    }
    return true;
  }

  /** Computes the corners of the faces that stay, with the origin moved; false when one turns over or loses its area. */
  #placeFaces(to: number): boolean {
    const p = this.#points;
    const out = this.#faceCorners;
    const fan = this.#fan;
    // The first face of the fan and the last hold the edge: they go.
    for (let i = 1; i < fan.length - 1; i++) {
      const leaving = fan[i]!;
      const o = this.#origins[leaving]! * 3;
      const a = this.#origins[nextHalfEdge(leaving)]! * 3;
      const b = this.#origins[previousHalfEdge(leaving)]! * 3;
      const t = to * 3;
      const [bx, by, bz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
      const [ox, oy, oz] = [p[o]! - p[a]!, p[o + 1]! - p[a + 1]!, p[o + 2]! - p[a + 2]!];
      const [tx, ty, tz] = [p[t]! - p[a]!, p[t + 1]! - p[a + 1]!, p[t + 2]! - p[a + 2]!];
      const [nx, ny, nz] = [by * oz - bz * oy, bz * ox - bx * oz, bx * oy - by * ox];
      const [mx, my, mz] = [by * tz - bz * ty, bz * tx - bx * tz, bx * ty - by * tx];
      const after = Math.sqrt(mx * mx + my * my + mz * mz);
      if (after < DOUBLE_AREA_MIN) return false;
      const before = Math.sqrt(nx * nx + ny * ny + nz * nz);
      if (nx * mx + ny * my + nz * mz < NORMAL_COSINE_MIN * before * after) return false;
      const at = (i - 1) * 9;
      for (let axis = 0; axis < 3; axis++) {
        out[at + axis] = p[t + axis]!;
        out[at + 3 + axis] = p[a + axis]!;
        out[at + 6 + axis] = p[b + axis]!;
      }
    }
    return true;
  }

  /** Finds each sample of the fan its nearest changed face; false when one is farther than the bound. */
  #moveSamples(from: number, boundSquared: number): boolean {
    const fan = this.#fan;
    const faces = fan.length - 2;
    // The vertex that goes is itself a sample, and the one most often too far.
    if (this.#nearestFace(from, faces, boundSquared) > boundSquared * this.#allowances[from]!) return false;
    let moved = 0;
    for (const leaving of fan) {
      for (let sample = this.#faceSamples[(leaving / 3) | 0]!; sample >= 0; sample = this.#sampleNexts[sample]!) {
        const best = this.#nearestFace(sample, faces, boundSquared);
        if (best > boundSquared * this.#allowances[sample]!) return false;
        this.#moved[moved] = sample;
        this.#movedFaces[moved++] = this.#foundFace;
      }
    }
    this.#moved.length = moved;
    return true;
  }

  /** @returns the square of a sample's distance to a changed face, the nearest or one that is near; `foundFace` tells which */
  #nearestFace(sample: number, faces: number, boundSquared: number): number {
    const x = this.#samples[sample * 3]!;
    const y = this.#samples[sample * 3 + 1]!;
    const z = this.#samples[sample * 3 + 2]!;
    const enough = boundSquared * ENOUGH_SHARE * ENOUGH_SHARE;
    const first = this.#foundFace < faces ? this.#foundFace : 0;
    let best = distanceSquaredToTriangle(this.#faceCorners, first * 9, x, y, z);
    this.#foundFace = first;
    for (let face = 0; face < faces && best > enough; face++) {
      const squared = distanceSquaredToTriangle(this.#faceCorners, face * 9, x, y, z);
      if (squared >= best) continue;
      best = squared;
      this.#foundFace = face;
    }
    return best;
  }

  /** Whether points spread over the changed faces lie within the bound of the original. */
  #areFacesNear(from: number, boundSquared: number): boolean {
    const part = this.#parts[from]!;
    let guess = this.#sampleOrigins[from]!;
    let limit = boundSquared;
    for (const sample of this.#moved) limit = Math.min(limit, boundSquared * this.#allowances[sample]!);
    for (let face = 0; face < this.#fan.length - 2; face++) {
      const count = sampleTriangle(
        this.#faceCorners,
        face * 9,
        SAMPLE_SPACING_UNITS,
        SAMPLE_CUTS_MAX,
        this.#faceSamplePoints,
      );
      for (let i = 0; i < count * 3; i += 3) {
        const x = this.#faceSamplePoints[i]!;
        const y = this.#faceSamplePoints[i + 1]!;
        const z = this.#faceSamplePoints[i + 2]!;
        guess = this.#forest.findWithin(x, y, z, part, limit, limit, guess);
        if (guess === -1) return false;
      }
    }
    return true;
  }

  #collapse(halfEdge: number, twin: number, to: number): void {
    const fan = this.#fan;
    this.#log.push(halfEdge, this.#origins[halfEdge]!, to);
    for (const leaving of fan) this.#faceSamples[(leaving / 3) | 0] = -1;
    for (let i = 0; i < this.#moved.length; i++) {
      this.#putSample(this.#moved[i]!, (fan[this.#movedFaces[i]! + 1]! / 3) | 0);
    }
    this.#quadrics.add(to, this.#origins[halfEdge]!);
    for (const leaving of fan) {
      this.#versions[this.#origins[nextHalfEdge(leaving)]!]!++;
      this.#origins[leaving] = to;
    }
    for (const edge of [halfEdge, twin]) {
      const [a, b] = [this.#twins[nextHalfEdge(edge)]!, this.#twins[previousHalfEdge(edge)]!];
      this.#twins[a] = b;
      this.#twins[b] = a;
      this.#leaving[this.#origins[a]!] = a;
      this.#leaving[this.#origins[b]!] = b;
      this.#isGone[(edge / 3) | 0] = 1;
    }
    this.#faceCount -= 2;
  }

  #putSample(sample: number, face: number): void {
    this.#sampleNexts[sample] = this.#faceSamples[face]!;
    this.#faceSamples[face] = sample;
  }
}
