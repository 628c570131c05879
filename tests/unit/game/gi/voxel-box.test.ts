import { describe, expect, it } from 'vitest';
import { listBlocks } from '../../../../game/gi/block-grid.ts';
import type { Ground } from '../../../../game/gi/ground.ts';
import { type PlacedBrick, PlacedBricks } from '../../../../game/gi/placed-bricks.ts';
import { VoxelBox } from '../../../../game/gi/voxel-box.ts';
import type { Brick } from '../../../../shared/format/brick.ts';
import { createRandom, type Random } from '../../../../shared/hash.ts';
import type { Vec3 } from '../../../../shared/vector.ts';
import { BoxTextures } from './box-textures.ts';
import { SlowVoxels } from './slow-voxels.ts';

const GROUND: Ground = {
  width: 5,
  height: 4,
  colors: Uint8Array.from({ length: 60 }, (_, i) => (i * 37) % 256),
};

/** A brick of a few cells: some voxels thin, some full, some leaves. */
function randomBrick(random: Random): Brick {
  const size: Vec3 = [4 * (1 + random.below(3)), 4 * (1 + random.below(3)), 4 * (1 + random.below(3))];
  const voxels = size[0] * size[1] * size[2];
  const fullness = random.next();
  const shares = (chance: number): Uint8Array =>
    Uint8Array.from({ length: voxels }, () => (random.next() < chance ? random.below(251) : 0));
  return {
    origin: [-4 * random.below(3), -4 * random.below(3), 4 * (random.below(3) - 1)],
    size,
    solid: fullness > 0.8 ? new Uint8Array(voxels).fill(250) : shares(fullness * 0.5),
    foliage: random.next() < 0.3 ? shares(0.7) : new Uint8Array(0),
    colors: Uint8Array.from({ length: (voxels / 8) * 3 }, () => random.below(256)),
  };
}

/** Bricks about the corner where eight blocks meet, at both sides of the world's zero. */
function randomPlaces(seed: number, count: number): PlacedBrick[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => ({
    brick: randomBrick(random),
    anchor: [random.below(64) - 20, random.below(56) - 20, random.below(24) - 2] as Vec3,
  }));
}

const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** Blocks that hold all bricks of randomPlaces, and free ones around. */
const REGION = { low: [-3, -3, 0], high: [5, 5, 3] } as const;

/** Holds the textures against the slow answer, voxel by voxel of the region. */
function expectTextures(textures: BoxTextures, slow: SlowVoxels): void {
  const filled = { bits: 0, albedo: 0, live: 0 };
  for (let z = REGION.low[2] * 16 - 4; z < REGION.high[2] * 16 - 4; z += 2) {
    for (let y = REGION.low[1] * 16; y < REGION.high[1] * 16; y += 2) {
      for (let x = REGION.low[0] * 16; x < REGION.high[0] * 16; x += 2) {
        // A colour is two voxels, a cell four; the box begins four voxels below the ground.
        const color = mod(x / 2, 256) + 256 * (mod(y / 2, 256) + 256 * mod((z + 4) / 2, 64));
        const bytes = textures.albedo.subarray(color * 4, color * 4 + 4);
        const expected = slow.colorAt(x, y, z);
        if (expected.join() !== bytes.join()) expect([...bytes], `colour at ${x} ${y} ${z}`).toEqual(expected);
        if (bytes[3] !== 0) filled.albedo++;
        if (mod(x, 4) + mod(y, 4) + mod(z, 4) > 0) continue;
        const cell = mod(x / 4, 128) + 128 * (mod(y / 4, 128) + 128 * mod((z + 4) / 4, 32));
        const words = slow.wordsAt(x, y, z);
        expect(textures.bits.subarray(cell * 2, cell * 2 + 2).join(), `cell at ${x} ${y} ${z}`).toBe(words.join());
        const block = mod(Math.floor(x / 16), 32) + 32 * (mod(Math.floor(y / 16), 32) + 32 * mod((z + 4) >> 4, 8));
        const [cx, cy, cz] = [mod(x / 4, 4), mod(y / 4, 4), mod((z + 4) / 4, 4)];
        const coarse = (textures.coarse[block * 2 + (cz >> 1)]! >>> (cx + 4 * cy + 16 * (cz & 1))) & 1;
        expect(coarse, `coarse at ${x} ${y} ${z}`).toBe(words[0] + words[1] > 0 ? 1 : 0);
        filled.bits += coarse;
        const place = textures.probePlace[cell]!;
        const { state, voxel } = slow.probeAt(x, y, z);
        const found = `${['asleep', 'live', 'dead'][place >> 6]} ${place & 3},${(place >> 2) & 3},${(place >> 4) & 3}`;
        expect(found, `probe at ${x} ${y} ${z}`).toBe(`${state} ${voxel}`);
        if (state === 'live') filled.live++;
      }
    }
  }
  expect(Math.min(filled.bits, filled.albedo, filled.live)).toBeGreaterThan(100);
}

