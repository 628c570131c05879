// What the inspector tells of a texel: the thing that it belongs to, what its maps say, and how it is lit.

import type { WorldMap } from '../../shared/format/map.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { FrameView } from '../frame/frame-view.ts';
import type { LightReading, SurfaceReading, TexelReading } from '../frame/inspect/texel-reading.ts';
import { anchorOf, type PlacedStatic } from '../world/place-statics.ts';

/** A static or a mobile, or the ground where `frame` is missing. */
export interface ReportedThing {
  readonly sheet: string;
  readonly frame?: number;
  /** Game axes: the static's anchor, or the ground's tile. */
  readonly place: Vec3;
}

export interface TexelReport {
  /** World screen texel: the same while the view moves. */
  readonly screenX: number;
  readonly screenY: number;
  /** Undefined where nothing is drawn. */
  readonly thing: ReportedThing | undefined;
  readonly surface: SurfaceReading;
  readonly light: LightReading | undefined;
}

/** What a reading is to be understood by. */
export interface ReportedWorld {
  readonly map: WorldMap;
  /** Statics and mobiles. */
  readonly things: readonly PlacedStatic[];
  /** Indices of things by owner of the surface images: owner 1 is the first. */
  readonly visible: ArrayLike<number>;
}

function groundAt({ width, height, tiles, terrains }: WorldMap, [x, y, z]: Vec3): ReportedThing | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  const sheet = terrains[tiles[row * width + column]!];
  return sheet === undefined ? undefined : { sheet, place: [column, row, z] };
}

/** @param column, row of the frame's images */
export function reportTexel(
  { surface, light }: TexelReading,
  view: FrameView,
  column: number,
  row: number,
  { map, things, visible }: ReportedWorld,
): TexelReport {
  const screenX = view.cornerX + column;
  const screenY = view.cornerY + row;
  const at = { screenX, screenY, surface, light };
  if (light === undefined) return { ...at, thing: undefined };
  const placed = things[visible[surface.owner - 1] ?? -1];
  if (placed === undefined) return { ...at, thing: groundAt(map, light.position) };
  return { ...at, thing: { sheet: placed.sprite, frame: placed.frame, place: anchorOf(placed) } };
}
