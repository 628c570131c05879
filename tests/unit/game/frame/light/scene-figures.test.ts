// How bright, deep and warm the kept pictures of the two scenes are: a look that drifts is seen here first.

import { describe, expect, it } from 'vitest';
import { measurePicture, type PictureFigures } from '../../../../../scripts/page/measure-picture.ts';
import { readReference } from '../../../../parity/references.ts';

/** What the accepted pictures measure, and how far a changed one may lie from it before somebody has to look again. */
const SCENES: readonly (readonly [name: string, accepted: PictureFigures])[] = [
  ['corner-noon', { luma: 95, saturation: 0.41, warmth: 33, dark: 33, bright: 141 }],
  ['corner-low', { luma: 88, saturation: 0.49, warmth: 48, dark: 29, bright: 139 }],
  ['corner-night', { luma: 41, saturation: 0.55, warmth: -22, dark: 17, bright: 100 }],
  ['house-noon', { luma: 94, saturation: 0.45, warmth: 34, dark: 26, bright: 140 }],
  ['house-low', { luma: 86, saturation: 0.53, warmth: 46, dark: 27, bright: 141 }],
  ['house-night', { luma: 59, saturation: 0.53, warmth: 0, dark: 17, bright: 145 }],
];
const TOLERANCE: PictureFigures = { luma: 6, saturation: 0.05, warmth: 6, dark: 5, bright: 10 };

const FIGURES = ['luma', 'saturation', 'warmth', 'dark', 'bright'] as const;

function figuresOf(name: string): PictureFigures {
  const picture = readReference('swiftshader', name);
  if (picture === undefined) throw new Error(`there is no kept picture "${name}"`);
  return measurePicture(picture);
}

describe('the kept pictures', () => {
  it.each(SCENES)('%s is as bright, deep and warm as when it was accepted', (name, accepted) => {
    const figures = figuresOf(name);
    for (const figure of FIGURES) {
      expect(Math.abs(figures[figure] - accepted[figure]), figure).toBeLessThanOrEqual(TOLERANCE[figure]);
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
