import { describe, expect, it } from 'vitest';
import {
  NO_TWIN,
  nextHalfEdge,
  pairHalfEdges,
  previousHalfEdge,
  splitFans,
} from '../../../../baker/mesh/half-edges.ts';

/** Two tetrahedra, 0 1 2 3 and the same shifted. */
function tetrahedra(vertices: readonly [number, number, number, number][]): Uint32Array {
  return Uint32Array.from(vertices.flatMap(([a, b, c, d]) => [a, b, c, a, c, d, a, d, b, b, d, c]));
}

describe('pairHalfEdges', () => {
  it('pairs each half-edge of a closed mesh with the one that runs the other way', () => {
    const indices = tetrahedra([[0, 1, 2, 3]]);
    const twins = pairHalfEdges(indices, 4);
    for (const [halfEdge, twin] of twins.entries()) {
      expect(twins[twin]).toBe(halfEdge);
      expect(indices[twin]).toBe(indices[nextHalfEdge(halfEdge)]);
      expect(nextHalfEdge(previousHalfEdge(halfEdge))).toBe(halfEdge);
    }
  });

  it('leaves the border of an open mesh alone', () => {
    expect([...pairHalfEdges(Uint32Array.of(0, 1, 2), 3)]).toEqual([NO_TWIN, NO_TWIN, NO_TWIN]);
  });
});

describe('splitFans', () => {
  it('parts two solids that share a corner', () => {
    const split = splitFans(
      tetrahedra([
        [0, 1, 2, 3],
        [0, 4, 5, 6],
      ]),
      7,
    );
    expect(split.sources.length).toBe(8);
    expect([...split.sources].filter((source) => source === 0).length).toBe(2);
  });

  it('parts two solids that share an edge', () => {
    const split = splitFans(
      tetrahedra([
        [0, 1, 2, 3],
        [0, 1, 4, 5],
      ]),
      6,
    );
    expect(split.sources.length).toBe(8);
    const twins = pairHalfEdges(split.indices, split.sources.length);
    for (const [halfEdge, twin] of twins.entries()) {
      expect(Math.floor(halfEdge / 12)).toBe(Math.floor(twin / 12));
    }
  });

  it('refuses an open mesh', () => {
    expect(() => splitFans(Uint32Array.of(0, 1, 2), 3)).toThrow('open edge');
  });
});
