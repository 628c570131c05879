// What a simplification can go back to, and what it did since.

import type { HalfEdgeState } from './half-edge-mesh.ts';
import type { f64, i32 } from './numbers.ts';
import type { SampleState } from './watched-samples.ts';

/** Numbers of a collapse in the log: half-edge, its origin, its end, the place, and where its samples begin in their own log. */
export const LOG_SIZE = 7;

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
export class CollapseLog {
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
