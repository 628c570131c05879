// The lamps of a world: every light of every placed static, at its own place. No GPU types.

import { LIGHT_FLICKERS, LIGHT_GI_ONLY, LIGHT_SPILLS, type SpriteLight } from '../../../shared/format/light.ts';
import type { Room } from '../../../shared/format/map.ts';
import { hashTile } from '../../../shared/hash.ts';
import { type ChromaticityRgb, chromaticity, type Lumens, lumens } from '../../../shared/look/radiometry.ts';
import { addVec3, type Vec3 } from '../../../shared/vector.ts';
import { anchorOf, type PlacedStatic } from '../../world/place-statics.ts';
import { boundsAround, type LampBounds } from './lamp-box.ts';

/** Steps a unit by which a lamp's place makes its seed: lamps of one sprite side by side waver apart. */
const SEED_STEPS_PER_UNIT = 16;

export interface Lamp {
  /** Game axes, units. */
  readonly place: Vec3;
  /** Unit vector into the half of the world that it lights; zero: all round. */
  readonly facing: Vec3;
  /** Hue alone. */
  readonly color: ChromaticityRgb;
  readonly lumens: Lumens;
  /** Units. */
  readonly range: number;
  readonly flickers: boolean;
  /** It stands for what falls through a window. */
  readonly spills: boolean;
  readonly bounds: LampBounds;
  readonly seed: number;
}

/**
 * @param statics what is drawn: a hidden static's lights are out
 * @param lightsOf the lights of a record
 */
export function placeLamps(
  statics: readonly PlacedStatic[],
  lightsOf: (record: number) => readonly SpriteLight[],
  rooms: readonly Room[],
): Lamp[] {
  return statics.flatMap((placed) =>
    lightsOf(placed.record)
      .filter(({ flags }) => (flags & LIGHT_GI_ONLY) === 0)
      .map((light) => {
        const place = addVec3(anchorOf(placed), light.place);
        const [x, y, z] = place.map((value) => Math.round(value * SEED_STEPS_PER_UNIT)) as [number, number, number];
        return {
          place,
          facing: light.facing,
          color: chromaticity(light.color),
          lumens: lumens(light.strength),
          range: light.range,
          flickers: (light.flags & LIGHT_FLICKERS) !== 0,
          spills: (light.flags & LIGHT_SPILLS) !== 0,
          bounds: boundsAround(place, rooms),
          seed: hashTile(x, y, z),
        };
      }),
  );
}
