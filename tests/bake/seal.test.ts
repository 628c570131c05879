// Rooms of walls keep light in. Analytic walls, sampled as a sheet samples them, so that the truth is known.

import { describe, expect, it } from 'vitest';
import { buildBrick } from '../../baker/brick/build-brick.ts';
import type { Brick } from '../../shared/format/brick.ts';
import { STOREY_UNITS } from '../../shared/projection.ts';
import { SOLID_SHARE } from '../../shared/voxel/occupancy.ts';
import { box, type Solid, sampleSheet } from '../unit/baker/brick/sample-frame.ts';
import { findLeak, findSealMargin, ROOM_SIZES, type Walls } from './seal-room.ts';

const bake = (name: string, ...solids: Solid[]): Brick => {
  const { frame, info } = sampleSheet(name, solids);
  return buildBrick(frame, info);
};

/** Walls whose middle plane lies `offset` inside their tile, seen from the edge they stand on. */
function bakeWalls(thickness: number, offset = 0): Walls {
  const from = -0.5 + offset - thickness / 2;
  return {
    x: bake('wall_x', box([-0.5, from, 0], [0.5, from + thickness, STOREY_UNITS])),
    y: bake('wall_y', box([from, -0.5, 0], [from + thickness, 0.5, STOREY_UNITS])),
  };
}

/** Slab thickness of a share of 250ths, units. */
const toUnits = (share: number): number => share / 2000;

describe.each([
  { thickness: 0.16, offset: 0 },
  { thickness: 0.09, offset: 0 },
  { thickness: 0.09, offset: 0.045 },
  { thickness: 0.09, offset: 0.1 },
])('walls of $thickness, $offset inside their edge', ({ thickness, offset }) => {
  const walls = bakeWalls(thickness, offset);

  it.each(ROOM_SIZES)('seal $columns x $rows tiles', (size) => {
    expect(findLeak({ walls, ...size })).toBeUndefined();
  });

  it('seal both rooms of two storeys', () => {
    expect(findLeak({ walls, columns: 3, rows: 3, storeys: 2 })).toBeUndefined();
  });

  it('leak when any one piece is missing', () => {
    for (let piece = 0; piece < 12; piece++) {
      expect(findLeak({ walls, columns: 3, rows: 3, without: piece }), `without piece ${piece}`).toMatch(/leaks/);
    }
  });

  it('seal up to the threshold that their thickness promises, and no further', () => {
    // A wall of thickness t is seen worst where a voxel face halves it, best where one voxel holds all of it.
    const low = -0.5 + offset - thickness / 2;
    const slabs = [Math.floor(low * 8), Math.floor(low * 8) + 1, Math.floor(low * 8) + 2].map(
      (voxel) => Math.min((voxel + 1) / 8, low + thickness) - Math.max(voxel / 8, low),
    );
    const promised = Math.max(...slabs);
    const margin = toUnits(findSealMargin({ walls }));
    expect(margin).toBeGreaterThan(promised * 0.93);
    // Voxels that are filled above the mean keep it from leaking exactly there.
    expect(margin).toBeLessThan(promised * 1.07);
    expect(margin).toBeGreaterThan(toUnits(SOLID_SHARE));
  });
});

describe('seals', () => {
  it('a wall as thin as a threshold cannot be closed: at 0.06 a wall of 0.09 on a voxel face leaks', () => {
    const walls = bakeWalls(0.09);
    for (const size of ROOM_SIZES) expect(findLeak({ walls, ...size }, 120)).toMatch(/leaks/);
  });

  it('are opened by a lit window and closed by an unlit one', () => {
    const walls = bakeWalls(0.16);
    const wall = box([-0.5, -0.58, 0], [0.5, -0.42, STOREY_UNITS]);
    const pane = (emissive: readonly [number, number, number]): Brick =>
      bake('wall_window_x', wall, box([-0.235, -0.55, 0.8], [0.235, -0.41, 1.5], { emissive }));
    const room = { walls, columns: 3, rows: 3 };
    expect(findLeak({ ...room, instead: [4, pane([255, 200, 120])] })).toMatch(/leaks/);
    expect(findLeak({ ...room, instead: [4, pane([0, 0, 0])] })).toBeUndefined();
  });
});
