import { describe, expect, it } from 'vitest';
import { DistanceMeter, type TriangleFinder } from '../../../../baker/mesh/measure-distance.ts';
import { createRandom } from '../../../../shared/hash.ts';

type Point = readonly [number, number, number];

/** A surface of single points: its distance is known to the last bit. */
class PointFinder implements TriangleFinder {
  foundSquared = Infinity;
  readonly #points: readonly Point[];

  constructor(points: readonly Point[]) {
    this.#points = points;
  }

  findWithin(x: number, y: number, z: number, _part: number, limitSquared: number): number {
    const squares = this.#points.map((_, i) => this.distanceSquaredTo(i, x, y, z));
    const nearest = squares.indexOf(Math.min(...squares));
    this.foundSquared = squares[nearest]!;
    return this.foundSquared <= limitSquared ? nearest : -1;
  }

  distanceSquaredTo(triangle: number, x: number, y: number, z: number): number {
    const [px, py, pz] = this.#points[triangle]!;
    return (x - px) ** 2 + (y - py) ** 2 + (z - pz) ** 2;
  }
}

const LIMIT = 0.02;

/** Measured for certain, and the farthest of many places. */
function measure(points: readonly Point[], triangle: readonly [Point, Point, Point]): readonly [number, number] {
  const finder = new PointFinder(points);
  const meter = new DistanceMeter(finder, LIMIT);
  const told = Math.sqrt(meter.measureSquared(Float64Array.from(triangle.flat()), 0, 0, -1, null));
  let farthest = 0;
  const steps = 24;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps - i; j++) {
      const shares = [i / steps, j / steps, (steps - i - j) / steps];
      const place = [0, 1, 2].map((axis) => shares.reduce((sum, share, k) => sum + share * triangle[k]![axis]!, 0));
      finder.findWithin(place[0]!, place[1]!, place[2]!, 0, Infinity);
      farthest = Math.max(farthest, Math.sqrt(finder.foundSquared));
    }
  }
  return [told, farthest];
}

describe('DistanceMeter', () => {
  it('does not let the corners of a small piece speak for its middle', () => {
    const sides: Point[] = [
      [-0.015, 0, 0],
      [0.015, 0, 0],
    ];
    const triangle = [
      [-0.0017, 0, 0.0135],
      [0.0017, 0, 0.0135],
      [0, 0.0005, 0.0132],
    ] as const;
    const [told, farthest] = measure(sides, triangle);
    expect(farthest).toBeGreaterThan(LIMIT);
    expect(told).toBe(Infinity);
  });

  it('tells a distance that no place exceeds, and Infinity only when one comes near the limit', () => {
    const random = createRandom(5);
    const place = (reach: number): Point => [
      random.between(-reach, reach),
      random.between(-reach, reach),
      random.between(-reach, reach),
    ];
    const counts = { held: 0, refused: 0 };
    for (let i = 0; i < 4000; i++) {
      const points = Array.from({ length: 2 + random.below(4) }, () => place(0.02));
      const middle = place(0.015);
      const size = random.pick([0.001, 0.003, 0.006, 0.012]);
      const corner = (): Point => place(size).map((value, axis) => value + middle[axis]!) as unknown as Point;
      const [told, farthest] = measure(points, [corner(), corner(), corner()]);
      if (told === Infinity) {
        counts.refused++;
        // What is refused for caution alone lies within a fiftieth of the limit.
        expect(farthest).toBeGreaterThan(LIMIT * 0.98);
      } else {
        counts.held++;
        expect(told).toBeGreaterThanOrEqual(farthest - 1e-12);
      }
    }
    expect(Math.min(counts.held, counts.refused)).toBeGreaterThan(300);
  });
});
