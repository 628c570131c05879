import { describe, expect, it } from 'vitest';
import { buildBrick } from '../../../../baker/brick/build-brick.ts';
import { MATTER_RISE_MIN_UNITS } from '../../../../baker/brick/find-columns.ts';
import { type Brick, EMPTY_BRICK, FULL_SHARE } from '../../../../shared/format/brick.ts';
import { VOXELS_PER_UNIT } from '../../../../shared/limits.ts';
import { linearToSrgb, srgbToLinear } from '../../../../shared/srgb.ts';
import type { Vec3 } from '../../../../shared/vector.ts';
import { box, type SampledSheet, type Solid, sampleSheet, sphere } from './sample-frame.ts';

const bake = ({ frame, info }: SampledSheet): Brick => buildBrick(frame, info);
const brickOf = (...solids: Solid[]): Brick => bake(sampleSheet('thing', solids));

/** Share of the voxel with this place relative to the anchor; 0 outside the box. */
function shareAt(brick: Brick, shares: Uint8Array, voxel: Vec3): number {
  const [x, y, z] = voxel.map((value, axis) => value - brick.origin[axis]!) as [number, number, number];
  if ([x, y, z].some((value, axis) => value < 0 || value >= brick.size[axis]!)) return 0;
  return shares[x + brick.size[0] * (y + brick.size[1] * z)]! / FULL_SHARE;
}

/** Cubic units. */
function volume(shares: Uint8Array): number {
  return shares.reduce((sum, share) => sum + share, 0) / FULL_SHARE / VOXELS_PER_UNIT ** 3;
}

function colorAt(brick: Brick, voxel: Vec3): number[] {
  const [x, y, z] = voxel.map((value, axis) => (value - brick.origin[axis]!) >> 1) as [number, number, number];
  const at = (x + (brick.size[0] / 2) * (y + (brick.size[1] / 2) * z)) * 3;
  return [...brick.colors.subarray(at, at + 3)];
}

describe('buildBrick: shares', () => {
  it('fills a box voxel by voxel with the exact overlap, within the sampling of one ray a texel', () => {
    const low: Vec3 = [-0.43, -0.31, 0];
    const high: Vec3 = [0.38, 0.27, 1.21];
    const brick = brickOf(box(low, high));
    let squares = 0;
    let touched = 0;
    for (let z = -1; z < 12; z++) {
      for (let y = -5; y < 5; y++) {
        for (let x = -6; x < 6; x++) {
          const truth = [x, y, z].reduce((share, voxel, axis) => {
            const overlap = Math.min(voxel + 1, high[axis]! * 8) - Math.max(voxel, low[axis]! * 8);
            return share * Math.max(0, overlap);
          }, 1);
          const share = shareAt(brick, brick.solid, [x, y, z]);
          if (truth === 0) expect(share, `${x} ${y} ${z}`).toBeLessThan(0.005);
          else {
            squares += (share - truth) ** 2;
            touched++;
          }
        }
      }
    }
    expect(Math.sqrt(squares / touched)).toBeLessThan(0.03);
  });

  it.each([
    ['level', box([-0.5, -0.5, 0.3], [0.5, 0.5, 0.39]), 0.09],
    ['across y', box([-0.5, 0.1, 0], [0.5, 0.26, 2.1213]), 0.16 * 2.1213],
    ['across x', box([0.1, -0.5, 0], [0.19, 0.5, 2.1213]), 0.09 * 2.1213],
  ])('keeps the volume of a slab (%s)', (_, slab, expected) => {
    expect(volume(brickOf(slab).solid) / expected).toBeCloseTo(1, 2);
  });

  it('keeps the volume of a sphere within 2 %', () => {
    const radius = 0.8;
    const ratio = volume(brickOf(sphere([0, 0, 1], radius)).solid) / ((4 / 3) * Math.PI * radius ** 3);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
  });

  it('adds up: the halves of a wall, baked apart, give the whole wall', () => {
    const cut = 0.07; // inside a voxel
    const whole = brickOf(box([-0.5, -0.08, 0], [0.5, 0.08, 1]));
    const left = brickOf(box([-0.5, -0.08, 0], [cut, 0.08, 1]));
    const right = brickOf(box([cut, -0.08, 0], [0.5, 0.08, 1]));
    let shared = 0;
    for (let z = 0; z < 8; z++) {
      for (let y = -1; y < 1; y++) {
        for (let x = -4; x < 4; x++) {
          const a = shareAt(left, left.solid, [x, y, z]);
          const b = shareAt(right, right.solid, [x, y, z]);
          if (a > 0 && b > 0) shared++;
          // One rounding each, and one for the whole.
          expect(Math.abs(a + b - shareAt(whole, whole.solid, [x, y, z])) * FULL_SHARE).toBeLessThanOrEqual(1.5 + 1e-9);
        }
      }
    }
    expect(shared).toBeGreaterThan(8);
  });

  it('puts the anchor on a voxel corner and the ground on z 0, in whole cells', () => {
    const brick = brickOf(box([0, 0, 0], [0.125, 0.125, 0.125]));
    expect(shareAt(brick, brick.solid, [0, 0, 0])).toBeGreaterThan(0.8);
    expect(brick.origin).toEqual([0, 0, 0]);
    expect(brick.size).toEqual([4, 4, 4]);
  });

  it('follows the anchor: the same frame with its anchor moved gives the same brick, shifted', () => {
    // A tile east and a tile south of the ground point: 0 texels right, 32 down on the screen.
    const here = brickOf(box([-0.3, -0.2, 0], [0.4, 0.3, 0.7]));
    const sheet = sampleSheet('thing', [box([0.7, 0.8, 0], [1.4, 1.3, 0.7])]);
    const there = bake(sheet);
    expect(there.origin).toEqual([here.origin[0] + 8, here.origin[1] + 8, here.origin[2]]);
    expect(there.solid).toEqual(here.solid);
  });

  it('gives a sheet without thickness a little matter at its surface, never a wall', () => {
    const { frame, info } = sampleSheet('thing', [box([-0.5, 0, 0.05], [0.5, 0.1, 1])]);
    frame.backs.set(frame.heights);
    const brick = buildBrick(frame, info);
    const covered = frame.albedo.filter((value, i) => i % 4 === 3 && value > 0).length;
    expect(volume(brick.solid)).toBeCloseTo((covered * MATTER_RISE_MIN_UNITS) / 512, 3);
    expect(Math.max(...brick.solid) / FULL_SHARE).toBeLessThan(0.24);
  });

  it('has nothing for a frame with nothing covered', () => {
    expect(brickOf()).toEqual(EMPTY_BRICK);
  });
});

