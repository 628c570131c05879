import { describe, expect, it } from 'vitest';
import { NO_TERRAIN, tileOfTexel } from '../../../shared/terrain.ts';
import { bayerOfTexel, STRAYS, STRAYS_SIZE, terrainOfTexel } from '../../../shared/terrain-borders.ts';
import { terrainCells } from './terrain-cells.ts';

const REACH = 170;
const SPAN = Array.from({ length: 2 * REACH }, (_, i) => i - REACH);

/** Texels of a map of up to 10 tiles a side, and beyond its ends. */
const TEXELS = SPAN.flatMap((y) => SPAN.map((x) => [x, y + REACH - 10] as const));

/** How far a texel's centre lies east of the line between tiles x = 4 and x = 5, texels: along the screen's row. */
function eastOfLine(x: number, y: number): number {
  return x + y + 1 - 5 * 32;
}

const HALVES = terrainCells(new Array<string>(10).fill('.....#####'));

/** Every texel of the map with what it is and how far east of the straight border it lies. */
function listHalves(): { readonly terrain: number; readonly east: number; readonly along: number }[] {
  return TEXELS.map(([x, y]) => ({
    terrain: terrainOfTexel(x, y, HALVES),
    east: eastOfLine(x, y),
    along: Math.floor((y - x) / 2),
  })).filter(({ terrain }) => terrain !== NO_TERRAIN);
}

describe('bayerOfTexel', () => {
  it('is the 4 x 4 threshold matrix, and repeats west and north of the origin', () => {
    // Bayer's own order, its rows from the top.
    const matrix = [
      [0, 8, 2, 10],
      [12, 4, 14, 6],
      [3, 11, 1, 9],
      [15, 7, 13, 5],
    ];
    for (const y of [-4, 0, 8]) {
      for (const x of [-8, 0, 4]) {
        const block = matrix.map((row, j) => row.map((_, i) => bayerOfTexel(x + i, y + j)));
        expect(block).toEqual(matrix);
      }
    }
  });
});

describe('STRAYS', () => {
  it('go over into each other, over the seam where they repeat too: none leaves its byte', () => {
    const strayAt = (x: number, y: number, axis: number): number =>
      STRAYS[((y % STRAYS_SIZE) * STRAYS_SIZE + (x % STRAYS_SIZE)) * 2 + axis]!;
    const torn: string[] = [];
    for (let y = 0; y < STRAYS_SIZE; y++) {
      for (let x = 0; x < STRAYS_SIZE; x++) {
        for (const axis of [0, 1]) {
          const here = strayAt(x, y, axis);
          // A Bayer step is 15 of these, the steepest wave 16 and the others less; a byte that wraps jumps by 256.
          if (Math.abs(strayAt(x + 1, y, axis) - here) > 45 || Math.abs(strayAt(x, y + 1, axis) - here) > 45)
            torn.push(`${x},${y}`);
        }
      }
    }
    expect(torn).toEqual([]);
  });
});

describe('terrainOfTexel', () => {
  it('is the tile’s own everywhere on ground of one kind, to the map’s straight ends', () => {
    const plain = terrainCells(['....', '....', '....']);
    const wrong = TEXELS.filter(([x, y]) => {
      const [tileX, tileY] = tileOfTexel(x, y);
      const isOnMap = tileX >= 0 && tileY >= 0 && tileX < 4 && tileY < 3;
      return terrainOfTexel(x, y, plain) !== (isOnMap ? 0 : NO_TERRAIN);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps each ground to its side, but for a band beside the border', () => {
    const strayed = listHalves().filter(
      ({ terrain, east }) => (east < -15 && terrain === 1) || (east > 15 && terrain === 0),
    );
    expect(strayed).toEqual([]);
  });

  it('takes as much from one ground as from the other', () => {
    const beside = listHalves().filter(({ east }) => Math.abs(east) < 15);
    const share = beside.filter(({ terrain }) => terrain === 1).length / beside.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.05);
  });

  it('meanders: no straight run of border is longer than half a tile, and it strays by texels', () => {
    // Where the border lies in each line of texels across it: how many of the band's texels are terrain 0.
    const places = new Map<number, number>();
    for (const { terrain, east, along } of listHalves()) {
      if (Math.abs(east) < 15) places.set(along, (places.get(along) ?? 0) + (terrain === 0 ? 1 : 0));
    }
    const line = [...places].sort(([a], [b]) => a - b).map(([, place]) => place);
    const mean = line.reduce((sum, place) => sum + place, 0) / line.length;
    const deviation = Math.sqrt(line.reduce((sum, place) => sum + (place - mean) ** 2, 0) / line.length);
    expect(deviation).toBeGreaterThan(1.5);
    let longest = 0;
    let run = 0;
    line.forEach((place, i) => {
      run = place === line[i - 1] ? run + 1 : 0;
      longest = Math.max(longest, run);
    });
    expect(longest).toBeLessThan(16);
  });

  it('is made of whole shapes: few texels stand alone on the other side', () => {
    const cells = terrainCells(['.#.##.', '##....', '.#.#.#', '..##..', '#...##', '.#.#..']);
    const at = (x: number, y: number): number => terrainOfTexel(x, y, cells);
    const inner = TEXELS.filter(([x, y]) => at(x, y) !== NO_TERRAIN);
    const lone = inner.filter(([x, y]) =>
      [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)].every((t) => t !== at(x, y)),
    );
    expect(inner.length).toBeGreaterThan(15_000);
    expect(lone.length / inner.length).toBeLessThan(0.01);
  });

  it('never passes a wall: a room’s border stays straight, one on an upper storey has none', () => {
    const rows = ['......', '.##...', '.##...', '......', '......'];
    const strayedIn = (bottom: number): number => {
      const cells = terrainCells(rows, [[1, 1, 3, 3]], bottom);
      return TEXELS.filter(([x, y]) => {
        const [tileX, tileY] = tileOfTexel(x, y);
        const isRoom = tileX >= 1 && tileX < 3 && tileY >= 1 && tileY < 3;
        const terrain = terrainOfTexel(x, y, cells);
        return terrain !== NO_TERRAIN && (terrain === 1) !== isRoom;
      }).length;
    };
    expect(strayedIn(0)).toBe(0);
    expect(strayedIn(2.1213)).toBeGreaterThan(50);
  });
});
