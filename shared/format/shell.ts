// Shadow shells: closed meshes that cast a sprite's shadow. One file a sprite: for each frame a mesh for each of three levels
// of detail, finest first. All bytes, made to be deflated.
//
//   header   'TLSH', version, u32 frames
//   level    u8 kind: 0 nothing there, 1 the same as the finer level, 2 a mesh of its own, which follows:
//            u32 vertices, u32 triangles, u32 operations, u32 extras
//            3 x i32 place of the first vertex on the lattice
//            a byte for each operation, a u32 for each extra (see cut-border.ts)
//            6 bytes for each vertex, sorted into six streams: differences from what the known corners foretell, column, row
//            and height, zigzag, first the low bytes of all vertices, then the high bytes
//
// The lattice is that of the maps: quarters of a texel across and down the screen from the anchor, 1/1024 unit of height.

import { screenToWorld, worldToScreen } from '../projection.ts';
import type { Vec3 } from '../vector.ts';
import { ByteReader, ByteWriter, FormatError } from './binary.ts';
import { decodeConnectivity, encodeConnectivity, type PlaceVertex } from './cut-border.ts';

export const SHELL_MAGIC = 'TLSH';
export const SHELL_VERSION = 1;

/** Levels of detail a frame. */
export const SHELL_LODS = 3;

/** Places in a texel, along both axes of the screen, that a vertex can have. */
export const SHELL_STEPS_PER_TEXEL = 4;

/** Heights in a unit that a vertex can have. */
export const SHELL_STEPS_PER_UNIT = 1024;

/** Finest step of decoded positions, units: 16 bits then span 16 units. Larger shells double it until they fit. */
const POSITION_STEP_UNITS = 1 / 4096;

/** A mesh as the baker makes it. Closed: every edge has two triangles that run along it in opposite directions. */
export interface ShellMesh {
  /** Three for each vertex: game axes relative to the anchor, units; on the lattice. */
  readonly positions: Float64Array;
  /** Three for each triangle; cross(b - a, c - a) in game axes points outwards. */
  readonly indices: Uint32Array;
}

/** A mesh as the game reads it. */
export interface DecodedShell {
  /** Three for each vertex: game axes relative to the anchor; units = offset + position * scale. */
  readonly positions: Uint16Array;
  readonly offset: Vec3;
  readonly scale: number;
  readonly indices: Uint16Array | Uint32Array;
}

/** For each frame its levels, finest first; a level with nothing in it has no vertices. */
export type DecodedShells = readonly (readonly DecodedShell[])[];

const KIND_EMPTY = 0;
const KIND_SAME = 1;
const KIND_OWN = 2;

/** Farthest that a position may lie from the lattice, steps: rounding of floating point, not a vertex off it. */
const LATTICE_TOLERANCE = 1 / 64;

/**
 * @param frames each frame's levels, SHELL_LODS of them; levels that are the same object are stored once
 * @returns the file of one sprite. Vertices on the lattice are kept exactly. @throws RangeError for vertices off it, edges
 *   without two triangles
 */
export function encodeShells(frames: readonly { readonly lods: readonly ShellMesh[] }[]): Uint8Array {
  const writer = new ByteWriter();
  writer.header(SHELL_MAGIC, SHELL_VERSION);
  writer.u32(frames.length);
  for (const { lods } of frames) {
    if (lods.length !== SHELL_LODS) throw new RangeError(`${lods.length} levels of a shell, expected ${SHELL_LODS}`);
    for (const [lod, mesh] of lods.entries()) {
      if (mesh.indices.length === 0) writer.u8(KIND_EMPTY);
      else if (mesh === lods[lod - 1]) writer.u8(KIND_SAME);
      else {
        writer.u8(KIND_OWN);
        encodeMesh(writer, mesh);
      }
    }
  }
  return writer.toBytes();
}

/**
 * Reads a sprite's shells; throws FormatError on another kind, another version, or a file that is cut short or damaged.
 * Decoded positions differ from the baked ones by at most half a step of `scale` on each axis: 0.0003 units in all up to a
 * size of 16 units, twice that up to 32.
 */
