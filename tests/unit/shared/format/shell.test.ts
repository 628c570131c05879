import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../../shared/format/binary.ts';
import {
  type DecodedShell,
  decodeShells,
  encodeShells,
  latticeToLocal,
  type ShellMesh,
} from '../../../../shared/format/shell.ts';

/** A grid of quads closed in both directions (a ring), its points rounded to the lattice. */
function createRing(around: number, across: number, columnOffset = 0): ShellMesh {
  const positions = new Float64Array(around * across * 3);
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < across; j++) {
      const [a, b] = [(i / around) * 2 * Math.PI, (j / across) * 2 * Math.PI];
      const radius = 60 + 25 * Math.cos(b);
      const [column, row] = [Math.round(radius * Math.cos(a)) + columnOffset, Math.round(radius * Math.sin(a))];
      positions.set(latticeToLocal(column, row, Math.round(1000 + 700 * Math.sin(b))), (i * across + j) * 3);
    }
  }
  const indices: number[] = [];
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < across; j++) {
      const at = (di: number, dj: number) => ((i + di) % around) * across + ((j + dj) % across);
      indices.push(at(0, 0), at(1, 0), at(1, 1), at(0, 0), at(1, 1), at(0, 1));
    }
  }
  return { positions, indices: Uint32Array.from(indices) };
}

const TETRAHEDRON: ShellMesh = {
  positions: Float64Array.from(
    [
      [0, 0, 0],
      [8, 0, 0],
      [0, 8, 0],
      [3, 3, 700],
    ].flatMap(([column, row, height]) => [...latticeToLocal(column!, row!, height!)]),
  ),
  indices: Uint32Array.of(0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3),
};

const EMPTY: ShellMesh = { positions: new Float64Array(0), indices: new Uint32Array(0) };

/** Two meshes as one list. */
function joinMeshes(a: ShellMesh, b: ShellMesh): ShellMesh {
  const shift = a.positions.length / 3;
  return {
    positions: Float64Array.of(...a.positions, ...b.positions),
    indices: Uint32Array.of(...a.indices, ...b.indices.map((vertex) => vertex + shift)),
  };
}

type Corners = readonly (readonly number[])[];

/** Triangles as points, each turned so that its least corner comes first, all in order: equal for the same surface. */
function sortTriangles(triangles: Corners[]): string[] {
  const texts = triangles.map((corners) => {
    const names = corners.map((point) => point.map((value) => value.toFixed(2)).join(','));
    const least = names.indexOf([...names].sort()[0]!);
    return [0, 1, 2].map((i) => names[(least + i) % 3]).join(' ');
  });
  return texts.sort();
}

/** Rounded in a skew frame, so that no value of these tests lies near a half. */
function shearPoint([x, y, z]: readonly number[]): number[] {
  return [(x! - y!) * 64, (x! + y!) * 64 - z! * 90.51, z! * 1024];
}

function pointsOfBaked(mesh: ShellMesh): Corners[] {
  return Array.from({ length: mesh.indices.length / 3 }, (_, t) =>
    [0, 1, 2].map((i) => {
      const vertex = mesh.indices[t * 3 + i]! * 3;
      return shearPoint([...mesh.positions.subarray(vertex, vertex + 3)]).map(Math.round);
    }),
  );
}

function pointsOfDecoded(shell: DecodedShell): Corners[] {
  return Array.from({ length: shell.indices.length / 3 }, (_, t) =>
    [0, 1, 2].map((i) => {
      const vertex = shell.indices[t * 3 + i]! * 3;
      const local = [0, 1, 2].map((axis) => shell.offset[axis]! + shell.positions[vertex + axis]! * shell.scale);
      return shearPoint(local).map(Math.round);
    }),
  );
}

