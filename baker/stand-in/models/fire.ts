// Fires: a campfire of logs in a ring of stones, and an iron brazier on three legs. Flames are light and debris.

import { chanceAt, up, upPx } from '../drawing.ts';
import type { Part, StandInModel, Tone } from '../model.ts';
import { cone, limb, subtract } from '../sdf.ts';
import { rock } from './rock.ts';

/** A flame leaning from its foot to its tip: orange rim and tip, yellow body, pale core low in the middle. */
function flame(x: number, y: number, foot: number, tipX: number, tipY: number, top: number, radius: number): Part {
  const height = top - foot;
  const tone: Tone = (px, py, pz) => {
    const rise = Math.min(Math.max((pz - foot) / height, 0), 1);
    // Offset from the axis as the camera sees it: across the screen, where x and -y run together.
    const aside = Math.abs(px - py - (x - y) - (tipX - x - tipY + y) * rise) * Math.SQRT1_2;
    const share = aside / (radius * (1 - 0.75 * rise));
    if (rise > 0.78 || share > 0.8) return 0.3;
    if (rise > 0.5 || share > 0.45) return 1.4;
    return rise < 0.3 && share < 0.25 ? 3.4 : 2.3;
  };
  const solid = limb([x, y, foot + radius * 0.5], [tipX, tipY, top], radius, radius * 0.18);
  return { solid, material: 'flame', tone, debris: true };
}

/** Eight places of a circle, by constants instead of sines. */
const D = Math.SQRT1_2;
const RING: readonly (readonly [number, number])[] = [
  [1, 0],
  [D, D],
  [0, 1],
  [-D, D],
  [-1, 0],
  [-D, -D],
  [0, -1],
  [D, -D],
];

const STONE_RING_RADIUS = 0.42;

function campfire(): Part[] {
  const bark: Tone = (x, y, z) => {
    const out = Math.sqrt(x * x + y * y);
    if (out < 0.16) return 0.2;
    return chanceAt(upPx(z) / 3, (x - y) * 8, 4) < 0.25 ? 1.2 : 2;
  };
  const logs: readonly (readonly [number, number])[] = [
    [0.31, 0.14],
    [-0.04, 0.33],
    [-0.32, 0.06],
    [-0.1, -0.31],
    [0.24, -0.24],
  ];
  const ember: Tone = (x, y) => (chanceAt(x * 18 + 40, y * 18 + 40, 9) < 0.4 ? 1 : 0);
  return [
    ...RING.map(([x, y], index) => {
      const radius = 0.14 + (index % 3) * 0.015;
      return rock(
        51 + index,
        [x * STONE_RING_RADIUS, y * STONE_RING_RADIUS, 0.05],
        [radius, radius, radius * 0.75],
        'stone',
        1.8 + (index % 2) * 0.4,
      );
    }),
    { solid: cone([0, 0, -0.1], up(1), 0.36, 0.36), material: 'stone', tone: 0.2 },
    { solid: cone([0, 0, 0], up(3), 0.17, 0.1), material: 'flame', tone: ember },
    ...logs.map(
      ([x, y]): Part => ({
        solid: limb([x, y, 0.08], [x * -0.12, y * -0.12, 0.34], 0.06, 0.05),
        material: 'bark',
        tone: bark,
      }),
    ),
    flame(0.0, 0.0, 0.12, 0.03, -0.03, 0.78, 0.15),
    flame(0.11, -0.06, 0.12, 0.2, -0.1, 0.52, 0.09),
    flame(-0.06, 0.11, 0.12, -0.14, 0.16, 0.58, 0.1),
  ];
}

/** Units: the bowl's foot, rim and widths; the legs' spread. */
const BOWL = { foot: 0.56, rim: 0.88, low: 0.26, high: 0.33, wall: 0.05 } as const;
const LEG_DIRECTIONS: readonly (readonly [number, number])[] = [
  [0.26, 0.97],
  [0.71, -0.71],
  [-0.97, -0.26],
];

function brazier(): Part[] {
  const { foot, rim, low, high, wall } = BOWL;
  const shell = subtract(
    cone([0, 0, foot], rim, low, high),
    cone([0, 0, foot + wall], rim + 0.1, low - wall, high - wall + 0.06),
  );
  const iron: Tone = (_x, _y, z) => {
    if (z >= rim - up(2)) return 2.8;
    return z > foot + 0.12 && z < foot + 0.12 + up(1) ? 0.8 : 1.8;
  };
  const coal: Tone = (x, y) => {
    const chance = chanceAt(x * 11 + 40, y * 11 + 40, 6);
    return chance < 0.35 ? 0 : chance < 0.75 ? 0.7 : 1.4;
  };
  return [
    { solid: shell, material: 'iron', tone: iron },
    { solid: cone([0, 0, foot + wall / 2], rim - 0.04, low - wall / 2, high - wall), material: 'flame', tone: coal },
    ...LEG_DIRECTIONS.map(
      ([x, y]): Part => ({
        solid: limb([x * 0.36, y * 0.36, 0], [x * 0.2, y * 0.2, foot + 0.06], 0.05),
        material: 'iron',
        tone: (_x, _y, z) => (z < 0.07 ? 1.2 : 1.9),
      }),
    ),
    flame(0.0, 0.0, rim - 0.08, 0.04, -0.04, rim + 0.46, 0.14),
    flame(0.13, -0.06, rim - 0.06, 0.2, -0.12, rim + 0.26, 0.085),
    flame(-0.05, 0.14, rim - 0.06, -0.12, 0.2, rim + 0.3, 0.09),
  ];
}

export const FIRE_MODELS: readonly StandInModel[] = [
  { name: 'campfire', footprint: [1, 1], facings: 1, variants: 1, parts: campfire },
  { name: 'brazier', footprint: [1, 1], facings: 1, variants: 1, parts: brazier },
];
