// Edges by what their collapse costs, cheapest first; equal costs in the order of the edges, so results never depend on chance.
// An edge whose cost has changed is simply put in again: whoever takes one out must know whether it still stands.

import type { f64, i32 } from './numbers.ts';
/** A binary heap of edges, each with a stamp that tells whether it still stands. */
export class EdgeQueue {
  #edges: Int32Array;
  #stamps: Int32Array;
  #costs: Float64Array;
  #count: i32 = 0;

  /** Stamp of the edge taken last. */
  stamp: i32 = 0;

  constructor(capacity: i32) {
    this.#edges = new Int32Array(capacity);
    this.#stamps = new Int32Array(capacity);
    this.#costs = new Float64Array(capacity);
  }

  put(edge: i32, stamp: i32, cost: f64): void {
    if (this.#count === this.#edges.length) this.#grow();
    const edges = this.#edges;
    const stamps = this.#stamps;
    const costs = this.#costs;
    let place = this.#count++;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = costs[parent]!;
      if (above < cost || (above === cost && edges[parent]! <= edge)) break;
      costs[place] = above;
      edges[place] = edges[parent]!;
      stamps[place] = stamps[parent]!;
      place = parent;
    }
    costs[place] = cost;
    edges[place] = edge;
    stamps[place] = stamp;
  }

  /** Takes the cheapest edge out; -1 when there is none. */
  take(): i32 {
    if (this.#count === 0) return -1;
    const edges = this.#edges;
    const stamps = this.#stamps;
    const costs = this.#costs;
    const first = edges[0]!;
    this.stamp = stamps[0]!;
    const last = --this.#count;
    const edge = edges[last]!;
    const stamp = stamps[last]!;
    const cost = costs[last]!;
    let place = 0;
    for (;;) {
      let child = place * 2 + 1;
      if (child >= last) break;
      const other = child + 1;
      if (
        other < last &&
        (costs[other]! < costs[child]! || (costs[other]! === costs[child]! && edges[other]! < edges[child]!))
      ) {
        child = other;
      }
      const below = costs[child]!;
      if (below > cost || (below === cost && edges[child]! >= edge)) break;
      costs[place] = below;
      edges[place] = edges[child]!;
      stamps[place] = stamps[child]!;
      place = child;
    }
    costs[place] = cost;
    edges[place] = edge;
    stamps[place] = stamp;
    return first;
  }

  #grow(): void {
    const edges = this.#edges;
    const stamps = this.#stamps;
    const costs = this.#costs;
    const capacity = edges.length * 2;
    this.#edges = new Int32Array(capacity);
    this.#edges.set(edges);
    this.#stamps = new Int32Array(capacity);
    this.#stamps.set(stamps);
    this.#costs = new Float64Array(capacity);
    this.#costs.set(costs);
  }
}
