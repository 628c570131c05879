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
import { CollapseLog, CollapseState, LOG_SIZE } from './collapse-log.ts';
import { EdgePlacer, FLAT_UNITS, type SnapPlace } from './edge-placer.ts';
import { EdgeQueue } from './edge-queue.ts';
import { areFacesNear } from './faces-near.ts';
import { Fan, HalfEdgeMesh } from './half-edge-mesh.ts';
import type { FacingFinder } from './measure-distance.ts';
import { type f64, i32 } from './numbers.ts';
import { placeSamples } from './place-samples.ts';
import type { SheetedMesh } from './sheeted-mesh.ts';
import { OTHER_FACES, OTHER_SAMPLES, VertexMarks } from './vertex-marks.ts';
import { WatchedSamples } from './watched-samples.ts';

/** Most that the mean distance of an edge's place from its planes may be for it to be tried, as a share of the bound. */
const COST_SHARE = 1.4;

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
    if (!isKnown || allowance < 1) {
      const guess = samples.triangles[to]!;
      if (!areFacesNear(changed, this.#original, this.#parts[to]!, isMoving, boundSquared * allowance, guess))
        return false;
    }
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
    const marks = new VertexMarks(mesh);
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
        const marksNear = this.#gatherFans(halfEdge)
          ? marks.ofFan(this.#fromFan) | marks.ofFan(this.#toFan)
          : OTHER_FACES;
        const samplesEnd = i + LOG_SIZE < logCount ? i32(log[i + 6 + LOG_SIZE]!) : moves.count;
        if (marksNear === 0 && this.samples.recall(moves, i32(log[i + 6]!), samplesEnd)) {
          this.#collapse(halfEdge, from, to, !this.#isAt(to, x, y, z), x, y, z);
          continue;
        }
        if (this.#tryCollapse(halfEdge, x, y, z, bound, (marksNear & OTHER_FACES) === 0)) {
          marks.add(to, OTHER_SAMPLES);
          continue;
        }
      }
      marks.add(from, OTHER_FACES);
      marks.add(to, OTHER_FACES);
    }
    for (let edge = 0; edge < mesh.twins.length; edge++) {
      if (edge > mesh.twins[edge]! || mesh.isGone[(edge / 3) | 0] !== 0) continue;
      const marksOfEnds = marks.of(mesh.origins[edge]!) | marks.of(mesh.endOf(edge));
      if ((marksOfEnds & OTHER_FACES) !== 0) this.#enqueue(edge, bound);
    }
    this.#emptyQueue(bound);
  }
}
