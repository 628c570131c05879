// Stand-ins against the formulas they are made from: closed forms, brute force along the ray, numeric gradients.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  chooseStandIn,
  createStandIn,
  STAND_IN_NAMES,
  standInSdf,
} from '../../../../baker/stand-in/create-stand-in.ts';
import { type FrameMaps, isCovered, type Sheet, type SheetInfo } from '../../../../shared/format/sheet.ts';
import { HEIGHT_MAX } from '../../../../shared/limits.ts';
import { parseSpriteName, SPRITE_NAME_PATTERN } from '../../../../shared/names.ts';
import { STOREY_UNITS, screenToWorld, TO_CAMERA, texelToLocal } from '../../../../shared/projection.ts';
import { dotVec3, normalizeVec3, type Vec3 } from '../../../../shared/vector.ts';

const sheets = new Map<string, Sheet>();

function sheetOf(name: string): Sheet {
  const sheet = sheets.get(name) ?? createStandIn(name);
  sheets.set(name, sheet);
  return sheet;
}

interface Texel {
  readonly index: number;
  readonly right: number;
  readonly down: number;
  readonly front: Vec3;
  readonly back: Vec3;
}

function coveredTexels(frame: FrameMaps, info: SheetInfo): Texel[] {
  const texels: Texel[] = [];
  for (let index = 0; index < frame.width * frame.height; index++) {
    if (!isCovered(frame, index)) continue;
    const right = (index % frame.width) - info.anchor[0];
    const down = Math.floor(index / frame.width) - info.anchor[1];
    const at = (value: number) => texelToLocal(right, down, (value / HEIGHT_MAX) * info.heightRange);
    texels.push({ index, right, down, front: at(frame.heights[index]!), back: at(frame.backs[index]!) });
  }
  return texels;
}

/** A digest of all that a sheet says. */
function digestOf({ info, frames }: Sheet): string {
  const hash = createHash('sha256').update(JSON.stringify(info));
  for (const { albedo, normal, heights, backs, material, emissive, debris } of frames) {
    for (const map of [albedo, normal, heights, backs, material, emissive, debris]) hash.update(map);
  }
  return hash.digest('hex');
}

function normalAt(frame: FrameMaps, index: number): Vec3 {
  const value = (channel: number) => (frame.normal[index * 3 + channel]! / 255) * 2 - 1;
  return [value(0), value(1), value(2)];
}

function gradient(sdf: (point: Vec3) => number, [x, y, z]: Vec3, step: number): Vec3 {
  const slope = (a: Vec3, b: Vec3) => (sdf(a) - sdf(b)) / (2 * step);
  return [
    slope([x + step, y, z], [x - step, y, z]),
    slope([x, y + step, z], [x, y - step, z]),
    slope([x, y, z + step], [x, y, z - step]),
  ];
}

