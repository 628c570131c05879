import { glslFloat } from '../../../shared/glsl-constants.ts';
import type { Look } from '../../../shared/look/look.ts';
import { chromaticityOf } from '../../../shared/look/radiometry.ts';

/** The look's bands as the macros that the `tallowToon` include uses. */
export function toonDefines(look: Look): string[] {
  const list = (values: readonly number[]): string => values.map(glslFloat).join(', ');
  return [
    `#define TOON_T0 ${glslFloat(look.toonBlack)}`,
    `#define TOON_T vec4(${list(look.toonThresholds)})`,
    `#define TOON_V vec4(${list(look.toonValues.slice(0, 4))})`,
    `#define TOON_V4 ${glslFloat(look.toonValues[4])}`,
    `#define TOON_SHADE_TINT vec3(${list(chromaticityOf(look.shadeTint))})`,
  ];
}
