// A villager of 1.8 units in eight directions: hair, face, blue tunic, brown legs; linen sleeves stand off the tunic.

import { up, upPx } from '../drawing.ts';
import { facePart, type Part, type StandInModel, type Tone } from '../model.ts';
import { blend, box, cone, ellipsoid, limb, sphere, squeezeY, subtract, unite } from '../sdf.ts';

/** Units above the ground. */
const HEM = 0.56;
const BELT = 0.92;
const SHOULDER = 1.3;
const HEAD = 1.56;

/** A body is this much flatter than wide. */
const DEPTH = 0.72;

/** One figure looking south; left and right by the figure's own sides. */
function figure(): Part[] {
  const both = (make: (side: 1 | -1) => Part): Part[] => [make(1), make(-1)];
  const cloth: Tone = (_x, _y, z) => (upPx(z) < upPx(HEM) + 2 ? 1.1 : z > 1.32 ? 2.5 : 2);
  const skirt = cone([0, 0, HEM], BELT, 0.275, 0.2);
  const chest = cone([0, 0, BELT - 0.02], SHOULDER, 0.195, 0.215);
  const yoke = limb([-0.16, 0, SHOULDER - 0.02], [0.16, 0, SHOULDER - 0.02], 0.1);
  const tunic = blend(squeezeY(unite(skirt, chest), DEPTH), yoke, 0.06);
  const scalp = ellipsoid([0, -0.03, HEAD + 0.05], [0.195, 0.2, 0.19]);
  const faceRoom = box([-0.13, 0.03, HEAD - 0.4], [0.13, 0.6, HEAD + 0.125], 0.03);
  return [
    ...both((side) => ({
      solid: ellipsoid([0.1 * side, 0.05, 0.05], [0.09, 0.15, 0.09]),
      material: 'leather',
      tone: 0.8,
    })),
    ...both((side) => ({
      solid: limb([0.1 * side, 0, 0.1], [0.105 * side, 0, 0.62], 0.085, 0.1),
      material: 'leather',
      tone: (_x, _y, z) => (z < 0.24 ? 0.9 : 2.2),
    })),
    { solid: tunic, material: 'blueCloth', tone: cloth },
    { solid: squeezeY(cone([0, 0, BELT - up(1)], BELT + up(1), 0.225, 0.22), DEPTH), material: 'leather', tone: 0.8 },
    { solid: box([-0.045, 0.14, BELT - up(1)], [0.03, 0.2, BELT + up(1)]), material: 'copper', tone: 3 },
    { solid: box([-0.26, -0.04, BELT - 0.2], [-0.18, 0.12, BELT - 0.02], 0.03), material: 'leather', tone: 2.8 },
    ...both((side) => ({
      solid: limb([0.245 * side, 0, SHOULDER - 0.05], [0.3 * side, 0.05, 0.92], 0.085, 0.07),
      material: 'linen',
      tone: (_x, _y, z) => (z < 0.96 ? 1.2 : 2.2),
    })),
    ...both((side) => ({ solid: sphere([0.305 * side, 0.07, 0.84], 0.075), material: 'skin', tone: 2.6 })),
    { solid: limb([0, 0, SHOULDER], [0, 0.01, HEAD - 0.1], 0.08), material: 'skin', tone: 2 },
    {
      solid: ellipsoid([0, 0.015, HEAD], [0.165, 0.175, 0.19]),
      material: 'skin',
      tone: (_x, _y, z) => (z < HEAD - 0.13 ? 2.2 : 3),
    },
    { solid: subtract(scalp, faceRoom), material: 'hair', tone: (_x, _y, z) => (z > HEAD + 0.17 ? 2.8 : 2) },
    ...both((side) => ({ solid: sphere([0.068 * side, 0.165, HEAD + 0.005], 0.03), material: 'hair', tone: 0 })),
    { solid: sphere([0, 0.19, HEAD - 0.05], 0.028), material: 'skin', tone: 3.6 },
  ];
}

export const FIGURE_MODELS: readonly StandInModel[] = [
  {
    name: 'mobile_figure',
    footprint: [1, 1],
    facings: 8,
    variants: 1,
    parts: (frame) => figure().map((part) => facePart(part, frame)),
  },
];
