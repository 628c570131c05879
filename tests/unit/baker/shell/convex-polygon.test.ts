import { describe, expect, it } from 'vitest';
import { CORNER_SIZE, ConvexPolygon } from '../../../../baker/shell/convex-polygon.ts';

type Corners = readonly [number, number, number, number, number, number, number, number, number];

const TRIANGLES: readonly Corners[] = [
  [0, 0, 1, 4, 0, 2, 0, 3, 0],
  [1, 1, 0, 2, 1, 0, 1, 2, 5],
  [-1, 2, 0, 5, 2.5, 1, 4, -1, 2],
  [3, 3, 3, 3.5, 3, 3, 3, 3.5, 3],
  [0.5, -2, 0, 6, 4, 0, 0.4, 4, 9],
];

/** Which side of a triangle's three a place is on, all of one sign inside. */
function isInside([ax, ay, , bx, by, , cx, cy]: Corners, x: number, y: number): boolean {
  const sides = [
    (bx - ax) * (y - ay) - (by - ay) * (x - ax),
    (cx - bx) * (y - by) - (cy - by) * (x - bx),
    (ax - cx) * (y - cy) - (ay - cy) * (x - cx),
  ];
  return sides.every((side) => side > 0) || sides.every((side) => side < 0);
}

/** Doubled area of what a test accepts, by counting places. */
function countArea(accepts: (x: number, y: number) => boolean): number {
  const step = 1 / 64;
  let count = 0;
  for (let x = -2 + step / 2; x < 7; x += step) {
    for (let y = -3 + step / 2; y < 5; y += step) if (accepts(x, y)) count++;
  }
  return count * 2 * step * step;
}

describe('ConvexPolygon', () => {
  it('keeps of a triangle what lies over the face, with its places on both', () => {
    const polygon = new ConvexPolygon();
    for (const face of TRIANGLES) {
      polygon.setFace(Float64Array.from([7, ...face]), 1);
      for (const triangle of TRIANGLES) {
        const expected = countArea((x, y) => isInside(face, x, y) && isInside(triangle, x, y));
        const isLeft = polygon.cutTriangle(Float64Array.from(triangle), 0);
        expect(isLeft ? polygon.areaOver(0, 1) : 0).toBeCloseTo(expected, 0.5);
        if (!isLeft) continue;
        const c = polygon.corners;
        for (let at = 0; at < polygon.count * CORNER_SIZE; at += CORNER_SIZE) {
          const [second, third] = [c[at + 3]!, c[at + 4]!];
          for (let axis = 0; axis < 2; axis++) {
            const place = face[axis]! * (1 - second - third) + face[axis + 3]! * second + face[axis + 6]! * third;
            expect(place).toBeCloseTo(c[at + axis]!, 9);
          }
        }
      }
    }
  });

  it('keeps all of a triangle that is the face', () => {
    const polygon = new ConvexPolygon();
    const corners = Float64Array.from(TRIANGLES[0]!);
    polygon.setFace(corners, 0);
    expect(polygon.cutTriangle(corners, 0)).toBe(true);
    expect(polygon.areaOver(0, 1)).toBeCloseTo(12, 12);
  });

  it('cuts to a strip across either axis', () => {
    const polygon = new ConvexPolygon();
    const corners = Float64Array.from(TRIANGLES[0]!);
    // From x = 1 to 2 the triangle is 3 * (1 - x / 4) high.
    expect(polygon.cutStrip(corners, 0, 0, 1, 2)).toBe(true);
    expect(polygon.areaOver(0, 1)).toBeCloseTo(2.25 + 1.5, 12);
    expect(polygon.cutStrip(corners, 0, 1, 1, 9)).toBe(true);
    expect(polygon.areaOver(0, 1)).toBeCloseTo((2 * 8) / 3, 12);
    expect(polygon.cutStrip(corners, 0, 0, 4.5, 5)).toBe(false);
  });
});
