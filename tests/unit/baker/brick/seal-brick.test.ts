// Walls that are too thin to hold light are thickened, said so, and hold it; what holds light stays as it is.

import { describe, expect, it } from 'vitest';
import { buildBrick } from '../../../../baker/brick/build-brick.ts';
import { buildBricks } from '../../../../baker/brick/build-bricks.ts';
import { sealBrick } from '../../../../baker/brick/seal-brick.ts';
import type { SealSide } from '../../../../baker/brick/seal-side.ts';
import { type Brick, EMPTY_BRICK } from '../../../../shared/format/brick.ts';
import { STOREY_UNITS } from '../../../../shared/projection.ts';
import type { Vec3 } from '../../../../shared/vector.ts';
import { SOLID_SHARE } from '../../../../shared/voxel/occupancy.ts';
import { findLeak, ROOM_SIZES } from '../../../bake/seal-room.ts';
import { box, convex, halvesOfBox, type Solid, sampleSheet, sphere } from './sample-frame.ts';

const ALONG_X: SealSide = { axis: 1, joins: [0] };
const ALONG_Y: SealSide = { axis: 0, joins: [1] };

const bake = (...solids: Solid[]): Brick => {
  const { frame, info } = sampleSheet('thing', solids);
  return buildBrick(frame, info);
};
const seal = (brick: Brick, side: SealSide) => sealBrick(brick, EMPTY_BRICK, side, [1, 1]);

/** A wall on its tile's north (or west) edge whose middle plane slides from one side of the edge to the other. */
function slantedWall(thickness: number, slide: number, orientation: 'x' | 'y'): Solid {
  const turn = (v: Vec3): Vec3 => (orientation === 'x' ? v : [v[1], v[0], v[2]]);
  const length = Math.hypot(1, slide);
  const normal = turn([slide / length, 1 / length, 0]);
  const back = turn([-slide / length, -1 / length, 0]);
  // The middle plane goes through the edge's middle, at -0.5.
  const middle = -0.5 / length;
  return convex([
    ...halvesOfBox(turn([-0.5, -1, 0]), turn([0.5, 0, STOREY_UNITS])),
    { normal, reach: middle + thickness / 2 },
    { normal: back, reach: -middle + thickness / 2 },
  ]);
}

const THIN_WALLS = [
  { what: '0.03 on a voxel face', thickness: 0.03, slide: 0 },
  { what: '0.03 across it, diagonal', thickness: 0.03, slide: 0.09 },
  { what: '0.03 through three layers', thickness: 0.03, slide: 0.3 },
  { what: '0.01 on a voxel face', thickness: 0.01, slide: 0 },
];

describe.each(THIN_WALLS)('a wall of $what', ({ thickness, slide }) => {
  const thin = { x: bake(slantedWall(thickness, slide, 'x')), y: bake(slantedWall(thickness, slide, 'y')) };
  const sealed = { x: seal(thin.x, ALONG_X), y: seal(thin.y, ALONG_Y) };
  const walls = { x: sealed.x.brick, y: sealed.y.brick };

  it('leaks as it is, and holds light once it is thickened', () => {
    expect(findLeak({ walls: thin, columns: 3, rows: 2 })).toMatch(/leaks/);
    for (const size of ROOM_SIZES) expect(findLeak({ walls, ...size })).toBeUndefined();
    expect(findLeak({ walls, columns: 2, rows: 2, storeys: 2 })).toBeUndefined();
    for (let piece = 0; piece < 10; piece++) {
      expect(findLeak({ walls, columns: 3, rows: 2, without: piece })).toMatch(/leaks/);
    }
  });

  it('has only voxels raised that hold something, to what counts as solid, and counts them', () => {
    for (const orientation of ['x', 'y'] as const) {
      const [before, after] = [thin[orientation].solid, sealed[orientation].brick.solid];
      const changed = [...after.keys()].filter((voxel) => after[voxel] !== before[voxel]);
      expect(sealed[orientation]).toMatchObject({ isSealed: true, raised: changed.length });
      expect(changed.length).toBeGreaterThan(0);
      for (const voxel of changed) {
        expect(before[voxel]).toBeGreaterThan(0);
        expect(before[voxel]).toBeLessThan(SOLID_SHARE);
        expect(after[voxel]).toBe(SOLID_SHARE);
      }
      // As few as it takes: the fullest of the thin voxels.
      const least = Math.min(...changed.map((voxel) => before[voxel]!));
      for (const [voxel, share] of before.entries()) {
        if (share > least && share < SOLID_SHARE) expect(changed).toContain(voxel);
      }
    }
  });
});

