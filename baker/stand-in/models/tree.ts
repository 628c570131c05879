// An oak of 6.6 units: trunk with roots, branches drawn whole (they are the bare twin), and a crown of clumps that carry leaf cards.
// Every leaf is lit by its clump's and its crown's direction, so that light crosses the tree in big shapes with ragged edges.

import { createRandom, type Random } from '../../../shared/hash.ts';
import { TO_CAMERA } from '../../../shared/projection.ts';
import { dotVec3, type Vec3 } from '../../../shared/vector.ts';
import { chanceAt, upPx } from '../drawing.ts';
import type { Part, StandInModel, Tone } from '../model.ts';
import { blend, cone, diamond, ellipsoid, limb, unitVector } from '../sdf.ts';

const TREE_SEED = 4711;
const CROWN_CENTER: Vec3 = [0, 0, 4.4];
const CROWN_RADIUS = 2.6;

/** Shares of clump, crown and card in a leaf's direction. */
const CLUMP_SHARE = 0.62;
const CROWN_SHARE = 0.6;
const CARD_SHARE = 0.22;

/** Leaf cards on a clump of radius 1, their half diagonals and thickness in units (8 x 6 texels). */
const LEAVES_PER_CLUMP = 130;
const LEAF_LONG = 0.19;
const LEAF_SHORT = 0.14;
const LEAF_THICKNESS = 0.03;

/** How much a card leans at random, and turns to the camera: seen edge-on it would be a sliver. Cards on the far side are left out. */
const LEAF_LEAN = 0.3;
const LEAF_TURN = 0.6;
const LEAST_TURN = -0.3;

/** Clumps are flatter than wide, and their inner ball ends inside of the leaves. */
const FLATNESS = 0.82;
const UNDER_LAYER = 0.9;

/** Clumps by storey: x, y, z, radius. Sizes differ on purpose: equal ones look like broccoli. */
const CLUMPS: readonly (readonly [x: number, y: number, z: number, radius: number])[] = [
  [2.0, -0.2, 3.55, 0.8],
  [1.45, 1.25, 3.95, 0.72],
  [0.2, 2.0, 3.6, 0.84],
  [-1.3, 1.6, 3.45, 0.74],
  [-2.1, 0.1, 3.5, 0.82],
  [-1.5, -1.5, 3.5, 0.9],
  [0.0, -2.05, 3.5, 0.78],
  [1.5, -1.55, 3.45, 0.86],
  [1.35, 0.45, 4.75, 1.0],
  [0.25, 1.4, 4.85, 0.82],
  [-1.15, 1.0, 4.6, 0.95],
  [-1.45, -0.5, 4.8, 0.8],
  [-0.35, -1.45, 4.75, 0.96],
  [1.05, -1.0, 4.85, 0.78],
  [0.5, 0.35, 5.65, 0.86],
  [-0.6, 0.25, 5.6, 0.72],
  [-0.05, -0.55, 5.75, 0.8],
];

/** The inner clump closes the crown's middle, so that no sky shows; its leaves are as dark as partings are. */
const CORE: Vec3 = [0, 0, 4.3];
const CORE_RADIUS = 1.75;
const CORE_TONE = -0.9;

function clumpNormal(clump: Vec3, radius: number): (x: number, y: number, z: number) => Vec3 {
  const [kx, ky, kz] = CROWN_CENTER;
  return (x, y, z) => {
    const own = CLUMP_SHARE / radius;
    const whole = CROWN_SHARE / CROWN_RADIUS;
    return unitVector(
      (x - clump[0]) * own + (x - kx) * whole,
      (y - clump[1]) * own + (y - ky) * whole,
      (z - clump[2]) * own + (z - kz) * whole,
    );
  };
}

/** Light tops, dark partings between clumps: what makes a crown read in flat light. */
function leafTone(clump: Vec3, radius: number, x: number, y: number, z: number): number {
  const inClump = (z - clump[2]) / radius;
  const inCrown = (z - CROWN_CENTER[2]) / CROWN_RADIUS;
  const towardsLight = (y - x - clump[1] + clump[0]) / (2 * radius);
  return 1.7 + 0.75 * inClump + 0.5 * inCrown + 0.12 * towardsLight;
}

/** An even direction by rejection: no angle, so no sine. */
function directionOf(random: Random): Vec3 {
  for (;;) {
    const x = random.between(-1, 1);
    const y = random.between(-1, 1);
    const z = random.between(-1, 1);
    const length2 = x * x + y * y + z * z;
    if (length2 > 0.01 && length2 <= 1) return unitVector(x, y, z);
  }
}

/** A direction square to `normal`. */
function tangentOf(normal: Vec3, random: Random): Vec3 {
  const [x, y, z] = directionOf(random);
  const along = x * normal[0] + y * normal[1] + z * normal[2];
  if (Math.abs(along) > 0.95) return tangentOf(normal, random);
  return unitVector(x - along * normal[0], y - along * normal[1], z - along * normal[2]);
}

