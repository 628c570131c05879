// Plates of known thickness, with known holes: what light does with them follows from their measures.

import { describe, expect, it } from 'vitest';
import { buildBrick } from '../../../../baker/brick/build-brick.ts';
import { buildBricks } from '../../../../baker/brick/build-bricks.ts';
import { lintSheet } from '../../../../baker/lint/lint-sheet.ts';
import type { SheetFault } from '../../../../baker/read/sheet-source.ts';
import type { Vec3 } from '../../../../shared/vector.ts';
import { box, type Solid, sampleSheet } from '../brick/sample-frame.ts';

function lint(name: string, ...frames: readonly (readonly Solid[])[]): SheetFault[] {
  const samples = frames.map((solids) => sampleSheet(name, solids));
  const { info } = samples[0]!;
  const maps = samples.map(({ frame }) => frame);
  const { built, raised } = buildBricks({ info, frames: maps });
  return lintSheet({ info, frames: maps }, built, raised);
}

/** A storey of wall on its tile's north edge, its middle `inside` the tile, without what lies between `from` and `to` along it. */
function wall(thickness: number, inside = 0, from = 0, to = 0, foot = 0, top = 2): Solid[] {
  const [north, south] = [-0.5 + inside - thickness / 2, -0.5 + inside + thickness / 2];
  const part = (low: readonly [number, number], high: readonly [number, number]): Solid =>
    box([low[0], north, low[1]], [high[0], south, high[1]]);
  if (from === to) return [part([-0.5, 0], [0.5, 2])];
  return [
    part([-0.5, 0], [from, 2]),
    part([to, 0], [0.5, 2]),
    ...(foot > 0 ? [part([from, 0], [to, foot])] : []),
    ...(top < 2 ? [part([from, top], [to, 2])] : []),
  ];
}

/** The wall of the y orientation: on the west edge. */
const turned = (solids: readonly Solid[]): Solid[] =>
  solids.map((solid) => ({ ...solid, cut: ([x, y, z]: Vec3) => solid.cut([y, x, z]) }));

const found = (faults: readonly SheetFault[]): string[] => faults.map((fault) => fault.found);