describe('buildBrick: what is matter', () => {
  const GLOW = [255, 200, 100] as const;

  it('leaves glowing glass open and the wall around it closed', () => {
    const wall = box([-0.5, -0.08, 0], [0.5, 0.08, 2]);
    const glass = box([-0.25, 0, 0.8], [0.25, 0.09, 1.4], { emissive: GLOW });
    const brick = brickOf(wall, glass);
    expect(shareAt(brick, brick.solid, [0, 0, 8])).toBe(0);
    expect(shareAt(brick, brick.solid, [-4, 0, 8])).toBeGreaterThan(0.5);
    expect(shareAt(brick, brick.solid, [0, 0, 2])).toBeGreaterThan(0.5);
  });

  it('decides what glows after the scale', () => {
    const dim = box([-0.5, -0.5, 0], [0.5, 0.5, 1], { emissive: [255, 255, 255] });
    expect(bake(sampleSheet('thing', [dim], { emissiveScale: 0.4 })).solid.some((share) => share > 0)).toBe(true);
    expect(bake(sampleSheet('thing', [dim], { emissiveScale: 0.6 }))).toEqual(EMPTY_BRICK);
  });

  it('counts leaves apart from wood, and flames nowhere', () => {
    const trunk = box([-0.1, -0.1, 0], [0.1, 0.1, 1]);
    const crown = sphere([0, 0, 1.8], 0.8, { isDebris: true });
    const flame = box([1, -1, 0], [1.1, -0.9, 0.3], { isDebris: true, emissive: GLOW });
    const brick = brickOf(trunk, crown, flame);
    expect(shareAt(brick, brick.foliage, [0, 0, 14])).toBeGreaterThan(0.9);
    expect(shareAt(brick, brick.solid, [0, 0, 14])).toBe(0);
    expect(shareAt(brick, brick.solid, [0, 0, 3])).toBeGreaterThan(0.5);
    // The crown's texels hide the top of the trunk behind them; their columns end where the crown does.
    expect(volume(brick.foliage) / ((4 / 3) * Math.PI * 0.8 ** 3)).toBeCloseTo(1, 1);
    expect(brick.origin[0] + brick.size[0]).toBeLessThanOrEqual(8);
    expect(brickOf(trunk).foliage).toHaveLength(0);
  });
});

describe('buildBrick: colours', () => {
  it('gives each quarter unit the colour of its matter', () => {
    const brick = brickOf(
      box([-0.5, -0.5, 0], [0, 0.5, 0.5], { albedo: [200, 40, 10] }),
      box([0, -0.5, 0], [0.5, 0.5, 0.5], { albedo: [10, 40, 200] }),
    );
    // Rays rise to the south-east, so near the border a column of the east half reaches below the west one.
    expect(colorAt(brick, [-4, 2, 2])).toEqual([200, 40, 10]);
    expect(colorAt(brick, [2, -4, 2])).toEqual([10, 40, 200]);
  });

  it('means in linear light, by volume', () => {
    // One quarter cell (2 x 2 x 2 voxels) holds black below and white above, in layers of 0.0625 and 0.1875.
    const black = box([-0.5, -0.5, 0], [0.5, 0.5, 0.0625], { albedo: [0, 0, 0] });
    const white = box([0.5, 0.5, 0], [0.75, 0.75, 0.25], { albedo: [255, 255, 255] });
    const brick = brickOf(black, white);
    expect(colorAt(brick, [-2, -2, 0])).toEqual([0, 0, 0]);
    expect(colorAt(brick, [5, 5, 0])).toEqual([255, 255, 255]);
    // A striped texel pattern: every second column white.
    const { frame, info } = sampleSheet('thing', [box([-0.5, -0.5, 0], [0.5, 0.5, 0.5])]);
    for (let texel = 0; texel < frame.width * frame.height; texel++) {
      frame.albedo.fill(texel % 2 === 0 ? 255 : 0, texel * 4, texel * 4 + 3);
    }
    const [red] = colorAt(buildBrick(frame, info), [0, 0, 2]);
    expect(srgbToLinear(red!)).toBeCloseTo(0.5, 1);
    expect(Math.abs(red! - linearToSrgb(0.5))).toBeLessThan(12);
  });
});
