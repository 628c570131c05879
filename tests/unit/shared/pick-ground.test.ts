import { describe, expect, it } from 'vitest';
import { buildGroundShape, FACES, findGround, type GroundHit } from '../../../shared/ground-shape.ts';
import { type GroundSampler, pickGround, pickTile, reliefSteps } from '../../../shared/pick-ground.ts';
import { screenToWorld } from '../../../shared/projection.ts';
import { NO_TERRAIN, tileOfTexel } from '../../../shared/terrain.ts';
import { cellAt, terrainOfTexel } from '../../../shared/terrain-borders.ts';
import { terrainCells } from './terrain-cells.ts';

const PX = 1024;

function isInDiamond(right: number, down: number): boolean {
  const [x, y] = screenToWorld(right + 0.5, down + 0.5, 0);
  return x >= -0.5 && x < 0.5 && y >= -0.5 && y < 0.5;
}

/** A tile that is `px` high all over: it covers its diamond, and by its relief as many texels behind it. */
function slabOf(px: number, right: number, down: number): number | undefined {
  return Array.from({ length: px + 1 }, (_, k) => k).some((k) => isInDiamond(right, down + k)) ? px * PX : undefined;
}

/** Texels of a map of 6 x 6 tiles and beyond its ends. */
const TEXELS = Array.from({ length: 220 }, (_, row) =>
  Array.from({ length: 220 }, (_, column) => [column - 110, row - 10] as const),
).flat();

describe('reliefSteps', () => {
  it('counts 1024ths of a texel, whatever the range', () => {
    // 0.16 units are 3.62 texels.
    expect(reliefSteps(65535, 0.16)).toBe(3706);
    expect(Math.abs(reliefSteps(32768, 0.16) - 1853)).toBeLessThanOrEqual(1);
    expect(reliefSteps(0, 0.16)).toBe(0);
  });
});

