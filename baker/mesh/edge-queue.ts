// Edges by what their collapse costs, cheapest first; equal costs in the order of the edges, so results never depend on chance.
// An edge whose cost has changed is simply put in again: whoever takes one out must know whether it still stands.

/** A binary heap of edges, each with a stamp that tells whether it still stands. */
export class EdgeQueue {
  #edges: Int32Array;
  #stamps: Int32Array;
  #costs: Float64Array;
  #count = 0;

  /** Stamp of the edge taken last. */
  stamp = 0;

  constructor(capacity: number) {
    this.#edges = new Int32Array(capacity);
    this.#stamps = new Int32Array(capacity);
    this.#costs = new Float64Array(capacity);
  }

  put(edge: number, stamp: number, cost: number): void {
    if (this.#count === this.#edges.length) this.#grow();
    const [edges, stamps, costs] = [this.#edges, this.#stamps, this.#costs];
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
  take(): number {
    if (this.#count === 0) return -1;
    const [edges, stamps, costs] = [this.#edges, this.#stamps, this.#costs];
    const first = edges[0]!;
    this.stamp = stamps[0]!;
    const last = --this.#count;
    const [edge, stamp, cost] = [edges[last]!, stamps[last]!, costs[last]!];
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
    const [edges, stamps, costs] = [this.#edges, this.#stamps, this.#costs];
    const capacity = edges.length * 2;
    this.#edges = new Int32Array(capacity);
    this.#edges.set(edges);
    this.#stamps = new Int32Array(capacity);
    this.#stamps.set(stamps);
    this.#costs = new Float64Array(capacity);
    this.#costs.set(costs);
  }
}
