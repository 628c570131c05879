// How much of a shell's shadow a simplified shell gets wrong: texels of the sun's shadow map that only one of them covers.

import { anchoredShadowMatrix, fitSunShadow, type SunShadowFit } from '../../../game/frame/shadow/fit-sun-shadow.ts';
import { SUNRISE_HOUR, SUNSET_HOUR, sunAt } from '../../../shared/look/sun-path.ts';
import type { Surface } from './sample-distance.ts';

/** Texels along each side of the map that each level goes with, finest first: the game's SHADOW_MAP_TEXELS, as a test makes sure. */
export const MAP_TEXELS = [2048, 1024, 512] as const;

/** Directions of light: the sun's between sunrise and sunset, and the moon's, which stands still. */
const SUN_DIRECTIONS = 15;
const MIDNIGHT_HOUR = 0;

/** The game's picture at its usual zoom, texels: what a shadow map is fitted to. */
const VIEW = { center: [0, 0], widthTexels: 644, heightTexels: 404 } as const;

/** Texels of the shadow map on both sides of each silhouette. */
export interface SilhouetteDifference {
  /** Texels that the first shell covers, and those that only one of both does; summed over all directions of light. */
  readonly covered: number;
  readonly different: number;
}

/** @param mapSize texels along a map's side. @returns the maps of all directions */
export function fitShadowMaps(mapSize: number): SunShadowFit[] {
  const step = (SUNSET_HOUR - SUNRISE_HOUR) / SUN_DIRECTIONS;
  const hours = Array.from({ length: SUN_DIRECTIONS }, (_, i) => SUNRISE_HOUR + (i + 0.5) * step);
  return [...hours, MIDNIGHT_HOUR].map((hour) => fitSunShadow({ toSun: sunAt(hour).direction, view: VIEW, mapSize }));
}

/** A picture of texels, one byte each. */
interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly texels: Uint8Array;
}

/** Where the vertices of a shell fall in a map, texels; two numbers each. */
function projectVertices({ positions }: Surface, fit: SunShadowFit): Float64Array {
  const m = anchoredShadowMatrix(fit);
  const places = new Float64Array((positions.length / 3) * 2);
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const [x, y, z] = [positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!];
    for (let axis = 0; axis < 2; axis++) {
      places[vertex * 2 + axis] = m[axis]! * x + m[4 + axis]! * y + m[8 + axis]! * z + m[12 + axis]!;
    }
  }
  return places;
}

function createMask(places: readonly Float64Array[]): Mask {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const list of places) {
    for (let i = 0; i < list.length; i += 2) {
      left = Math.min(left, list[i]!);
      right = Math.max(right, list[i]!);
      top = Math.min(top, list[i + 1]!);
      bottom = Math.max(bottom, list[i + 1]!);
    }
  }
  [left, top] = [Math.floor(left), Math.floor(top)];
  const [width, height] = [Math.ceil(right) - left + 1, Math.ceil(bottom) - top + 1];
  return { left, top, width, height, texels: new Uint8Array(width * height) };
}

/** Sets a bit in each texel whose centre the shell covers, seen along the light. */
function draw(mask: Mask, places: Float64Array, indices: Uint32Array, bit: number): void {
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 2, indices[i + 1]! * 2, indices[i + 2]! * 2];
    const [ax, ay] = [places[a]! - mask.left - 0.5, places[a + 1]! - mask.top - 0.5];
    const [bx, by] = [places[b]! - mask.left - 0.5, places[b + 1]! - mask.top - 0.5];
    const [cx, cy] = [places[c]! - mask.left - 0.5, places[c + 1]! - mask.top - 0.5];
    // A closed shell's other side covers what this one does: half of the triangles are enough.
    if ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax) <= 0) continue;
    const last = Math.floor(Math.max(ay, by, cy));
    for (let row = Math.ceil(Math.min(ay, by, cy)); row <= last; row++) {
      let [from, to] = [-Infinity, Infinity];
      for (const [px, py, qx, qy] of [
        [ax, ay, bx, by],
        [bx, by, cx, cy],
        [cx, cy, ax, ay],
      ] as const) {
        if (py === qy) continue;
        const at = px + ((row - py) / (qy - py)) * (qx - px);
        if (qy > py) to = Math.min(to, at);
        else from = Math.max(from, at);
      }
      const end = Math.floor(to);
      for (let column = Math.ceil(from); column <= end; column++) mask.texels[row * mask.width + column]! |= bit;
    }
  }
}

/** Compares the shadows of two shells in each of the maps. */
export function compareSilhouettes(
  whole: Surface,
  simple: Surface,
  maps: readonly SunShadowFit[],
): SilhouetteDifference {
  let [covered, different] = [0, 0];
  for (const fit of maps) {
    const [wholePlaces, simplePlaces] = [projectVertices(whole, fit), projectVertices(simple, fit)];
    const mask = createMask([wholePlaces, simplePlaces]);
    draw(mask, wholePlaces, whole.indices, 1);
    draw(mask, simplePlaces, simple.indices, 2);
    for (const bits of mask.texels) {
      covered += bits & 1;
      if (bits === 1 || bits === 2) different++;
    }
  }
  return { covered, different };
}