describe.each(STAND_IN_NAMES)('%s', (name) => {
  const { info, frames } = sheetOf(name);
  /** Half a step of the height map along the ray, and the marcher's own 1e-4. */
  const heightError = (info.heightRange / HEIGHT_MAX) * Math.SQRT1_2 + 1e-4;

  it('has a name that other stages read', () => {
    expect(name).toMatch(SPRITE_NAME_PATTERN);
    expect(info.name).toBe(name);
    expect(frames).toHaveLength(info.frames);
    expect(info.frames).toBe(info.facings * info.variants);
  });

  it('puts front and back of every texel on the surface', () => {
    let farthest = 0;
    frames.forEach((frame, number) => {
      const sdf = standInSdf(name, number);
      const texels = coveredTexels(frame, info);
      expect(texels.length).toBeGreaterThan(100);
      for (const { front, back } of texels) farthest = Math.max(farthest, Math.abs(sdf(front)), Math.abs(sdf(back)));
      expect(texels.filter(({ front, back }) => front[2] < back[2])).toEqual([]);
    });
    expect(farthest).toBeLessThan(heightError);
  });

  it('fills covered texels and nothing else', () => {
    for (const frame of frames) {
      const { albedo, normal, material, emissive, heights, backs, debris } = frame;
      for (const [map, channels] of [
        [albedo, 4],
        [normal, 3],
        [material, 3],
        [emissive, 3],
        [heights, 1],
        [backs, 1],
        [debris, 1],
      ] as const) {
        expect(map.some((value, at) => value !== 0 && albedo[Math.floor(at / channels) * 4 + 3] !== 255)).toBe(false);
      }
    }
  });

  it('has unit normals that face the camera', () => {
    let [lengthError, facing] = [0, 1];
    for (const frame of frames) {
      for (const { index } of coveredTexels(frame, info)) {
        const normal = normalAt(frame, index);
        lengthError = Math.max(lengthError, Math.abs(Math.sqrt(dotVec3(normal, normal)) - 1));
        facing = Math.min(facing, dotVec3(normal, TO_CAMERA));
      }
    }
    expect(lengthError).toBeLessThan(0.012);
    expect(facing).toBeGreaterThan(-0.012);
  });

  it('has the normals of the surface, but for leaves, which are bent on purpose', () => {
    let [compared, worst] = [0, 0];
    frames.forEach((frame, number) => {
      const sdf = standInSdf(name, number);
      for (const { index, front } of coveredTexels(frame, info)) {
        if (frame.debris[index] !== 0 || front[2] < 1e-3) continue;
        // The map's height is rounded: a kink nearer than that rounding has two answers. Compare where the surface is smooth.
        const wide = gradient(sdf, front, 4e-4);
        const near = gradient(sdf, front, 5e-5);
        if (Math.max(...wide.map((value, axis) => Math.abs(value - near[axis]!))) > 1e-3) continue;
        const truth = normalizeVec3(wide);
        worst = Math.max(worst, ...normalAt(frame, index).map((value, axis) => Math.abs(value - truth[axis]!)));
        compared++;
      }
    });
    // Half a step of an 8-bit normal is 0.004; the rest is what a rounded height turns a curved surface by.
    expect(worst).toBeLessThan(0.01);
    if (!name.startsWith('ground')) expect(compared).toBeGreaterThan(100);
  });
});