describe('a wall', () => {
  it.each([
    // On a voxel's face a wall is halved; 0.0625 inside it lies in the middle of a voxel.
    { thickness: 0.09, inside: 0 },
    { thickness: 0.16, inside: 0 },
    { thickness: 0.05, inside: 0.0625 },
  ])('of $thickness, $inside inside its edge, is tight, along x and along y', ({ thickness, inside }) => {
    expect(lint('wall_test_x', wall(thickness, inside))).toEqual([]);
    expect(lint('wall_test_y', turned(wall(thickness, inside)))).toEqual([]);
  });

  it.each([
    { thickness: 0.04, inside: 0, worth: '0.020' },
    { thickness: 0.02, inside: 0.0625, worth: '0.020' },
  ])('of $thickness, $inside inside its edge, lets light through', ({ thickness, inside, worth }) => {
    for (const faults of [
      lint('wall_test_x', wall(thickness, inside)),
      lint('wall_test_y', turned(wall(thickness, inside))),
    ]) {
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatchObject({ severity: 'warning', frame: 0 });
      expect(faults[0]!.found).toMatch(/^this wall lets light through: its matter is worth a slab of /);
      expect(Number(/slab of ([\d.]+)/.exec(faults[0]!.found)![1])).toBeCloseTo(Number(worth), 2);
      expect(faults[0]!.expected).toContain('0.036 unit');
    }
  });

  it('of 0.03 in the middle of a voxel is on the edge', () => {
    expect(found(lint('wall_test_x', wall(0.03, 0.0625)))).toEqual([
      expect.stringMatching(/^this wall all but lets light through: its matter is worth a slab of 0\.03/),
    ]);
  });

  it('is judged by its class: the same plate as an object may be as thin as it likes', () => {
    expect(lint('banner', wall(0.02))).toEqual([]);
    expect(lint('fence_test_x', wall(0.02))).toEqual([]);
  });

  it('that is thin in one place is told there, with a texel that shows it', () => {
    const solids = [...wall(0.16, 0, -0.25, 0.25, 0.75, 1.5), box([-0.25, -0.5, 0.75], [0.25, -0.485, 1.5])];
    const [fault, ...more] = lint('wall_test_x', solids);
    expect(more).toEqual([]);
    const [, east, up] = /, (-?[\d.]+) east and -?[\d.]+ south of its anchor, ([\d.]+) high/.exec(fault!.found)!;
    expect(Math.abs(Number(east))).toBeLessThan(0.25);
    expect(Number(up)).toBeGreaterThan(0.75);
    expect(Number(up)).toBeLessThan(1.5);
    // On screen the thin part lies 64 + 16 (x - y) texels from the left and 112 + 16 (x + y) - 22.6 z from the top.
    const [right, down] = fault!.texel!;
    expect(right).toBeGreaterThanOrEqual(64 + 16 * 0.25 - 1);
    expect(right).toBeLessThanOrEqual(64 + 16 * 0.75 + 1);
    expect(down).toBeGreaterThanOrEqual(112 - 16 * 0.75 - 22.7 * 1.5 - 1);
    expect(down).toBeLessThanOrEqual(112 - 16 * 0.25 - 22.6 * 0.75 + 1);
  });

  it('may have openings: a doorway, a window hole, and glass that glows, however thin', () => {
    expect(lint('wall_test_x', wall(0.16, 0, -0.3, 0.3, 0, 1.8))).toEqual([]);
    expect(lint('wall_test_x', wall(0.16, 0, -0.25, 0.25, 0.75, 1.5))).toEqual([]);
    const glass = box([-0.25, -0.5, 0.75], [0.25, -0.49, 1.5], { emissive: [255, 200, 120] });
    expect(lint('wall_test_x', [...wall(0.16, 0, -0.25, 0.25, 0.75, 1.5), glass])).toEqual([]);
    // Bars so close that no voxel of the window is without matter: it is a window for its glow.
    const bars = [-0.25, -0.125, 0, 0.125, 0.25].map((x) => box([x - 0.03, -0.49, 0.75], [x + 0.03, -0.47, 1.5]));
    expect(lint('wall_test_x', [...wall(0.16, 0, -0.25, 0.25, 0.75, 1.5), glass, ...bars])).toEqual([]);
    expect(lint('wall_test_x', [...wall(0.16, 0, -0.25, 0.25, 0.75, 1.5), ...bars])).toHaveLength(1);
  });

  it('is looked at beside its openings, wherever they are', () => {
    // Over the very middle of the plate.
    const hole = wall(0.16, 0, -0.125, 0.25, 1.25, 1.875);
    expect(lint('wall_test_x', hole)).toEqual([]);
    const thin = box([-0.5, -0.45, 2], [0.5, -0.43, 3]);
    expect(lint('wall_test_x', [...hole, thin])).toMatchObject([
      { found: expect.stringMatching(/worth a slab of 0\.0(19|20)/) },
    ]);
  });

  it('may not have a gap, in its middle or to its neighbour in a run', () => {
    expect(found(lint('wall_test_x', wall(0.16, 0, 0, 0.125, 0.5, 1.75)))).toEqual([
      expect.stringMatching(/^this wall lets light through: a gap, 0\.06 east/),
    ]);
    // A wall that reaches both ends at its foot, and stops short of one above it.
    const short = [box([-0.5, -0.58, 0], [0.5, -0.42, 0.5]), box([-0.5, -0.58, 0.5], [0.375, -0.42, 2])];
    expect(found(lint('wall_test_x', short))).toEqual([expect.stringMatching(/a gap, 0\.44 east/)]);
  });

  it('is judged in a run: what reaches over into the next tile fills what is missing at the other end', () => {
    // Half a voxel too far west: alone, its last voxel holds half of a wall.
    expect(lint('wall_test_x', [box([-0.5625, -0.4625, 0], [0.4375, -0.4125, 2])])).toEqual([]);
  });

  it('is looked at in every frame, and told once', () => {
    const faults = lint('wall_test_x', wall(0.16), wall(0.02), wall(0.03));
    expect(faults).toMatchObject([{ frame: 1, found: expect.stringMatching(/in 2 frames/) }]);
  });
});