describe('what holds light', () => {
  it.each([
    { thickness: 0.09, slide: 0 },
    { thickness: 0.09, slide: 0.3 },
    { thickness: 0.16, slide: 0.1 },
  ])('stays as it is: a wall of $thickness, $slide across its edge', ({ thickness, slide }) => {
    const brick = bake(slantedWall(thickness, slide, 'x'));
    expect(seal(brick, ALONG_X)).toEqual({ brick, raised: 0, isSealed: true });
    expect(seal(brick, ALONG_X).brick).toBe(brick);
  });

  it('is a floor as well, from below', () => {
    const floor = (thickness: number): Brick =>
      bake(box([-0.5, -0.5, 0.125 - thickness / 2], [0.5, 0.5, 0.125 + thickness / 2]));
    const side: SealSide = { axis: 2, joins: [0, 1] };
    expect(seal(floor(0.09), side).raised).toBe(0);
    expect(seal(floor(0.04), side)).toMatchObject({ raised: 2 * 64, isSealed: true });
    const holed = bake(box([-0.5, -0.5, 0], [0.5, 0.1, 0.09]), box([-0.5, 0.3, 0], [0.5, 0.5, 0.09]));
    expect(seal(holed, side)).toMatchObject({ raised: 0, isSealed: false });
  });
});

describe('a hole', () => {
  const wall = (low: number, high: number, bottom = 0): Solid => box([low, -0.58, bottom], [high, -0.42, STOREY_UNITS]);

  it.each([
    ['in the middle', [wall(-0.5, -0.2), wall(0.2, 0.5)]],
    ['beside the next piece', [wall(-0.5, 0.3)]],
    ['above the ground', [wall(-0.5, 0.5, 0.4)]],
  ])('%s stays one', (_, solids) => {
    const brick = bake(...solids);
    expect(seal(brick, ALONG_X)).toEqual({ brick, raised: 0, isSealed: false });
  });

  it('that is glazed is meant: lit glass counts as closed, and stays open in the brick', () => {
    const parts = [wall(-0.5, 0.5), box([-0.2, -0.55, 0.8], [0.2, -0.41, 1.4], { emissive: [255, 200, 120] })];
    const { frame, info } = sampleSheet('wall_lit_x', parts);
    const { bricks, raised } = buildBricks({ frames: [frame], info });
    expect(raised).toEqual([0]);
    expect(bricks).toEqual([buildBrick(frame, info)]);
  });
});

describe('buildBricks', () => {
  const build = (name: string, ...solids: Solid[]) => {
    const { frame, info } = sampleSheet(name, solids);
    return buildBricks({ frames: [frame, frame], info });
  };
  const thin = slantedWall(0.03, 0, 'x');

  it('gives the bricks thickened, as they were before, and by how many voxels', () => {
    const { brick, raised } = seal(bake(thin), ALONG_X);
    expect(build('wall_paper_x', thin)).toEqual({
      bricks: [brick, brick],
      built: [bake(thin), bake(thin)],
      raised: [raised, raised],
    });
  });

  it.each([
    ['need not hold light', 'screen_paper_x', [thin]],
    ['are broken', 'wall_broken_x', [thin]],
    ['have a hole', 'wall_holed_x', [box([-0.5, -0.58, 0], [0.2, -0.42, 1])]],
  ])('leaves alone those that %s', (_, name, solids) => {
    const brick = bake(...solids);
    expect(build(name, ...solids)).toEqual({ bricks: [brick, brick], built: [brick, brick], raised: [0, 0] });
  });

  it.each([
    ['is empty', 'wall_none_x', []],
    ['walks: it blocks nothing', 'mobile_ball', [sphere([0, 0, 1], 0.5)]],
  ])('makes none of what %s', (_, name, solids) => {
    expect(build(name, ...solids).bricks).toEqual([EMPTY_BRICK, EMPTY_BRICK]);
  });
});
