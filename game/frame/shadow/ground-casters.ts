// Hills and steps as shadow casters: one mesh a cell, as shells have.

import { Mesh } from '@babylonjs/core/Meshes/mesh.pure';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData';
import type { Scene } from '@babylonjs/core/scene.pure';
import type { GroundShape } from '../../../shared/ground-shape.ts';
import { gameToScene, type Vec3 } from '../../../shared/vector.ts';
import { buildGroundMesh } from './ground-mesh.ts';
import { CELL_TILES } from './shell-casters.ts';
import type { SunShadow } from './sun-shadow.ts';

/** Has the ground throw shadows; the meshes are the shadow's to dispose. */
export function addGroundCasters(scene: Scene, shadow: SunShadow, shape: GroundShape | undefined): void {
  if (shape === undefined) return;
  for (let north = 0; north < shape.height; north += CELL_TILES) {
    for (let west = 0; west < shape.width; west += CELL_TILES) {
      const { places, indices } = buildGroundMesh(shape, west, north, CELL_TILES);
      if (indices.length === 0) continue;
      const mesh = new Mesh('shadow.ground', scene);
      const data = new VertexData();
      data.positions = places.flatMap(gameToScene);
      data.indices = [...indices];
      data.applyToMesh(mesh);
      const ends = (of: (...values: number[]) => number): Vec3 => {
        const along = (axis: number): number => places.reduce((end, place) => of(end, place[axis]!), places[0]![axis]!);
        return [along(0), along(1), along(2)];
      };
      shadow.addCaster(mesh, { min: ends(Math.min), max: ends(Math.max) });
    }
  }
}