describe('other plates', () => {
  it('floors and roofs are looked through from above, doors along their wall’s thickness', () => {
    const floor = (thickness: number): Solid[] => [box([-0.5, -0.5, 0.0625], [0.5, 0.5, 0.0625 + thickness])];
    expect(lint('floor_test', floor(0.05))).toEqual([]);
    expect(found(lint('floor_test', floor(0.02)))).toEqual([expect.stringMatching(/^this floor lets light/)]);
    expect(found(lint('roof_test', floor(0.02)))).toEqual([expect.stringMatching(/^this roof lets light/)]);
    const door = (thickness: number): Solid[] => [
      box([-0.31, -0.5, 0], [0.31, -0.5 + thickness, 1.77], { albedo: [90, 70, 50] }),
    ];
    expect(lint('door_test_x', door(0.09))).toEqual([]);
    expect(found(lint('door_test_x', door(0.02)))).toEqual([expect.stringMatching(/^this door lets light/)]);
  });

  it('an empty frame is none', () => {
    expect(lint('wall_test_x', [])).toEqual([]);
  });
});

describe('parts thinner than a texel', () => {
  /** A block and, beside it, a picture of single texels. */
  function dotted(
    dots: readonly (readonly [x: number, y: number])[],
    mark: 'debris' | 'emissive' | 'none',
  ): SheetFault[] {
    const { frame, info } = sampleSheet('rope', [box([-0.3, -0.3, 0], [0.3, 0.3, 0.5])]);
    for (const [x, y] of dots) {
      const texel = x + y * frame.width;
      frame.albedo.set([90, 80, 70, 255], texel * 4);
      frame.heights[texel] = 30000;
      frame.backs[texel] = 29000;
      if (mark === 'debris') frame.debris[texel] = 255;
      if (mark === 'emissive') frame.emissive.set([255, 255, 255], texel * 3);
    }
    return lintSheet({ info, frames: [frame] }, [buildBrick(frame, info)], [0]);
  }

  it('are told where the first of them lies', () => {
    expect(
      dotted(
        [
          [20, 20],
          [23, 24],
          [24, 25],
          [20, 40],
        ],
        'none',
      ),
    ).toMatchObject([
      { severity: 'warning', frame: 0, texel: [20, 20], found: expect.stringMatching(/^4 texels beside the rest/) },
    ]);
  });

  it('are told of a bare twin as well, by its file', () => {
    const { frame, info } = sampleSheet('tree_test', [box([-0.3, -0.3, 0], [0.3, 0.3, 0.5])]);
    const bare = sampleSheet('tree_test', [box([-0.1, -0.1, 0], [0.1, 0.1, 0.5])]).frame;
    bare.albedo.set([90, 80, 70, 255], (20 + 20 * bare.width) * 4);
    const sheet = { info, frames: [frame], bare: { info, frames: [bare] } };
    expect(lintSheet(sheet, [buildBrick(frame, info)], [0])).toMatchObject([
      { file: 'bare/albedo.png', texel: [20, 20] },
    ]);
  });

  it('are none where texels hang together, fall as leaves or sparks do, or are all that there is', () => {
    expect(
      dotted(
        [
          [20, 20],
          [21, 21],
          [22, 22],
        ],
        'none',
      ),
    ).toEqual([]);
    expect(dotted([[20, 20]], 'debris')).toEqual([]);
    expect(dotted([[20, 20]], 'emissive')).toEqual([]);
    const { frame, info } = sampleSheet('coin', []);
    frame.albedo[3] = 255;
    expect(lintSheet({ info, frames: [frame] }, [buildBrick(frame, info)], [0])).toEqual([]);
  });
});
