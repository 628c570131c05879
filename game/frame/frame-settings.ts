// What a frame needs to know besides the world: made anew when something changed, compared by the loop.

import type { Phase } from '../../shared/look/look.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { Switches } from '../core/switches.ts';
import type { DebugView } from '../core/url-options.ts';
import type { FrameView } from './frame-view.ts';

export interface FrameSettings {
  readonly view: FrameView;
  /** Mood of the hour. */
  readonly phase: Phase;
  /** Width of the toon bands' edges, luminance of incoming light. */
  readonly bandSoftness: number;
  /** Unit vector towards the sun or the moon, game axes. */
  readonly toSun: Vec3;
  readonly switches: Switches;
  /** Steps of FLICKER_HZ since the start, by which flames waver and clouds drift; 0 while nothing moves by itself. */
  readonly flickerStep: number;
  /** Steps of WATER_HZ since the start; 0 while nothing moves by itself. */
  readonly waterStep: number;
  readonly debugView: DebugView | undefined;
}