export function decodeShells(bytes: Uint8Array): DecodedShells {
  const reader = new ByteReader(bytes, 'shells');
  reader.header(SHELL_MAGIC, SHELL_VERSION);
  return Array.from({ length: reader.u32() }, () => {
    const lods: DecodedShell[] = [];
    for (let lod = 0; lod < SHELL_LODS; lod++) lods.push(decodeLevel(reader, lods.at(-1)));
    return lods;
  });
}

function decodeLevel(reader: ByteReader, finer: DecodedShell | undefined): DecodedShell {
  const kind = reader.u8();
  if (kind === KIND_OWN) return decodeMesh(reader);
  if (kind === KIND_SAME && finer !== undefined) return finer;
  if (kind !== KIND_EMPTY) throw new FormatError(`shells: level of kind ${kind}; bake again`);
  return { positions: new Uint16Array(0), offset: [0, 0, 0], scale: POSITION_STEP_UNITS, indices: new Uint16Array(0) };
}

function encodeMesh(writer: ByteWriter, mesh: ShellMesh): void {
  const vertexCount = mesh.positions.length / 3;
  const lattice = toLattice(mesh.positions);
  const places = new Int32Array(vertexCount * 3);
  const residuals = new Int32Array(vertexCount * 3);
  const sources: number[] = [];
  const twins = pairEdges(mesh.indices, vertexCount);
  const order = encodeConnectivity(mesh.indices, twins, vertexCount, (_vertex, from, to, opposite) => {
    sources.push(from, to, opposite);
  });
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    for (let axis = 0; axis < 3; axis++) {
      const place = lattice[order.order[vertex]! * 3 + axis]!;
      places[vertex * 3 + axis] = place;
      residuals[vertex * 3 + axis] = place - foretell(places, sources, vertex, axis);
    }
  }
  writer.u32(vertexCount);
  writer.u32(mesh.indices.length / 3);
  writer.u32(order.operations.length);
  writer.u32(order.extras.length);
  for (let axis = 0; axis < 3; axis++) {
    writer.u32(places[axis]! >>> 0);
    residuals[axis] = 0;
  }
  writer.bytes(order.operations);
  for (const extra of order.extras) writer.u32(extra);
  const streams = new Uint8Array(vertexCount * 6);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    for (let axis = 0; axis < 3; axis++) {
      const residual = residuals[vertex * 3 + axis]!;
      if (residual < -32768 || residual > 32767) throw new RangeError(`a shell of more than ${32767} steps`);
      const zigzag = (residual << 1) ^ (residual >> 31);
      streams[axis * 2 * vertexCount + vertex] = zigzag & 255;
      streams[(axis * 2 + 1) * vertexCount + vertex] = zigzag >> 8;
    }
  }
  writer.bytes(streams);
}

function decodeMesh(reader: ByteReader): DecodedShell {
  const vertexCount = reader.u32();
  const triangleCount = reader.u32();
  const operationCount = reader.u32();
  const extraCount = reader.u32();
  const first = [reader.u32() | 0, reader.u32() | 0, reader.u32() | 0];
  const operations = reader.bytes(operationCount);
  const extras = reader.u32Array(extraCount);
  const streams = reader.bytes(vertexCount * 6);
  if (triangleCount > operationCount * 2) throw new FormatError('shells: more triangles than operations; bake again');
  const indices = vertexCount <= 0x10000 ? new Uint16Array(triangleCount * 3) : new Uint32Array(triangleCount * 3);
  const places = new Int32Array(vertexCount * 3);
  const place: PlaceVertex = (vertex, from, to, opposite) => {
    for (let axis = 0; axis < 3; axis++) {
      const low = streams[axis * 2 * vertexCount + vertex]!;
      const zigzag = low | (streams[(axis * 2 + 1) * vertexCount + vertex]! << 8);
      const residual = (zigzag >>> 1) ^ -(zigzag & 1);
      const foretold = vertex === 0 ? first[axis]! : foretellFrom(places, axis, from, to, opposite);
      places[vertex * 3 + axis] = foretold + residual;
    }
  };
  try {
    decodeConnectivity(operations, extras, vertexCount, indices, place);
  } catch (error) {
    if (error instanceof RangeError) throw new FormatError(`shells: ${error.message}; bake again`);
    throw error;
  }
  return { ...toPositions(places), indices };
}

