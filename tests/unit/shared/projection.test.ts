import { describe, expect, it } from 'vitest';
import {
  heightAtNearness,
  nearnessOf,
  PX_PER_UNIT,
  STOREY_UNITS,
  screenAtNearness,
  screenToWorld,
  snapHeight,
  TILE_PX,
  TO_CAMERA,
  texelToLocal,
  worldToScreen,
} from '../../../shared/projection.ts';
import { dotVec3, lengthVec3 } from '../../../shared/vector.ts';

// Independent truth: an orthographic camera that looks 45 degrees down along -(0.5, 0.5, sqrt 1/2), its picture stretched
// vertically by sqrt 2; right and up are the camera's own axes.
const RIGHT = [Math.SQRT1_2, -Math.SQRT1_2, 0] as const;
const UP = [-0.5, -0.5, Math.SQRT1_2] as const;

function photograph(x: number, y: number, z: number): [number, number] {
  const point = [x, y, z] as const;
  return [dotVec3(point, RIGHT) * PX_PER_UNIT, -dotVec3(point, UP) * PX_PER_UNIT * Math.SQRT2];
}

const POINTS = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [-3.25, 7.5, 2.121],
  [100, -50, 12],
] as const;

describe('projection', () => {
  it.each(POINTS)('is the camera of the design at (%f, %f, %f)', (x, y, z) => {
    const [screenX, screenY] = worldToScreen(x, y, z);
    const [photoX, photoY] = photograph(x, y, z);
    expect(screenX).toBeCloseTo(photoX, 9);
    expect(screenY).toBeCloseTo(photoY, 9);
    expect(nearnessOf(x, y, z)).toBeCloseTo(dotVec3([x, y, z], TO_CAMERA), 9);
  });

  it.each(POINTS)('is undone at (%f, %f, %f) by height and by nearness', (x, y, z) => {
    const [screenX, screenY] = worldToScreen(x, y, z);
    for (const point of [screenToWorld(screenX, screenY, z), screenAtNearness(screenX, screenY, nearnessOf(x, y, z))]) {
      expect(point[0]).toBeCloseTo(x, 9);
      expect(point[1]).toBeCloseTo(y, 9);
      expect(point[2]).toBeCloseTo(z, 9);
    }
  });

  it('looks along a unit vector; a tile is a diamond of 32 x 32 texels; a storey is 48 texels', () => {
    expect(lengthVec3(TO_CAMERA)).toBeCloseTo(1, 12);
    expect(worldToScreen(1, 0, 0)[0] - worldToScreen(0, 1, 0)[0]).toBe(TILE_PX);
    expect(worldToScreen(1, 1, 0)[1] - worldToScreen(0, 0, 0)[1]).toBe(TILE_PX);
    expect(worldToScreen(0, 0, STOREY_UNITS)[1]).toBeCloseTo(-48, 9);
  });

  it('puts a texel on the view ray through its centre, at the height it is told', () => {
    for (const [right, down, height] of [
      [0, 0, 0],
      [-5, -40, 1.75],
      [12, 3, 0.2],
    ] as const) {
      const point = texelToLocal(right, down, height);
      const [screenX, screenY] = photograph(...point);
      expect(screenX).toBeCloseTo(right + 0.5, 9);
      expect(screenY).toBeCloseTo(down + 0.5, 9);
      expect(point[2]).toBe(height);
      expect(heightAtNearness(down, nearnessOf(...point))).toBeCloseTo(height, 9);
    }
  });

  it('snaps heights to whole texels of the screen', () => {
    expect(snapHeight(STOREY_UNITS)).toBeCloseTo(STOREY_UNITS, 12);
    const snapped = snapHeight(1.03) * PX_PER_UNIT;
    expect(snapped).toBeCloseTo(Math.round(1.03 * PX_PER_UNIT), 9);
  });
});
