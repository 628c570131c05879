// Rocks of few big facets, and the ore vein made of them.

import { createRandom } from '../../../shared/hash.ts';
import { dotVec3, scaleVec3, type Vec3 } from '../../../shared/vector.ts';
import type { Part, StandInModel, Tone } from '../model.ts';
import type { MaterialName } from '../palette.ts';
import { convex, lengthOf, type Plane, unitVector } from '../sdf.ts';

/** Directions of facets: a top, five shoulders, seven flanks. Uneven, so that no two facets are alike. */
const FACET_DIRECTIONS: readonly Vec3[] = [
  [0.1, -0.05, 1],
  [1, 0.2, 0.9],
  [0.3, 1, 1.1],
  [-0.9, 0.5, 0.9],
  [-0.6, -1, 1],
  [0.7, -0.8, 1.2],
  [1, -0.3, 0.1],
  [0.8, 0.8, 0.15],
  [-0.1, 1, 0.2],
  [-0.9, 0.7, 0.1],
  [-1, -0.3, 0.2],
  [-0.3, -1, 0.1],
  [0.6, -0.9, 0.15],
];

/** Facets lie this far from the centre, as shares of the radii. */
const FACET_NEAR = 0.78;
const FACET_FAR = 0.98;

/** What single facets add to their tone. */
const FACET_OFFSETS = [0, 0, 0.3, -0.3] as const;

/** A rock round `center`, stretched along the axes; tops are light, feet dark, facets differ a little. */
export function rock(seed: number, center: Vec3, radii: Vec3, material: MaterialName, body = 2): Part {
  const random = createRandom(seed);
  const planes = FACET_DIRECTIONS.map((direction): Plane => {
    const [x, y, z] = unitVector(
      direction[0] + random.between(-0.2, 0.2),
      direction[1] + random.between(-0.2, 0.2),
      direction[2],
    );
    const stretched: Vec3 = [x / radii[0], y / radii[1], z / radii[2]];
    const length = lengthOf(...stretched);
    const normal = scaleVec3(stretched, 1 / length);
    return { normal, offset: random.between(FACET_NEAR, FACET_FAR) / length + dotVec3(normal, center) };
  });
  const offsets = planes.map(
    ({ normal }) => (normal[2] > 0.85 ? 0.8 : normal[2] > 0.4 ? 0.2 : -0.4) + random.pick(FACET_OFFSETS),
  );
  const tone: Tone = (x, y, z) => {
    let facet = 0;
    let farthest = Number.NEGATIVE_INFINITY;
    planes.forEach(({ normal, offset }, index) => {
      const distance = normal[0] * x + normal[1] * y + normal[2] * z - offset;
      if (distance > farthest) {
        farthest = distance;
        facet = index;
      }
    });
    const foot = z < 0.09 ? -0.6 : 0;
    return body + offsets[facet]! + foot;
  };
  // Thirteen planes round a centre close a rock within twice its radius, above its flat underside.
  const under: Plane = { normal: [0, 0, -1], offset: radii[2] - center[2] };
  return { solid: convex([...planes, under], center, Math.max(...radii) * 2), material, tone };
}

/** Where ore shows, on the sides that the camera sees: place, radii. */
const NUGGETS: readonly (readonly [center: Vec3, radii: Vec3])[] = [
  [
    [0.2, 0.16, 0.46],
    [0.11, 0.16, 0.09],
  ],
  [
    [0.04, 0.27, 0.52],
    [0.15, 0.1, 0.09],
  ],
  [
    [0.42, -0.1, 0.3],
    [0.1, 0.12, 0.09],
  ],
  [
    [-0.14, -0.12, 0.72],
    [0.12, 0.15, 0.08],
  ],
  [
    [0.44, 0.2, 0.16],
    [0.1, 0.11, 0.1],
  ],
  [
    [-0.2, 0.46, 0.26],
    [0.13, 0.1, 0.08],
  ],
];

function ore(): Part[] {
  return [
    rock(21, [-0.08, -0.08, 0.32], [0.5, 0.48, 0.5], 'stone'),
    rock(22, [0.32, 0.04, 0.12], [0.3, 0.34, 0.26], 'stone', 1.8),
    rock(24, [-0.2, 0.32, 0.1], [0.34, 0.28, 0.22], 'stone', 2.2),
    ...NUGGETS.map(([center, radii], index) => rock(31 + index, center, radii, 'copper', 2.4)),
  ];
}

export const ORE_MODELS: readonly StandInModel[] = [
  { name: 'ore', footprint: [1, 1], facings: 1, variants: 1, parts: ore },
];