function foretell(places: Int32Array, sources: readonly number[], vertex: number, axis: number): number {
  if (vertex === 0) return places[axis]!;
  return foretellFrom(places, axis, sources[vertex * 3]!, sources[vertex * 3 + 1]!, sources[vertex * 3 + 2]!);
}

/** The fourth corner of the parallelogram over a gate and the corner behind it; the vertex before when there is no gate. */
function foretellFrom(places: Int32Array, axis: number, from: number, to: number, opposite: number): number {
  if (to < 0) return places[from * 3 + axis]!;
  return places[from * 3 + axis]! + places[to * 3 + axis]! - places[opposite * 3 + axis]!;
}

function toLattice(positions: Float64Array): Int32Array {
  const lattice = new Int32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [right, down] = worldToScreen(positions[i]!, positions[i + 1]!, positions[i + 2]!);
    const steps = [
      right * SHELL_STEPS_PER_TEXEL,
      down * SHELL_STEPS_PER_TEXEL,
      positions[i + 2]! * SHELL_STEPS_PER_UNIT,
    ];
    for (const [axis, step] of steps.entries()) {
      const rounded = Math.round(step);
      if (Math.abs(step - rounded) > LATTICE_TOLERANCE) throw new RangeError(`vertex ${i / 3} is off the lattice`);
      lattice[i + axis] = rounded;
    }
  }
  return lattice;
}

/** @returns the place in game axes of a point of the lattice, units relative to the anchor */
export function latticeToLocal(column: number, row: number, height: number): Vec3 {
  return screenToWorld(column / SHELL_STEPS_PER_TEXEL, row / SHELL_STEPS_PER_TEXEL, height / SHELL_STEPS_PER_UNIT);
}

function toPositions(places: Int32Array): Pick<DecodedShell, 'positions' | 'offset' | 'scale'> {
  const exact = new Float64Array(places.length);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < places.length; i += 3) {
    const local = latticeToLocal(places[i]!, places[i + 1]!, places[i + 2]!);
    for (let axis = 0; axis < 3; axis++) {
      exact[i + axis] = local[axis]!;
      low[axis] = Math.min(low[axis]!, local[axis]!);
      high[axis] = Math.max(high[axis]!, local[axis]!);
    }
  }
  const size = Math.max(high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!);
  let scale = POSITION_STEP_UNITS;
  while (size / scale > 0xffff) scale *= 2;
  const positions = new Uint16Array(places.length);
  for (let i = 0; i < places.length; i++) positions[i] = Math.round((exact[i]! - low[i % 3]!) / scale);
  return { positions, offset: [low[0]!, low[1]!, low[2]!], scale };
}

const NONE = -1;

/** For each half-edge the one that runs the other way. */
function pairEdges(indices: Uint32Array, vertexCount: number): Int32Array {
  const endOf = (halfEdge: number): number => indices[halfEdge % 3 === 2 ? halfEdge - 2 : halfEdge + 1]!;
  // For each vertex the last half-edge that leaves it, and for each half-edge the one before.
  const lasts = new Int32Array(vertexCount).fill(NONE);
  const befores = new Int32Array(indices.length);
  for (let i = 0; i < indices.length; i++) {
    befores[i] = lasts[indices[i]!]!;
    lasts[indices[i]!] = i;
  }
  const twins = new Int32Array(indices.length).fill(NONE);
  for (let i = 0; i < indices.length; i++) {
    let count = 0;
    for (let other = lasts[endOf(i)]!; other !== NONE; other = befores[other]!) {
      if (endOf(other) !== indices[i]!) continue;
      twins[i] = other;
      count++;
    }
    if (count !== 1) throw new RangeError('a shell with an edge not shared by two');
  }
  return twins;
}
