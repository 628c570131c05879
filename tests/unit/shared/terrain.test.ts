import { describe, expect, it } from 'vitest';
import { screenToWorld, worldToScreen } from '../../../shared/projection.ts';
import { pickTile, texelInTile, tileOfTexel } from '../../../shared/terrain.ts';

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

describe('pickTile', () => {
  // A tile that covers its diamond at height 0, and one texel row above it with relief 0.1 high:
  //        /\   relief pokes out backwards
  //       /  \
  const reliefTile = (_: readonly [number, number], right: number, down: number): number | undefined => {
    const inside = (d: number): boolean => {
      const [x, y] = screenToWorld(right + 0.5, d + 0.5, 0);
      return x >= -0.5 && x < 0.5 && y >= -0.5 && y < 0.5;
    };
    if (inside(down)) return 0;
    return inside(down + 1) ? 0.1 : undefined;
  };

  it('leaves no hole, and shows the front tile where its relief covers the one behind', () => {
    const wrong: string[] = [];
    for (let sx = 0; sx < 64; sx++) {
      for (let sy = 64; sy < 128; sy++) {
        const picked = pickTile(sx, sy, reliefTile);
        const owner = tileOfTexel(sx, sy);
        const below = tileOfTexel(sx, sy + 1);
        // One texel above a front tile's diamond is that tile's relief.
        const isRelief = below[0] !== owner[0] || below[1] !== owner[1];
        if (`${picked}` !== `${isRelief ? below : owner}`) wrong.push(`${sx},${sy}: ${picked}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('shows nothing where no candidate covers', () => {
    expect(pickTile(5, 5, () => undefined)).toBeUndefined();
  });
});
