// Lamps as the lamps pass draws them: how strong each is at this hour, and the rectangle of the screen that it can reach.

import type { Look, Phase } from '../../../shared/look/look.ts';
import {
  blendColors,
  type ChromaticityRgb,
  chromaticity,
  type Irradiance,
  irradianceOf,
  irradianceOfLumens,
  lumens,
  scaleIrradiance,
} from '../../../shared/look/radiometry.ts';
import { PX_PER_NEARNESS, PX_PER_UNIT, worldToScreen } from '../../../shared/projection.ts';
import type { FrameSettings } from '../frame-settings.ts';
import type { FrameView } from '../frame-view.ts';
import { flickerAt } from './flicker.ts';
import type { Lamp } from './place-lamps.ts';

/** The parts of an instance in their order, with their numbers: names and sizes of the shader's attributes. */
export const LAMP_ATTRIBUTES = [
  ['lampRect', 4], // world screen texels: left, top, right, bottom
  ['lampPlace', 4], // place, range
  ['lampColor_E', 3], // at the unit of the falloff
  ['lampFacing', 3],
  ['lampLow', 3], // what it lights
  ['lampHigh', 3],
  ['lampShutLow0', 3], // what it does not: SHUT_ROOMS boxes
  ['lampShutHigh0', 3],
  ['lampShutLow1', 3],
  ['lampShutHigh1', 3],
] as const;

export const LAMP_FLOATS = LAMP_ATTRIBUTES.reduce((sum, [, size]) => sum + size, 0);

const WHITE = chromaticity([1, 1, 1]);

/** Stands for infinity in a lamp's box: infinite numbers are not safe in every shader. */
const FAR_UNITS = 1e9;

function clampFar(value: number): number {
  return Math.max(-FAR_UNITS, Math.min(FAR_UNITS, value));
}

export interface PackedLamps {
  /** LAMP_FLOATS numbers an instance. */
  readonly instances: Float32Array;
  readonly count: number;
  /** Whether any of them wavers. */
  readonly isFlickering: boolean;
}

export interface LampPower {
  /** At the unit of the falloff. */
  readonly strength: Irradiance;
  /** Units. */
  readonly range: number;
}

/** How a lamp shines at an hour, before it wavers; strength 0 when the daylight drowns it. */
export function powerOf(lamp: Lamp, look: Look, phase: Phase): LampPower {
  const given = lamp.lumens * (lamp.spills ? look.windowSpill : 1);
  const shown = lumens(Math.max(0, given - phase.lampFloor) * phase.lampStrength);
  // A weaker light reaches as far as it is equally bright there.
  return {
    strength: irradianceOfLumens(shown, look.lampUnit),
    range: lamp.range * look.lampReach * Math.sqrt(shown / lamp.lumens),
  };
}

/** Left, top, right, bottom in world screen texels of what a lamp can reach. */
export function rectOf({ place, bounds: { within } }: Lamp, range: number): [number, number, number, number] {
  const [x, y] = worldToScreen(...place);
  const [west, north, bottom] = within.low;
  const [east, south, top] = within.high;
  // A ball is as wide as it is, and as high as the length of the row vector that makes screen y of a point.
  return [
    Math.max(Math.floor(x - range * PX_PER_UNIT), Math.floor(worldToScreen(west, south, 0)[0])),
    Math.max(Math.floor(y - range * PX_PER_NEARNESS), Math.floor(worldToScreen(west, north, top)[1])),
    Math.min(Math.ceil(x + range * PX_PER_UNIT), Math.ceil(worldToScreen(east, north, 0)[0])),
    Math.min(Math.ceil(y + range * PX_PER_NEARNESS), Math.ceil(worldToScreen(east, south, bottom)[1])),
  ];
}

function isInView([left, top, right, bottom]: readonly [number, number, number, number], view: FrameView): boolean {
  return (
    left < right &&
    top < bottom &&
    left < view.cornerX + view.width &&
    top < view.cornerY + view.height &&
    right > view.cornerX &&
    bottom > view.cornerY
  );
}

/** The lamp's colour as it shows: its own, pulled towards white. */
function paleColor(color: ChromaticityRgb, look: Look): ChromaticityRgb {
  return blendColors(color, WHITE, look.lampPaleness);
}

/** The lamps that the view can show something of, in the order of the list. */
export function packLamps(
  lamps: readonly Lamp[],
  look: Look,
  { view, phase, flickerStep }: Pick<FrameSettings, 'view' | 'phase' | 'flickerStep'>,
): PackedLamps {
  const numbers: number[] = [];
  let isFlickering = false;
  for (const lamp of lamps) {
    const { strength, range } = powerOf(lamp, look, phase);
    if (strength === 0) continue;
    const rect = rectOf(lamp, range);
    if (!isInView(rect, view)) continue;
    const wavers = lamp.flickers && phase.lampFlicker > 0;
    isFlickering ||= wavers;
    const wavering = wavers ? 1 + phase.lampFlicker * flickerAt(lamp.seed, flickerStep) : 1;
    const color = scaleIrradiance(irradianceOf(paleColor(lamp.color, look), strength), wavering);
    numbers.push(...rect, ...lamp.place, range, ...color, ...lamp.facing);
    for (const { low, high } of [lamp.bounds.within, ...lamp.bounds.without])
      numbers.push(...[...low, ...high].map(clampFar));
  }
  return { instances: Float32Array.from(numbers), count: numbers.length / LAMP_FLOATS, isFlickering };
}
