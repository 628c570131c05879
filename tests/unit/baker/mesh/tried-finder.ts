// Finds triangles near a point by trying them all, with a distance worked out another way than the baker's.

import type { FacingFinder } from '../../../../baker/mesh/measure-distance.ts';
import type { SheetedMesh } from '../../../../baker/mesh/sheeted-mesh.ts';
import { dotVec3, type Vec3 } from '../../../../shared/vector.ts';
import { distanceToTriangle, normalOf, subtract, trianglesOf } from '../shell/mesh-checks.ts';

export class TriedFinder implements FacingFinder {
  foundSquared = Infinity;
  readonly #triangles: ReturnType<typeof trianglesOf>;
  /** For each triangle its middle, and how far its corners are from there: what is farther need not be worked out. */
  readonly #balls: readonly (readonly [Vec3, number])[];

  constructor({ points, indices }: Pick<SheetedMesh, 'points' | 'indices'>) {
    this.#triangles = trianglesOf({ positions: points, indices });
    this.#balls = this.#triangles.map(([a, b, c]) => {
      const middle: Vec3 = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3];
      return [middle, Math.max(...[a, b, c].map((corner) => Math.hypot(...subtract(corner, middle))))];
    });
  }

  distanceSquaredTo(triangle: number, x: number, y: number, z: number, _limit: number): number {
    return distanceToTriangle([x, y, z], this.#triangles[triangle]!) ** 2;
  }

  findWithin(x: number, y: number, z: number, part: number, limitSquared: number, _guess: number): number {
    this.foundSquared = Infinity;
    let found = -1;
    for (const [triangle, [[mx, my, mz], radius]] of this.#balls.entries()) {
      if (Math.hypot(x - mx, y - my, z - mz) - radius > Math.sqrt(limitSquared) || part !== 0) continue;
      const squared = this.distanceSquaredTo(triangle, x, y, z, Infinity);
      if (squared > limitSquared || squared >= this.foundSquared) continue;
      this.foundSquared = squared;
      found = triangle;
    }
    return found;
  }

  findFacing(
    x: number,
    y: number,
    z: number,
    normalX: number,
    normalY: number,
    normalZ: number,
    _part: number,
    limitSquared: number,
    _guess: number,
  ): number {
    const near = this.findAll(x, y, z, Math.sqrt(limitSquared));
    return near.find((i) => dotVec3(normalOf(this.#triangles[i]!), [normalX, normalY, normalZ]) >= 0) ?? -1;
  }

  /** @returns all triangles no farther from a point than a limit, units */
  findAll(x: number, y: number, z: number, limit: number): number[] {
    return this.#balls.flatMap(([[mx, my, mz], radius], triangle) => {
      if (Math.hypot(x - mx, y - my, z - mz) - radius > limit) return [];
      return this.distanceSquaredTo(triangle, x, y, z, Infinity) <= limit * limit ? [triangle] : [];
    });
  }
}
