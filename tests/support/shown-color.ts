// What the screen shows of a plain surface in the open at an hour: the whole of the look, without a picture.

import { bandSoftnessAt, thresholdsPassed } from '../../shared/look/band-softness.ts';
import { gradeColor } from '../../shared/look/grading.ts';
import { type Look, phaseAt } from '../../shared/look/look.ts';
import { chromaticityOf, irradiance, linearRgb, luminanceOf, type Rgb } from '../../shared/look/radiometry.ts';
import { sunAndSky } from '../../shared/look/sun-and-sky.ts';
import { sunAt } from '../../shared/look/sun-path.ts';
import type { Vec3 } from '../../shared/vector.ts';

export interface PlainSurface {
  /** Linear. */
  readonly albedo: Rgb;
  readonly normal: Vec3;
  /** Whether the sun reaches it; false lies in a cast shadow. */
  readonly isLit: boolean;
}

function mapRgb(change: (channel: 0 | 1 | 2) => number): Rgb {
  return [change(0), change(1), change(2)];
}

/** Bytes of the picture, not rounded. */
export function shownColor(look: Look, hour: number, { albedo, normal, isLit }: PlainSurface): Rgb {
  const phase = phaseAt(look, hour);
  const { direction, fade } = sunAt(hour);
  const { sun, sky, ground } = sunAndSky(
    look,
    { ...phase, sunStrength: irradiance(phase.sunStrength * fade) },
    direction,
  );
  const cosine = normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2];
  const facing = isLit ? Math.max(0, cosine) : 0;
  const up = 0.5 + 0.5 * normal[2];
  const incoming = mapRgb((c) => sun[c] * facing + sky[c] * up + ground[c] * (1 - up));
  const light = luminanceOf(linearRgb(...incoming));
  const passed = thresholdsPassed(look, light, bandSoftnessAt(look, hour));
  const band = passed.reduce(
    (value, share, i) => value + (look.toonValues[i + 1]! - value) * share,
    look.toonValues[0],
  );
  const shade = chromaticityOf(look.shadeTint);
  const cool = mapRgb((c) => shade[c] + (1 - shade[c]) * passed[0]!);
  const color = mapRgb((c) => ((albedo[c] * incoming[c]) / light) * band * cool[c]);
  const [low, high] = look.toonThresholds;
  const dark = 1 - Math.min(1, Math.max(0, (light - low) / (high - low)));
  const pull = phase.dimAmount * dark;
  const dim = chromaticityOf(phase.dimTint);
  const grey = luminanceOf(linearRgb(...color));
  const join =
    1 - (1 - look.toonValues[0] / look.toonValues[1]) * Math.min(1, phase.dimAmount * 1.5) * dark * passed[0]!;
  const dimmed = mapRgb((c) => (color[c] + (grey * dim[c] - color[c]) * pull) * join * (1 - 0.15 * pull));
  const shown = gradeColor(dimmed, phase);
  return mapRgb((c) => shown[c] * 255);
}
