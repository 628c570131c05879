// Draws triangles as the game's camera sees them, or as it would from behind: a depth buffer and flat shading.

import { nearnessOf, worldToScreen } from '../../shared/projection.ts';
import { crossVec3, dotVec3, normalizeVec3, type Vec3 } from '../../shared/vector.ts';
import { createPicture, type Picture, type Rgb } from './picture.ts';

/** A coloured triangle, counter-clockwise seen from outside, units from the anchor in game axes. */
export interface Triangle {
  readonly corners: readonly [Vec3, Vec3, Vec3];
  readonly color: Rgb;
}

export type ViewSide = 'front' | 'behind';

/** Pixels of the drawing for a texel of the game. */
const PIXELS_PER_TEXEL = 4;

/** Empty pixels around the drawing. */
const MARGIN_PX = 4;

/** Where the shading light stands, seen from the camera's side: high, a little to the left, so that all three faces of a box differ. */
const TO_LIGHT: Vec3 = normalizeVec3([0.25, 0.6, 0.9]);
const AMBIENT = 0.35;

interface ScreenCorner {
  readonly x: number;
  readonly y: number;
  readonly nearness: number;
}

/** @returns the drawing, as large as the triangles are; a few empty pixels when there are none */
export function drawTriangles(triangles: readonly Triangle[], side: ViewSide, background: Rgb): Picture {
  // From behind is the same camera on a model that is turned half round.
  const turn = side === 'front' ? 1 : -1;
  const turned = triangles.map(({ corners, color }) => ({
    corners: corners.map(([x, y, z]): Vec3 => [x * turn, y * turn, z]) as unknown as Triangle['corners'],
    color,
  }));
  const screen = turned.map(({ corners }) => corners.map(projectCorner));
  const bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const { x, y } of screen.flat()) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  const left = Math.floor(bounds.left) - MARGIN_PX;
  const top = Math.floor(bounds.top) - MARGIN_PX;
  const right = Math.ceil(bounds.right) + MARGIN_PX;
  const bottom = Math.ceil(bounds.bottom) + MARGIN_PX;
  const picture = createPicture(right - left, bottom - top, background);
  const depth = new Float64Array(picture.width * picture.height).fill(Number.NEGATIVE_INFINITY);
  for (const [n, { corners, color }] of turned.entries()) {
    const normal = normalizeVec3(crossVec3(subtract(corners[1], corners[0]), subtract(corners[2], corners[0])));
    const light = AMBIENT + (1 - AMBIENT) * Math.max(0, dotVec3(normal, TO_LIGHT));
    const shaded = color.map((value) => Math.round(value * light)) as unknown as Rgb;
    const moved = screen[n]!.map((corner) => ({ ...corner, x: corner.x - left, y: corner.y - top }));
    fillTriangle(picture, depth, moved, shaded);
  }
  return picture;
}

function projectCorner(corner: Vec3): ScreenCorner {
  const [x, y] = worldToScreen(...corner);
  return { x: x * PIXELS_PER_TEXEL, y: y * PIXELS_PER_TEXEL, nearness: nearnessOf(...corner) };
}

function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function fillTriangle(picture: Picture, depth: Float64Array, corners: readonly ScreenCorner[], color: Rgb): void {
  const [a, b, c] = corners as readonly [ScreenCorner, ScreenCorner, ScreenCorner];
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (area === 0) return;
  const low = (values: readonly number[]): number => Math.max(0, Math.floor(Math.min(...values)));
  const xEnd = Math.min(picture.width, Math.ceil(Math.max(a.x, b.x, c.x)));
  const yEnd = Math.min(picture.height, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = low([a.y, b.y, c.y]); y < yEnd; y++) {
    for (let x = low([a.x, b.x, c.x]); x < xEnd; x++) {
      const px = x + 0.5;
      const py = y + 0.5;
      const u = ((b.x - px) * (c.y - py) - (b.y - py) * (c.x - px)) / area;
      const v = ((c.x - px) * (a.y - py) - (c.y - py) * (a.x - px)) / area;
      if (u < 0 || v < 0 || u + v > 1) continue;
      const nearness = u * a.nearness + v * b.nearness + (1 - u - v) * c.nearness;
      const i = y * picture.width + x;
      if (nearness <= depth[i]!) continue;
      depth[i] = nearness;
      picture.pixels.set(color, i * 3);
    }
  }
}
