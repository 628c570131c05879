import { describe, expect, it } from 'vitest';
import { SHORES, shadeShore, shoreOfTexel } from '../../../shared/shore.ts';
import { NO_TERRAIN } from '../../../shared/terrain.ts';
import { terrainOfTexel } from '../../../shared/terrain-borders.ts';
import { terrainCells } from './terrain-cells.ts';

/** Of the map below: water is `#` and `%`, and the south-west is the map's end. */
const POND = terrainCells(['......', '..##..', '.####.', '.#%%#.', '.####.', '####..']);
const isWet = (terrain: number): boolean => terrain === 1 || terrain === 2;

/** Each column of the screen from the back to the front, as terrains and shores; shores of land are none. */
const COLUMNS = Array.from({ length: 200 }, (_, column) =>
  Array.from({ length: 200 }, (_, row) => {
    const [x, y] = [column - 100, row - 5];
    const terrain = terrainOfTexel(x, y, POND);
    return { terrain, shore: isWet(terrain) ? shoreOfTexel(x, y, POND, isWet) : SHORES.none };
  }),
);

const isLand = (terrain: number | undefined): boolean => terrain === 0;

describe('shoreOfTexel', () => {
  it('has a bank of two texels in front of land, and nowhere else', () => {
    const wrong = COLUMNS.flatMap((texels, x) =>
      texels.flatMap(({ terrain, shore }, y) => {
        if (!isWet(terrain)) return [];
        const isBank = isLand(texels[y - 1]?.terrain) || isLand(texels[y - 2]?.terrain);
        return isBank === (shore === SHORES.bank) ? [] : [`${x},${y}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(COLUMNS.flat().filter(({ shore }) => shore === SHORES.bank).length).toBeGreaterThan(100);
  });

  it('ends in a rim where land follows, and is open between waters and at the end of the map', () => {
    const counts = { rim: 0, end: 0, waters: 0 };
    for (const texels of COLUMNS) {
      texels.forEach(({ terrain, shore }, y) => {
        if (!isWet(terrain) || shore === SHORES.bank) return;
        const next = texels[y + 1]?.terrain;
        if (isLand(next)) {
          expect(shore).toBe(SHORES.rim);
          counts.rim++;
        }
        if (next === NO_TERRAIN && shore === SHORES.none) counts.end++;
        if (next !== terrain && next !== undefined && isWet(next) && shore === SHORES.none) counts.waters++;
      });
    }
    expect(Math.min(counts.rim, counts.end, counts.waters)).toBeGreaterThan(10);
  });

  it('leaves most of the water open', () => {
    const wet = COLUMNS.flat().filter(({ terrain }) => isWet(terrain));
    const open = wet.filter(({ shore }) => shore === SHORES.none);
    expect(open.length / wet.length).toBeGreaterThan(0.7);
  });
});

describe('shadeShore', () => {
  const COLOR = [75, 116, 128];

  it('darkens a bank, and leaves what is open', () => {
    expect(shadeShore(COLOR, SHORES.bank, 3, 4, 0)).toEqual([58, 90, 100]);
    expect(shadeShore(COLOR, SHORES.none, 3, 4, 0)).toEqual(COLOR);
  });

  it('lightens a rim in three of four places at a time, and each place sooner or later', () => {
    const light = [103, 137, 147];
    const places = Array.from({ length: 4000 }, (_, i) => [(i % 80) * 4, Math.floor(i / 80) * 2] as const);
    const isLit = (x: number, y: number, step: number): boolean => {
      const color = shadeShore(COLOR, SHORES.rim, x, y, step);
      expect([COLOR, light]).toContainEqual(color);
      return color[0] === light[0];
    };
    const share = places.filter(([x, y]) => isLit(x, y, 0)).length / places.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.8);
    for (const [x, y] of places.slice(0, 50)) {
      const states = Array.from({ length: 16 }, (_, step) => isLit(x, y, step));
      expect(states.filter(Boolean).length).toBe(12);
    }
  });
});