describe('encodeShells and decodeShells', () => {
  it.each([
    ['a tetrahedron', TETRAHEDRON],
    ['a ring, which has a hole', createRing(24, 12)],
    ['two bodies', joinMeshes(createRing(9, 5), createRing(7, 7, 400))],
  ])('keep the triangles of %s and their winding', (_, mesh) => {
    const [lods] = decodeShells(encodeShells([{ lods: [mesh, mesh, mesh] }]));
    expect(sortTriangles(pointsOfDecoded(lods![0]!))).toEqual(sortTriangles(pointsOfBaked(mesh)));
  });

  it('decode positions to within 0.0003 units', () => {
    const mesh = createRing(24, 12);
    const decoded = decodeShells(encodeShells([{ lods: [mesh, mesh, mesh] }]))[0]![0]!;
    let farthest = 0;
    for (let vertex = 0; vertex < decoded.positions.length; vertex += 3) {
      const local = [0, 1, 2].map((axis) => decoded.offset[axis]! + decoded.positions[vertex + axis]! * decoded.scale);
      let nearest = Infinity;
      for (let other = 0; other < mesh.positions.length; other += 3) {
        const distance = Math.hypot(...[0, 1, 2].map((axis) => mesh.positions[other + axis]! - local[axis]!));
        nearest = Math.min(nearest, distance);
      }
      farthest = Math.max(farthest, nearest);
    }
    expect(farthest).toBeLessThan(0.0003);
  });

  it('store a level that is the finer one once', () => {
    const mesh = createRing(24, 12);
    const once = encodeShells([{ lods: [mesh, mesh, mesh] }]);
    const twice = encodeShells([{ lods: [mesh, { ...mesh }, mesh] }]);
    expect(once.length).toBeLessThan(twice.length / 1.9);
    const [lods] = decodeShells(once);
    expect(lods![1]).toBe(lods![0]);
  });

  it('keep empty levels and the order of frames', () => {
    const frames = decodeShells(encodeShells([{ lods: [EMPTY, EMPTY, EMPTY] }, { lods: [TETRAHEDRON, EMPTY, EMPTY] }]));
    expect(frames.map((lods) => lods.map((shell) => shell.indices.length))).toEqual([
      [0, 0, 0],
      [12, 0, 0],
    ]);
  });

  it('need at most 2 bytes a triangle once compressed', () => {
    const mesh = createRing(64, 24);
    const bytes = deflateSync(encodeShells([{ lods: [mesh, mesh, mesh] }]), { level: 9 });
    expect(bytes.length / (mesh.indices.length / 3)).toBeLessThan(2);
  });

  it('refuse meshes that are open or off the lattice', () => {
    const open = { ...TETRAHEDRON, indices: TETRAHEDRON.indices.subarray(3) };
    expect(() => encodeShells([{ lods: [open, open, open] }])).toThrow(RangeError);
    const shifted = { ...TETRAHEDRON, positions: TETRAHEDRON.positions.map((value) => value + 0.001) };
    expect(() => encodeShells([{ lods: [shifted, shifted, shifted] }])).toThrow('off the lattice');
  });

  it('name what is wrong with a damaged file', () => {
    const mesh = createRing(9, 5);
    const bytes = encodeShells([{ lods: [mesh, mesh, mesh] }]);
    for (const length of [3, 12, 20, 60, bytes.length - 1]) {
      expect(() => decodeShells(bytes.subarray(0, length))).toThrow(FormatError);
    }
    const other = bytes.slice();
    other[4] = 9;
    expect(() => decodeShells(other)).toThrow('format version 9');
  });

  it('never fails otherwise, whatever byte is wrong', () => {
    const mesh = createRing(6, 4);
    const bytes = encodeShells([{ lods: [mesh, mesh, mesh] }]);
    for (let at = 8; at < bytes.length; at++) {
      for (const flip of [1, 0x80, 0xff]) {
        const damaged = bytes.slice();
        damaged[at]! ^= flip;
        try {
          decodeShells(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(FormatError);
        }
      }
    }
  });
});
