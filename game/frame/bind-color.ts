// Colours on their way to a shader: what a value means has to be what the uniform's name says, or `tsc` refuses it.

import type { Effect } from '@babylonjs/core/Materials/effect.pure';
import type { ChromaticityRgb, IrradianceRgb, LinearRgb, RadianceRgb } from '../../shared/look/radiometry.ts';

/** Sets what arrives at a surface. */
export function bindIrradiance(effect: Pick<Effect, 'setFloat3'>, name: `u${string}_E`, color: IrradianceRgb): void {
  effect.setFloat3(name, color[0], color[1], color[2]);
}

/** Sets what leaves a surface. */
export function bindRadiance(effect: Pick<Effect, 'setFloat3'>, name: `u${string}_L`, color: RadianceRgb): void {
  effect.setFloat3(name, color[0], color[1], color[2]);
}

/** Sets a linear reflectance or tint. */
export function bindLinear(
  effect: Pick<Effect, 'setFloat3'>,
  name: `u${string}_lin`,
  color: LinearRgb | ChromaticityRgb,
): void {
  effect.setFloat3(name, color[0], color[1], color[2]);
}
