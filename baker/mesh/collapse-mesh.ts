// Simplifies a closed mesh by edge collapses, each allowed only when afterwards the surface still lies within a bound of the
// original, measured at samples of both surfaces on the spot:
//   - every sample of the original (see place-samples.ts) is kept with a face that it lies near; a collapse must find each sample
//     of the faces it changes a face no farther than the bound;
//   - points spread over each changed face must find the original no farther than the bound.
// So samples hold the bound all the time, and a coarser level goes on where the finer one stopped. The mesh stays closed and
// manifold, and no face turns over or loses its area.
//
// Both ends of an edge move to the place that plane quadrics like best, which keeps the surface in the middle of what it stands
// for; quadrics also tell which edge goes first. Where the mesh's sheets meet, its borders, vertices move along the border only:
// thin things, whose two borders are nearer to each other than the bound, keep their width.

import { ChangedFaces } from './changed-faces.ts';
import { EdgePlacer, FLAT_UNITS, type SnapPlace } from './edge-placer.ts';
import { EdgeQueue } from './edge-queue.ts';
import { Fan, HalfEdgeMesh, type HalfEdgeState } from './half-edge-mesh.ts';
import type { FacingFinder } from './measure-distance.ts';
import { f64, i32 } from './numbers.ts';
import { placeSamples } from './place-samples.ts';
import { FRAME_SIZE, NORMAL_AT } from './point-triangle.ts';
import type { SheetedMesh } from './sheeted-mesh.ts';
import { type SampleState, WatchedSamples } from './watched-samples.ts';

/** Spacing of the points along the sides of changed faces, units: about a texel; and most pieces of a side between them. */
const POINT_SPACING_UNITS = 0.04;
const PIECES_MIN = 2;
const PIECES_MAX = 8;

/** Most that the mean distance of an edge's place from its planes may be for it to be tried, as a share of the bound. */
const COST_SHARE = 1.4;

/** Numbers of a collapse in the log: half-edge, its origin, its end, the place, and where its samples begin in their own log. */
const LOG_SIZE = 7;

/**
 * Marks of vertices while collapses are done again: a face there is not the one that it was at that time before; or samples may be with
 * another face than then, and cannot be put where they went.
 */
const OTHER_FACES = 1;
const OTHER_SAMPLES = 2;

export class CollapseState {
  readonly mesh: HalfEdgeState;
  readonly samples: SampleState;
  readonly quadrics: Float64Array;
  readonly points: Float64Array;
  readonly isBorder: Uint8Array;

  constructor(
    mesh: HalfEdgeState,
    samples: SampleState,
    quadrics: Float64Array,
    points: Float64Array,
    isBorder: Uint8Array,
  ) {
    this.mesh = mesh;
    this.samples = samples;
    this.quadrics = quadrics;
    this.points = points;
    this.isBorder = isBorder;
  }
}

/** The collapses since the last save: LOG_SIZE numbers for each. */
class CollapseLog {
  values: Float64Array = new Float64Array(LOG_SIZE * 256);
  count: i32 = 0;

  add(halfEdge: i32, from: i32, to: i32, x: f64, y: f64, z: f64, samplesAt: i32): void {
    if (this.count + LOG_SIZE > this.values.length) {
      const more = new Float64Array(this.values.length * 2);
      more.set(this.values);
      this.values = more;
    }
    const v = this.values;
    const at = this.count;
    v[at] = halfEdge;
    v[at + 1] = from;
    v[at + 2] = to;
    v[at + 3] = x;
    v[at + 4] = y;
    v[at + 5] = z;
    v[at + 6] = samplesAt;
    this.count += LOG_SIZE;
  }
}

