// How bright, deep and warm the kept pictures of the two scenes are: a look that drifts is seen here first.

import { describe, expect, it } from 'vitest';
import { measurePicture, type PictureFigures } from '../../../../../scripts/page/measure-picture.ts';
import { readReference } from '../../../../parity/references.ts';

type Bounds = Readonly<Record<keyof PictureFigures, readonly [low: number, high: number]>>;

/** By hour: noon is bright and a little warm, the low sun warm, the night dark and cold but for its lamps. */
const NOON: Bounds = { luma: [75, 115], saturation: [0.3, 0.5], warmth: [15, 50], dark: [15, 55], bright: [125, 185] };
const LOW: Bounds = { luma: [65, 105], saturation: [0.38, 0.58], warmth: [25, 60], dark: [15, 50], bright: [115, 180] };
const NIGHT: Bounds = {
  luma: [35, 90],
  saturation: [0.35, 0.6],
  warmth: [-35, 35],
  dark: [10, 35],
  bright: [85, 185],
};

const SCENES: readonly (readonly [name: string, bounds: Bounds])[] = [
  ['corner-noon', NOON],
  ['corner-low', LOW],
  ['corner-night', NIGHT],
  ['house-noon', NOON],
  ['house-low', LOW],
  ['house-night', NIGHT],
];

const FIGURES = ['luma', 'saturation', 'warmth', 'dark', 'bright'] as const;

function figuresOf(name: string): PictureFigures {
  const picture = readReference('swiftshader', name);
  if (picture === undefined) throw new Error(`there is no kept picture "${name}"`);
  return measurePicture(picture);
}

describe('the kept pictures', () => {
  it.each(SCENES)('%s is as bright, deep and warm as its hour', (name, bounds) => {
    const figures = figuresOf(name);
    for (const figure of FIGURES) {
      expect(figures[figure], figure).toBeGreaterThan(bounds[figure][0]);
      expect(figures[figure], figure).toBeLessThan(bounds[figure][1]);
    }
  });

  it.each(['corner', 'house'])(
    'of the %s: night is darker and colder than the low sun, which is warmer than noon',
    (scene) => {
      const [noon, low, night] = ['noon', 'low', 'night'].map((hour) => figuresOf(`${scene}-${hour}`));
      expect(night!.luma).toBeLessThan(low!.luma);
      expect(night!.dark).toBeLessThan(noon!.dark);
      expect(night!.warmth).toBeLessThan(low!.warmth);
      expect(low!.warmth).toBeGreaterThan(noon!.warmth);
    },
  );
});