describe('createStandIn', () => {
  it('agrees with a slow walk along every ray of the crate: same coverage, first entry, last exit', () => {
    const { info, frames } = sheetOf('crate');
    const sdf = standInSdf('crate', 0);
    const step = 0.002;
    for (let index = 0; index < info.frameWidth * info.frameHeight; index++) {
      const right = (index % info.frameWidth) - info.anchor[0];
      const down = Math.floor(index / info.frameWidth) - info.anchor[1];
      let [first, last] = [Number.NaN, Number.NaN];
      for (let z = 0; z < 0.65; z += step) {
        if (sdf(texelToLocal(right, down, z)) > 0) continue;
        if (Number.isNaN(last)) last = z;
        first = z;
      }
      expect(isCovered(frames[0]!, index)).toBe(!Number.isNaN(first));
      if (Number.isNaN(first)) continue;
      expect(Math.abs((frames[0]!.heights[index]! / HEIGHT_MAX) * info.heightRange - first)).toBeLessThan(1.1 * step);
      expect(Math.abs((frames[0]!.backs[index]! / HEIGHT_MAX) * info.heightRange - last)).toBeLessThan(1.1 * step);
    }
  });

  it('gives a floor its closed form: top at two texels, and the side face below the edge', () => {
    const { info, frames } = sheetOf('floor_plain');
    const top = 2 / (32 / Math.SQRT2);
    for (const { front, index, right, down } of coveredTexels(frames[0]!, info)) {
      const [x, y] = screenToWorld(right + 0.5, down + 0.5, top);
      // Where the ray is beyond the slab's south or east face at the top's height it meets that face lower down.
      const beyond = Math.max(x - 0.5, y - 0.5, 0);
      expect(front[2]).toBeCloseTo(top - beyond / Math.SQRT1_2, 4);
      if (beyond === 0) expect(normalAt(frames[0]!, index)[2]).toBeGreaterThan(0.99);
    }
  });

  it('stands walls on their edges, a storey high and 0.16 thick in the plaster', () => {
    const x = standInSdf('wall_plain_x', 0);
    const y = standInSdf('wall_plain_y', 0);
    const middle = STOREY_UNITS * 0.7;
    expect(x([0.1, -0.5 + 0.08, middle])).toBeCloseTo(0, 6);
    expect(x([0.1, -0.5 - 0.08, middle])).toBeCloseTo(0, 6);
    expect(x([0.1, -0.5, STOREY_UNITS])).toBeCloseTo(0, 6);
    expect(x([0.5, -0.5, STOREY_UNITS / 4])).toBeCloseTo(0, 6);
    for (const point of [
      [0.2, -0.41, 1.1],
      [-0.3, -0.62, 0.2],
      [0.45, -0.5, 2.2],
    ] as const) {
      expect(y([point[1], point[0], point[2]])).toBe(x(point));
    }
  });

  it('leaves no hole in a run of walls: a texel inside of the run is covered by one of its modules', () => {
    for (const axis of ['x', 'y'] as const) {
      const { info, frames } = sheetOf(`wall_plain_${axis}`);
      const sign = axis === 'x' ? 1 : -1;
      let holes = 0;
      const covered = (right: number, down: number) => {
        const column = right + info.anchor[0];
        const row = down + info.anchor[1];
        if (column < 0 || row < 0 || column >= info.frameWidth || row >= info.frameHeight) return false;
        return isCovered(frames[0]!, row * info.frameWidth + column);
      };
      for (const { right, down } of coveredTexels(frames[0]!, info)) {
        // The next texel along the run must belong to this module, the next, or the one after.
        if (![0, 1, 2].some((module) => covered(right + sign - 16 * module * sign, down + 1 - 16 * module))) holes++;
      }
      expect(holes).toBe(0);
    }
  });

  it('lays ground without holes: each texel of the middle tile has an owner, whatever the variants', () => {
    for (const name of STAND_IN_NAMES.filter((candidate) => candidate.startsWith('ground_'))) {
      const { info, frames } = sheetOf(name);
      for (let variant = 0; variant < frames.length; variant++) {
        const owners = new Map<string, number>();
        for (let y = -1; y <= 1; y++) {
          for (let x = -1; x <= 1; x++) {
            const frame = frames[(variant + 3 * x + y + frames.length) % frames.length]!;
            for (const { right, down } of coveredTexels(frame, info)) {
              const [i, j] = screenToWorld(right + 0.5, down + 0.5, 0);
              const isOwned = i >= -0.5 && i < 0.5 && j >= -0.5 && j < 0.5;
              const key = `${right + (x - y) * 16},${down + (x + y) * 16}`;
              if (isOwned) owners.set(key, (owners.get(key) ?? 0) + 1);
            }
          }
        }
        expect(owners.size).toBe(9 * 512);
        expect([...owners.values()].every((count) => count === 1)).toBe(true);
      }
    }
  });

  it('lets any two variants of cobbles meet: relief that pokes out is what the neighbour shows there itself', () => {
    const { info, frames } = sheetOf('ground_cobbled');
    const heightOf = (frame: FrameMaps, right: number, down: number) =>
      frame.heights[(down + info.anchor[1]) * info.frameWidth + right + info.anchor[0]]!;
    let poking = 0;
    for (const frame of frames) {
      for (const { right, down, index } of coveredTexels(frame, info)) {
        const [x, y] = screenToWorld(right + 0.5, down + 0.5, 0);
        if (x >= -0.5 && y >= -0.5) continue;
        const [tileX, tileY] = [x < -0.5 ? -1 : 0, y < -0.5 ? -1 : 0];
        for (const neighbour of frames) {
          const there = heightOf(neighbour, right - (tileX - tileY) * 16, down - (tileX + tileY) * 16);
          expect(Math.abs(there - frame.heights[index]!)).toBeLessThanOrEqual(1);
        }
        poking++;
      }
    }
    expect(poking).toBeGreaterThan(0);
  });

  it('turns the figure: eight pictures, and the solid of each is the first one turned', () => {
    const { frames } = sheetOf('mobile_figure');
    const pictures = new Set(frames.map(({ albedo }) => Buffer.from(albedo).toString('base64')));
    expect(pictures.size).toBe(8);
    // The nose is on the south side at first, on the east side in the third frame, on the north in the fifth.
    const nose = 0.21;
    expect(standInSdf('mobile_figure', 0)([0, nose, 1.51])).toBeLessThan(0);
    expect(standInSdf('mobile_figure', 2)([nose, 0, 1.51])).toBeLessThan(0);
    expect(standInSdf('mobile_figure', 4)([0, -nose, 1.51])).toBeLessThan(0);
    expect(standInSdf('mobile_figure', 1)([nose * Math.SQRT1_2, nose * Math.SQRT1_2, 1.51])).toBeLessThan(0);
    expect(standInSdf('mobile_figure', 4)([0, nose, 1.51])).toBeGreaterThan(0);
  });

  it('leaves the wood where a bare tree stands, and marks all else as debris', () => {
    const { frames, bare, info } = sheetOf('tree_plain');
    const [full, wood] = [frames[0]!, bare!.frames[0]!];
    expect(bare!.info).toEqual(info);
    expect(wood.debris.every((value) => value === 0)).toBe(true);
    for (const { index } of coveredTexels(full, info)) {
      if (full.debris[index] === 0) expect(wood.heights[index]).toBe(full.heights[index]);
    }
    expect(full.debris.filter((value) => value === 255).length).toBeGreaterThan(5000);
  });

  it('lights fires and panes: a glowing texel is dark in albedo and bright in emission', () => {
    for (const name of ['campfire', 'brazier', 'wall_window_x', 'wall_window_y']) {
      const { frames, info } = sheetOf(name);
      const glowing = coveredTexels(frames[0]!, info).filter(({ index }) => frames[0]!.emissive[index * 3]! > 0);
      expect(glowing.length).toBeGreaterThan(20);
      for (const { index } of glowing) {
        expect(frames[0]!.albedo[index * 4]!).toBeLessThan(frames[0]!.emissive[index * 3]! * 0.5);
      }
    }
  });

  it('gives the same bytes each time', () => {
    for (const name of ['ground_cobbled', 'wall_arch_x', 'campfire', 'mobile_figure']) {
      expect(digestOf(createStandIn(name))).toBe(digestOf(sheetOf(name)));
    }
  });

  it('names the known ones when asked for another', () => {
    expect(() => createStandIn('unicorn')).toThrow(
      expect.objectContaining({ kind: 'usage', message: expect.stringContaining('crate') }),
    );
    expect(() => standInSdf('crate', 1)).toThrow(RangeError);
  });
});

describe('chooseStandIn', () => {
  it('takes class and orientation from the name', () => {
    expect(chooseStandIn('crate')).toBe('crate');
    expect(chooseStandIn('wall_timber_window_y')).toBe('wall_window_y');
    expect(chooseStandIn('wall_stone_x')).toBe('wall_plain_x');
    expect(chooseStandIn('door_oak_y')).toBe('wall_door_y');
    expect(chooseStandIn('tree_birch')).toBe('tree_plain');
    expect(chooseStandIn('ground_cobble')).toBe('ground_cobbled');
    expect(chooseStandIn('ground_grass')).toBe('ground_plain');
    expect(chooseStandIn('crate_large')).toBe('crate');
    expect(chooseStandIn('barell')).toBeUndefined();
    expect(chooseStandIn('roof_shingle_s')).toBeUndefined();
  });

  it('keeps the class, so that the world treats the stand-in as it would the sprite', () => {
    for (const name of STAND_IN_NAMES)
      expect(parseSpriteName(name).spriteClass).toBe(parseSpriteName(chooseStandIn(name)!).spriteClass);
  });
});