export class CollapsingMesh {
  readonly mesh: HalfEdgeMesh;
  readonly samples: WatchedSamples;
  /** Places of the vertices, three numbers each. */
  readonly points: Float64Array;
  readonly #parts: Int32Array;
  readonly #original: FacingFinder;
  readonly #placer: EdgePlacer;
  readonly #changed: ChangedFaces;
  /** Edges go by the lesser of their two half-edges. */
  readonly #queue: EdgeQueue;
  /** Rises whenever the place or the planes of a vertex change. */
  readonly #stamps: Int32Array;
  /** For each vertex the sample that last forbade its collapse: the first to be looked at. */
  readonly #witnesses: Int32Array;
  /** Collapses since the last save. */
  #log: CollapseLog = new CollapseLog();
  readonly #fromFan: Fan = new Fan();
  readonly #toFan: Fan = new Fan();

  /**
   * @param original finds triangles of the same mesh
   * @param snap places that vertices may have; the mesh's own are such
   */
  constructor(mesh: SheetedMesh, original: FacingFinder, snap: SnapPlace) {
    const vertexCount = mesh.parts.length;
    const points = mesh.points.slice();
    const edges = new HalfEdgeMesh(mesh.indices, vertexCount);
    const witnesses = new Int32Array(vertexCount);
    for (let vertex = 0; vertex < vertexCount; vertex++) witnesses[vertex] = vertex;
    this.points = points;
    this.#parts = mesh.parts;
    this.#original = original;
    this.mesh = edges;
    this.samples = new WatchedSamples(placeSamples(mesh, edges.twins), mesh.sheets.length);
    this.#placer = new EdgePlacer(edges, points, mesh.sheets, snap);
    this.#changed = new ChangedFaces(edges, points, mesh.sheets);
    this.#queue = new EdgeQueue(mesh.indices.length);
    this.#stamps = new Int32Array(vertexCount);
    this.#witnesses = witnesses;
  }

  /** @returns what `redo` starts from */
  save(): CollapseState {
    this.#log.count = 0;
    this.samples.clearLog();
    const placer = this.#placer;
    return new CollapseState(
      this.mesh.save(),
      this.samples.save(),
      placer.quadrics.save(),
      this.points.slice(),
      placer.isBorder.slice(),
    );
  }

