import { describe, expect, it } from 'vitest';
import { screenToWorld, worldToScreen } from '../../../shared/projection.ts';
import { texelInTile, tileOfTexel } from '../../../shared/terrain.ts';

describe('tileOfTexel', () => {
  it('is the tile under the texel centre on the ground, also west and north of the origin', () => {
    const wrong: string[] = [];
    for (let sx = -70; sx <= 70; sx++) {
      for (let sy = -70; sy <= 70; sy++) {
        const [x, y] = screenToWorld(sx + 0.5, sy + 0.5, 0);
        const tile = tileOfTexel(sx, sy);
        if (tile[0] !== Math.floor(x) || tile[1] !== Math.floor(y)) wrong.push(`${sx},${sy}: ${tile}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('texelInTile', () => {
  it('counts from the texel whose corner is the tile centre', () => {
    for (const tile of [
      [0, 0],
      [3, 1],
      [-2, 5],
    ] as const) {
      const [sx, sy] = worldToScreen(tile[0] + 0.5, tile[1] + 0.5, 0);
      expect(texelInTile(sx, sy, tile)).toEqual([0, 0]);
      expect(texelInTile(sx - 4, sy + 7, tile)).toEqual([-4, 7]);
    }
  });
});
