/** A closed mesh in parts, whose triangles belong to sheets. */
export class SheetedMesh {
  /** Places of the vertices, three numbers each. */
  readonly points: Float64Array;
  /** Three vertices for each triangle. */
  readonly indices: Uint32Array;
  /** Part of each vertex, and so of each triangle. */
  readonly parts: Int32Array;
  /** For each triangle its sheet: 1 and -1 face up and down the third axis and go on doing so, 0 faces anywhere. */
  readonly sheets: Int8Array;

  constructor(points: Float64Array, indices: Uint32Array, parts: Int32Array, sheets: Int8Array) {
    this.points = points;
    this.indices = indices;
    this.parts = parts;
    this.sheets = sheets;
  }
}