const ORIGIN: Vec3 = [-7, -9, 0];

function placeAll(places: readonly PlacedBrick[]): PlacedBricks {
  const placed = new PlacedBricks();
  for (const [id, place] of places.entries()) placed.add(id, place);
  return placed;
}

function composeAll(places: readonly PlacedBrick[], origin = ORIGIN): BoxTextures {
  const textures = new BoxTextures();
  textures.upload(new VoxelBox(origin, placeAll(places), GROUND).compose(listBlocks(origin)));
  return textures;
}

/** The names of textures that differ: arrays of millions are too long to be printed. */
function findDifferent(a: BoxTextures, b: BoxTextures): string[] {
  const names = ['bits', 'coarse', 'albedo', 'probePlace'] as const;
  return names.filter((name) => Buffer.compare(Buffer.from(a[name].buffer), Buffer.from(b[name].buffer)) !== 0);
}

describe('VoxelBox', () => {
  it.each([1, 2])('composes what a slow look at each voxel finds (world %i)', (seed) => {
    const places = randomPlaces(seed, 24);
    expectTextures(composeAll(places), new SlowVoxels(places, GROUND));
  });

  it('gives the same whatever the order', () => {
    const places = randomPlaces(3, 30);
    expect(findDifferent(composeAll(places.toReversed()), composeAll(places))).toEqual([]);
  });

  it('gives, where a brick comes or goes, what composing all anew gives', () => {
    const places = randomPlaces(4, 20);
    const extra = randomPlaces(5, 6);
    const placed = placeAll(places);
    const box = new VoxelBox(ORIGIN, placed, GROUND);
    const textures = new BoxTextures();
    textures.upload(box.compose(listBlocks(ORIGIN)));
    for (const [i, place] of extra.entries()) textures.upload(box.compose(placed.add(100 + i, place)));
    expect(findDifferent(textures, composeAll([...places, ...extra]))).toEqual([]);
    for (const id of [0, 3, 7]) textures.upload(box.compose(placed.remove(id)));
    const left = places.filter((_, id) => ![0, 3, 7].includes(id));
    expect(findDifferent(textures, composeAll([...left, ...extra]))).toEqual([]);
    expect(findDifferent(textures, composeAll([...places, ...extra]))).toHaveLength(4);
    expect(placed.remove(3)).toEqual([]);
    expect(() => placed.add(100, extra[0]!)).toThrow(RangeError);
  });

  it('tells the blocks that a brick touches, and probes only where they moved', () => {
    const cube: Brick = {
      origin: [0, 0, 0],
      size: [4, 4, 4],
      solid: new Uint8Array(64).fill(250),
      foliage: new Uint8Array(0),
      colors: new Uint8Array(24).fill(200),
    };
    const placed = new PlacedBricks();
    const box = new VoxelBox([0, 0, 0], placed, undefined);
    // Its cell is the last of block (1, 0, 0) along x, in the middle along the others.
    const blocks = placed.add(1, { brick: cube, anchor: [28, 4, 0] });
    expect(blocks).toEqual([[1, 0, 0]]);
    const update = box.compose(blocks);
    expect([...update.slots]).toEqual([1]);
    expect([...update.probeSlots].sort()).toEqual([1, 2]);
    expect(box.compose(blocks)).toMatchObject({
      slots: update.slots,
      bits: update.bits,
      probeSlots: new Uint16Array(0),
    });
    expect(placed.add(2, { brick: cube, anchor: [14, 30, 11] })).toHaveLength(8);
    // Outside the box there is nothing to compose.
    expect(
      box.compose([
        [-1, 0, 0],
        [32, 5, 1],
        [0, 0, 8],
      ]).slots,
    ).toHaveLength(0);
  });

  it('keeps the slots of what stays when it moves, and gives what composing all anew gives', () => {
    const places = randomPlaces(6, 30);
    const placed = placeAll(places);
    const box = new VoxelBox(ORIGIN, placed, GROUND);
    const textures = new BoxTextures();
    textures.upload(box.compose(listBlocks(ORIGIN)));
    // East and south until bricks have left, and back by another way; their blocks are entered anew.
    for (const origin of [[-3, -9, 0], [1, 1, 0], [1, -30, 1], [-29, -30, 0], ORIGIN] as const) {
      const entered = box.moveTo(origin);
      expect(entered.length).toBeGreaterThan(0);
      expect(entered.length).toBeLessThan(8192);
      textures.upload(box.compose(entered));
      expect(findDifferent(textures, composeAll(places, origin)), `${origin}`).toEqual([]);
    }
  });
});