function leaf(clump: Vec3, radius: number, tone: number, random: Random): Part | undefined {
  const out = directionOf(random);
  const reach = radius * random.between(0.86, 1.06);
  const center: Vec3 = [clump[0] + out[0] * reach, clump[1] + out[1] * reach, clump[2] + out[2] * reach * FLATNESS];
  const lean = directionOf(random);
  const normal = unitVector(
    out[0] + LEAF_LEAN * lean[0] + TO_CAMERA[0] * LEAF_TURN,
    out[1] + LEAF_LEAN * lean[1] + TO_CAMERA[1] * LEAF_TURN,
    out[2] / FLATNESS + LEAF_LEAN * lean[2] + TO_CAMERA[2] * LEAF_TURN,
  );
  const long = tangentOf(normal, random);
  const offset = random.pick([-0.25, 0, 0, 0.3]);
  if (dotVec3(out, TO_CAMERA) < LEAST_TURN) return undefined;
  const bent = clumpNormal(clump, radius)(...center);
  const shade = unitVector(
    bent[0] + CARD_SHARE * normal[0],
    bent[1] + CARD_SHARE * normal[1],
    bent[2] + CARD_SHARE * normal[2],
  );
  return {
    solid: diamond(center, normal, long, LEAF_LONG, LEAF_SHORT, LEAF_THICKNESS),
    material: 'oakLeaf',
    tone: leafTone(clump, radius, ...center) + 0.35 + tone + offset,
    normal: () => shade,
    debris: true,
  };
}

function clump(center: Vec3, radius: number, tone: number, random: Random): Part[] {
  const inner = radius * UNDER_LAYER;
  const ball: Part = {
    solid: ellipsoid(center, [inner, inner, inner * FLATNESS]),
    material: 'oakLeaf',
    tone: (px, py, pz) => Math.round(leafTone(center, radius, px, py, pz) * 2 - 1) / 2 + tone,
    normal: clumpNormal(center, radius),
    debris: true,
  };
  const leaves = Array.from({ length: Math.round(LEAVES_PER_CLUMP * radius * radius) }, () =>
    leaf(center, radius, tone, random),
  );
  return [ball, ...leaves.filter((part) => part !== undefined)];
}

/** Long strokes of bark, a texel or two wide on the screen: two dark to one light. */
const bark: Tone = (x, y, z) => {
  const column = Math.floor((x - y) * 16);
  const chance = chanceAt(column, (upPx(z) + chanceAt(column, 0, 3) * 40) / 17, 5);
  return chance < 0.22 ? 1.1 : chance > 0.9 ? 2.8 : 2;
};

function branch(from: Vec3, to: Vec3, thick: number, thin: number): Part {
  return { solid: limb(from, to, thick, thin), material: 'bark', tone: 2 };
}

/** Main branches leave the trunk at `z`, towards a fork; two twigs or three leave each fork. */
const BRANCHES: readonly { readonly z: number; readonly fork: Vec3; readonly twigs: readonly Vec3[] }[] = [
  {
    z: 2.4,
    fork: [0.95, -0.1, 3.75],
    twigs: [
      [1.65, -0.3, 4.2],
      [1.35, 0.5, 5.0],
    ],
  },
  {
    z: 2.6,
    fork: [0.3, 0.95, 3.9],
    twigs: [
      [0.2, 1.8, 4.3],
      [0.9, 1.05, 5.1],
    ],
  },
  {
    z: 2.3,
    fork: [-1.0, 0.7, 3.4],
    twigs: [
      [-1.5, 1.4, 4.0],
      [-1.9, 0.1, 4.2],
    ],
  },
  {
    z: 2.6,
    fork: [-0.7, -0.9, 3.6],
    twigs: [
      [-1.5, -1.2, 4.2],
      [-0.2, -1.6, 4.6],
    ],
  },
  {
    z: 2.5,
    fork: [0.65, -0.85, 3.5],
    twigs: [
      [1.45, -1.45, 3.9],
      [0.9, -1.0, 4.9],
    ],
  },
  {
    z: 3.1,
    fork: [0.05, 0.1, 4.5],
    twigs: [
      [0.5, 0.4, 5.7],
      [-0.6, 0.2, 5.6],
      [-0.05, -0.6, 5.8],
    ],
  },
];

const ROOTS: readonly (readonly [x: number, y: number])[] = [
  [0.78, 0.1],
  [0.38, 0.66],
  [-0.36, 0.68],
  [-0.76, -0.1],
  [0.1, -0.75],
];

function wood(): Part[] {
  const trunk = blend(cone([0, 0, -0.1], 0.7, 0.6, 0.34), limb([0, 0, 0], [0, 0, 3.2], 0.4, 0.27), 0.2);
  const rooted = ROOTS.reduce(
    (whole, [x, y]) => blend(whole, limb([x * 0.4, y * 0.4, 0.2], [x, y, -0.02], 0.16, 0.07), 0.12),
    trunk,
  );
  return [
    { solid: rooted, material: 'bark', tone: bark },
    ...BRANCHES.flatMap(({ z, fork, twigs }) => [
      branch([0, 0, z], fork, 0.19, 0.12),
      ...twigs.map((tip) => branch(fork, tip, 0.11, 0.045)),
    ]),
  ];
}

function tree(): Part[] {
  const random = createRandom(TREE_SEED);
  const crown = CLUMPS.flatMap(([x, y, z, radius]) => clump([x, y, z], radius, 0, random));
  return [...wood(), ...clump(CORE, CORE_RADIUS, CORE_TONE, random), ...crown];
}

export const TREE_MODELS: readonly StandInModel[] = [
  { name: 'tree_plain', footprint: [1, 1], facings: 1, variants: 1, hasBare: true, parts: tree },
];