describe('pickTile', () => {
  // A tile that covers its diamond at height 0, and one texel row above it with relief 0.1 high:
  //        /\   relief pokes out backwards
  //       /  \
  const relief: GroundSampler = (_terrain, _tile, right, down) => {
    if (isInDiamond(right, down)) return 0;
    return isInDiamond(right, down + 1) ? PX : undefined;
  };
  const cells = terrainCells(new Array<string>(8).fill('........'));

  it('leaves no hole, and shows the front tile where its relief covers the one behind', () => {
    const wrong: string[] = [];
    for (let sx = 0; sx < 64; sx++) {
      for (let sy = 64; sy < 128; sy++) {
        const owner = tileOfTexel(sx, sy);
        const below = tileOfTexel(sx, sy + 1);
        // One texel above a front tile's diamond is that tile's relief.
        const isRelief = below[0] !== owner[0] || below[1] !== owner[1];
        const picked = pickTile(sx, sy, 0, cells, relief)?.tile;
        if (`${picked}` !== `${isRelief ? below : owner}`) wrong.push(`${sx},${sy}: ${picked}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('shows nothing where no candidate covers', () => {
    expect(pickTile(5, 85, 0, cells, () => undefined)).toBeUndefined();
  });
});

describe('pickGround', () => {
  const checkered = terrainCells(['.#.##.', '##....', '.#.#.#', '..##..', '#...##', '.#.#..']);

  it('leaves no hole between flat grounds, and shows each exactly where it is', () => {
    const wrong = TEXELS.filter(([x, y]) => {
      const texel = pickGround(x, y, checkered, (_terrain, _tile, right, down) => slabOf(0, right, down));
      return (texel?.terrain ?? NO_TERRAIN) !== terrainOfTexel(x, y, checkered);
    });
    expect(wrong).toEqual([]);
  });

  it.each([1, 3, 5])(
    'lets ground that is %i texels high cover flat ground as many texels behind it, and no more',
    (px) => {
      // Terrain 1 (#) stands out; the truth is the plainest: look along the ray for a texel of it.
      const wrong = TEXELS.filter(([x, y]) => {
        const isHigh = Array.from({ length: px + 1 }, (_, k) => terrainOfTexel(x, y + k, checkered));
        // Within the map a slab shows its front, so its own texels always show; behind it, where a foot is px further down.
        const expected = isHigh[0] === 1 || isHigh[px] === 1 ? 1 : isHigh[0] === 0 ? 0 : undefined;
        const texel = pickGround(x, y, checkered, (terrain, _tile, right, down) =>
          slabOf(terrain === 1 ? px : 0, right, down),
        );
        return texel?.terrain !== expected;
      });
      expect(wrong).toEqual([]);
    },
  );

  it('shows of water the texel that has drifted there, in the place that the water has, to the map’s ends', () => {
    const pond = terrainCells(['.##.', '.###', '####', '.##.']);
    const flat: GroundSampler = (_terrain, _tile, right, down) => slabOf(0, right, down);
    const drift = [-3, -2] as const;
    let wet = 0;
    const wrong = TEXELS.filter(([x, y]) => {
      const texel = pickGround(x, y, pond, flat, (terrain) => (terrain === 1 ? drift : undefined));
      if (texel?.terrain !== 1) return (texel?.terrain ?? NO_TERRAIN) !== terrainOfTexel(x, y, pond);
      wet++;
      const [tileX, tileY] = texel.tile;
      const shownX = (tileX - tileY) * 16 + texel.right;
      const shownY = (tileX + tileY + 1) * 16 + texel.down;
      return terrainOfTexel(x, y, pond) !== 1 || shownX !== x - 3 || shownY !== y - 2;
    });
    expect(wrong).toEqual([]);
    expect(wet).toBeGreaterThan(3000);
  });
});

describe('pickGround on hills', () => {
  const EDGE = 6;
  const rows = ['.#.##.', '##....', '.#.#.#', '..##..', '#...##', '.#.#..'];
  const rough: GroundSampler = (terrain, _tile, right, down) => slabOf(terrain === 1 ? 3 : 0, right, down);

  it('shows what level ground shows, so much further up, where all of a map is one step', () => {
    const steps = { tiles: Array(EDGE ** 2).fill(24) };
    const shape = buildGroundShape({ width: EDGE, height: EDGE, steps });
    const [cells, liftedCells] = [terrainCells(rows), terrainCells(rows, [], 0, steps)];
    const differing = TEXELS.filter(([x, y]) => {
      const lifted = pickGround(x, y - 24, liftedCells, rough, undefined, shape);
      // Relief does not stand out behind the end of a map with hills.
      if (terrainOfTexel(x, y, cells) === NO_TERRAIN) return false;
      // Below its south end there are faces where level ground has an end.
      if (lifted !== undefined && lifted.hit.face !== FACES.none) return false;
      const { hit: _, ...texel } = pickGround(x, y, cells, rough) ?? { hit: undefined };
      const { hit: __, ...same } = lifted ?? { hit: undefined };
      return JSON.stringify(texel) !== JSON.stringify(same);
    });
    expect(differing).toEqual([]);
  });

  it('shows the terrain of the place that the ray meets, without a hole, on slopes and steps', () => {
    const heights = Array.from({ length: (EDGE + 1) ** 2 }, (_, i) => (i * i * 7 + i * 3) % 13);
    const tiles = Array.from({ length: EDGE ** 2 }, (_, i) => [0, 0, 16, 32][(i * 5 + (i >> 2)) % 4]!);
    const steps = { tiles, cliff: 2 };
    const shape = buildGroundShape({ width: EDGE, height: EDGE, heights, steps });
    const cells = terrainCells(rows, [], 0, steps);
    const flat: GroundSampler = (_terrain, _tile, right, down) => slabOf(0, right, down);
    let faces = 0;
    const expectedOn = ({ isDraped, lift }: GroundHit, x: number, y: number): number =>
      isDraped ? cellAt(cells, tileOfTexel(x, y + lift))[0] : 2;
    const wrong = TEXELS.map(([x, y]) => [x, y - 30] as const).filter(([x, y]) => {
      const hit = findGround(x, y, shape);
      const texel = pickGround(x, y, cells, flat, undefined, shape);
      if (hit === undefined) return texel !== undefined;
      if (hit.face !== FACES.none) faces++;
      return (
        texel?.terrain !== (hit.face === FACES.none ? terrainOfTexel(x, y + hit.lift, cells) : expectedOn(hit, x, y))
      );
    });
    expect(wrong).toEqual([]);
    expect(faces).toBeGreaterThan(1000);
  });

  it('keeps relief off the tiles behind that are on another step', () => {
    const tiles = Array.from({ length: EDGE ** 2 }, (_, i) => (i % EDGE < 3 ? 0 : 24));
    const shape = buildGroundShape({ width: EDGE, height: EDGE, steps: { tiles } });
    const half = terrainCells(Array(EDGE).fill('...###'), [], 0, { tiles });
    const tall: GroundSampler = (terrain, _tile, right, down) => slabOf(terrain === 1 ? 5 : 0, right, down);
    const wrong = TEXELS.filter(([x, y]) => {
      const texel = pickGround(x, y, half, tall, undefined, shape);
      return texel?.hit.face === FACES.none && (texel.hit.step === 0) !== (texel.terrain === 0);
    });
    expect(wrong).toEqual([]);
  });
});