  #restore(state: CollapseState): void {
    this.mesh.restore(state.mesh);
    this.samples.restore(state.samples);
    this.#placer.quadrics.restore(state.quadrics);
    this.points.set(state.points);
    this.#placer.isBorder.set(state.isBorder);
  }

  /** Collapses edges, cheapest first, as long as that does not leave the bound. Bounds of successive calls must not fall. */
  collapseWithin(bound: f64): void {
    this.#enqueueAll(bound * COST_SHARE);
    this.#emptyQueue(bound);
    // What lies flat costs nothing, so nothing of it is to be left because it was tried too early.
    do this.#enqueueAll(FLAT_UNITS);
    while (this.#emptyQueue(bound) > 0);
  }

  #enqueueAll(costMax: f64): void {
    const isGone = this.mesh.isGone;
    const twins = this.mesh.twins;
    for (let edge = 0; edge < twins.length; edge++) {
      if (edge < twins[edge]! && isGone[(edge / 3) | 0] === 0) this.#enqueue(edge, costMax);
    }
  }

  /** @returns how many edges went */
  #emptyQueue(bound: f64): i32 {
    let collapsed: i32 = 0;
    const isGone = this.mesh.isGone;
    const twins = this.mesh.twins;
    const origins = this.mesh.origins;
    const queue = this.#queue;
    const stamps = this.#stamps;
    for (let edge = queue.take(); edge !== -1; edge = queue.take()) {
      if (isGone[(edge / 3) | 0] !== 0) continue;
      const from = origins[edge]!;
      const to = this.mesh.endOf(edge);
      if (stamps[from]! + stamps[to]! !== queue.stamp) continue;
      const kept = this.#tryEdge(edge, from, to, bound);
      if (kept === -1) continue;
      collapsed++;
      const fan = this.#toFan;
      if (!this.mesh.gatherFan(this.mesh.leaving[kept]!, fan)) continue;
      for (let i = 0; i < fan.count; i++) {
        this.#enqueue(i32(Math.min(fan.halfEdges[i]!, twins[fan.halfEdges[i]!]!)), bound * COST_SHARE);
      }
    }
    return collapsed;
  }

  /** Puts an edge in the queue unless its mean distance from its planes is more than `costMax`. */
  #enqueue(edge: i32, costMax: f64): void {
    const from = this.mesh.origins[edge]!;
    const to = this.mesh.endOf(edge);
    const cost = this.#placer.choose(edge, from, to);
    if (cost <= costMax * costMax) this.#queue.put(edge, this.#stamps[from]! + this.#stamps[to]!, cost);
  }

  #isAt(vertex: i32, x: f64, y: f64, z: f64): boolean {
    const p = this.points;
    return x === p[vertex * 3] && y === p[vertex * 3 + 1] && z === p[vertex * 3 + 2];
  }

  /** Collapses an edge in the best way that the bound allows. @returns the vertex that is left, -1 when there is no way */
  #tryEdge(edge: i32, from: i32, to: i32, bound: f64): i32 {
    this.#placer.choose(edge, from, to);
    const p = this.points;
    const twin = this.mesh.twins[edge]!;
    const x = this.#placer.place[0]!;
    const y = this.#placer.place[1]!;
    const z = this.#placer.place[2]!;
    const f = from * 3;
    const t = to * 3;
    if (this.#isAt(to, x, y, z)) {
      if (this.#tryCollapse(edge, x, y, z, bound, false)) return to;
      return this.#placer.isFlatAt(from, to) && this.#tryCollapse(twin, p[f]!, p[f + 1]!, p[f + 2]!, bound, false)
        ? from
        : -1;
    }
    if (this.#isAt(from, x, y, z)) {
      if (this.#tryCollapse(twin, x, y, z, bound, false)) return from;
      return this.#placer.isFlatAt(to, from) && this.#tryCollapse(edge, p[t]!, p[t + 1]!, p[t + 2]!, bound, false)
        ? to
        : -1;
    }
    if (this.#tryCollapse(edge, x, y, z, bound, false)) return to;
    if (this.#tryCollapse(edge, p[t]!, p[t + 1]!, p[t + 2]!, bound, false)) return to;
    return this.#tryCollapse(twin, p[f]!, p[f + 1]!, p[f + 2]!, bound, false) ? from : -1;
  }

  /**
   * Merges a half-edge's origin into its end, and moves that to a place, if the result is sound and within the bound.
   *
   * @param isKnown the same was found sound before, and within the bound but for samples that were tightened since
   */
  #tryCollapse(halfEdge: i32, x: f64, y: f64, z: f64, bound: f64, isKnown: boolean): boolean {
    const mesh = this.mesh;
    const boundSquared = bound * bound;
    const from = mesh.origins[halfEdge]!;
    const to = mesh.endOf(halfEdge);
    const fromFan = this.#fromFan;
    const toFan = this.#toFan;
    const changed = this.#changed;
    const samples = this.samples;
    if (!this.#gatherFans(halfEdge)) return false;
    if (!isKnown && !mesh.isLinkSound(fromFan, toFan)) return false;
    const isMoving = !this.#isAt(to, x, y, z);
    changed.count = 0;
    if (!changed.add(fromFan, x, y, z)) return false;
    const fromCount = changed.count;
    if (isMoving && !changed.add(toFan, x, y, z)) return false;
    if (!isKnown) {
      if (!samples.isNear(this.#witnesses[from]!, changed, boundSquared)) return false;
      if (isMoving && !samples.isNear(this.#witnesses[to]!, changed, boundSquared)) return false;
    }
    samples.beginSettling();
    if (!this.#settleFan(fromFan, 0, fromFan.count, 0, boundSquared, from)) return false;
    if (isMoving && !this.#settleFan(toFan, 1, toFan.count - 1, fromCount, boundSquared, to)) return false;
    const allowance = samples.leastAllowance();
    if ((!isKnown || allowance < 1) && !this.#areFacesNear(to, isMoving, boundSquared * allowance)) return false;
    this.samples.rememberSettled(changed);
    this.#collapse(halfEdge, from, to, isMoving, x, y, z);
    return true;
  }

  /** Gathers the fans of both ends of an edge, each with the edge first; false when one is too large. */
  #gatherFans(halfEdge: i32): boolean {
    const mesh = this.mesh;
    return mesh.gatherFan(halfEdge, this.#fromFan) && mesh.gatherFan(mesh.twins[halfEdge]!, this.#toFan);
  }

  /** Finds the samples of some faces of a fan changed faces that they lie near, and remembers which one does not. */
  #settleFan(fan: Fan, start: i32, end: i32, base: i32, boundSquared: f64, vertex: i32): boolean {
    for (let i = start; i < end; i++) {
      // The first face and the last, which go, border on the ones beside them.
      const first = base + i32(Math.min(Math.max(i - 1, 0), fan.count - 3));
      if (this.samples.settle((fan.halfEdges[i]! / 3) | 0, this.#changed, first, boundSquared)) continue;
      this.#witnesses[vertex] = this.samples.failed;
      return false;
    }
    return true;
  }

  /** Whether points spread over the changed faces, and the vertex if it moves, lie near the original, and none is turned over. */
  #areFacesNear(to: i32, isMoving: boolean, limitSquared: f64): boolean {
    const original = this.#original;
    const part = this.#parts[to]!;
    const c = this.#changed.corners;
    const frames = this.#changed.frames;
    let guess = this.samples.triangles[to]!;
    if (isMoving) {
      guess = original.findWithin(c[0]!, c[1]!, c[2]!, part, limitSquared, guess);
      if (guess === -1) return false;
    }
    for (let at = 0; at < this.#changed.count * 9; at += 9) {
      const x = c[at]!;
      const y = c[at + 1]!;
      const z = c[at + 2]!;
      const dx = c[at + 3]! - x;
      const dy = c[at + 4]! - y;
      const dz = c[at + 5]! - z;
      const normal = (at / 9) * FRAME_SIZE + NORMAL_AT;
      guess = original.findFacing(
        x + (dx + c[at + 6]! - x) / 3,
        y + (dy + c[at + 7]! - y) / 3,
        z + (dz + c[at + 8]! - z) / 3,
        frames[normal]!,
        frames[normal + 1]!,
        frames[normal + 2]!,
        part,
        limitSquared,
        guess,
      );
      if (guess === -1) return false;
      // One side that leaves the vertex; the other is the next face's.
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const pieces = i32(Math.min(Math.max(Math.round(length / POINT_SPACING_UNITS), PIECES_MIN), PIECES_MAX));
      for (let piece = 1; piece < pieces; piece++) {
        const share = f64(piece) / f64(pieces);
        guess = original.findWithin(x + dx * share, y + dy * share, z + dz * share, part, limitSquared, guess);
        if (guess === -1) return false;
      }
    }
    return true;
  }

  #collapse(halfEdge: i32, from: i32, to: i32, isMoving: boolean, x: f64, y: f64, z: f64): void {
    this.#clearFan(this.#fromFan);
    if (isMoving) this.#clearFan(this.#toFan);
    this.#log.add(halfEdge, from, to, x, y, z, this.samples.commit());
    this.#placer.join(to, from);
    this.points[to * 3] = x;
    this.points[to * 3 + 1] = y;
    this.points[to * 3 + 2] = z;
    this.#stamps[to]! += this.#stamps[from]! + 1;
    this.#witnesses[to] = this.#witnesses[from]!;
    this.mesh.collapse(this.#fromFan, to);
  }

  /** Takes the samples off the faces of a fan. */
  #clearFan(fan: Fan): void {
    for (let i = 0; i < fan.count; i++) this.samples.clearFace((fan.halfEdges[i]! / 3) | 0);
  }

  /**
   * Does the collapses since the state was saved once more, from that state on, except those that tightened samples forbid
   * now, and then what other collapses can be done there. Far away nothing changes, and what is known is done without a check.
   */
  redo(state: CollapseState, bound: f64): void {
    const log = this.#log.values;
    const logCount = this.#log.count;
    this.#log = new CollapseLog();
    const moves = this.samples.takeLog();
    this.#restore(state);
    const mesh = this.mesh;
    const marks = new Uint8Array(mesh.leaving.length);
    for (let i = 0; i < logCount; i += LOG_SIZE) {
      const halfEdge = i32(log[i]!);
      const from = i32(log[i + 1]!);
      const to = i32(log[i + 2]!);
      const isSame =
        mesh.isGone[(halfEdge / 3) | 0] === 0 && mesh.origins[halfEdge] === from && mesh.endOf(halfEdge) === to;
      if (isSame) {
        const x = log[i + 3]!;
        const y = log[i + 4]!;
        const z = log[i + 5]!;
        const marksNear = this.#marksNear(halfEdge, marks);
        const samplesEnd = i + LOG_SIZE < logCount ? i32(log[i + 6 + LOG_SIZE]!) : moves.count;
        if (marksNear === 0 && this.samples.recall(moves, i32(log[i + 6]!), samplesEnd)) {
          this.#collapse(halfEdge, from, to, !this.#isAt(to, x, y, z), x, y, z);
          continue;
        }
        if (this.#tryCollapse(halfEdge, x, y, z, bound, (marksNear & OTHER_FACES) === 0)) {
          this.#mark(to, OTHER_SAMPLES, marks);
          continue;
        }
      }
      this.#mark(from, OTHER_FACES, marks);
      this.#mark(to, OTHER_FACES, marks);
    }
    for (let edge = 0; edge < mesh.twins.length; edge++) {
      if (edge > mesh.twins[edge]! || mesh.isGone[(edge / 3) | 0] !== 0) continue;
      const marksOfEnds = marks[mesh.origins[edge]!]! | marks[mesh.endOf(edge)]!;
      if ((marksOfEnds & OTHER_FACES) !== 0) this.#enqueue(edge, bound);
    }
    this.#emptyQueue(bound);
  }

  /** @returns all marks of vertices in the fans of a half-edge's ends, which are gathered; OTHER_FACES when they cannot be */
  #marksNear(halfEdge: i32, marks: Uint8Array): i32 {
    if (!this.#gatherFans(halfEdge)) return OTHER_FACES;
    return this.#marksOfFan(this.#fromFan, marks) | this.#marksOfFan(this.#toFan, marks);
  }

  #marksOfFan(fan: Fan, marks: Uint8Array): i32 {
    const mesh = this.mesh;
    let found: i32 = marks[mesh.origins[fan.halfEdges[0]!]!]!;
    for (let i = 0; i < fan.count; i++) found |= marks[mesh.endOf(fan.halfEdges[i]!)]!;
    return found;
  }

  /** Marks a vertex and those around it. */
  #mark(vertex: i32, mark: i32, marks: Uint8Array): void {
    const mesh = this.mesh;
    marks[vertex]! |= mark;
    const leaving = mesh.leaving[vertex]!;
    if (mesh.isGone[(leaving / 3) | 0] !== 0 || mesh.origins[leaving] !== vertex) return;
    if (!mesh.gatherFan(leaving, this.#fromFan)) return;
    for (let i = 0; i < this.#fromFan.count; i++) marks[mesh.endOf(this.#fromFan.halfEdges[i]!)]! |= mark;
  }
}
