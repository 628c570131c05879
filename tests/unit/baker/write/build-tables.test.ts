import { describe, expect, it } from 'vitest';
import { packPages } from '../../../../baker/pack/pack-pages.ts';
import type { TrimmedFrame } from '../../../../baker/trim/trim-sheet.ts';
import { type BakedFrames, type BakedSheet, sortBaked, toPackGroup } from '../../../../baker/write/baked-sheet.ts';
import { buildTables } from '../../../../baker/write/build-tables.ts';
import { decodeCacheEntry, encodeCacheEntry } from '../../../../baker/write/cache-entry.ts';
import { EMPTY_RECORD } from '../../../../shared/format/frame-record.ts';

const FILE = { bytes: new Uint8Array([1, 2, 3]), values: 'digest' };

function frame(image: number, width: number, height: number): TrimmedFrame {
  return { width, height, originX: -1, originY: -height, image, nearest: [0.5] };
}

const EMPTY_FRAME: TrimmedFrame = { width: 0, height: 0, originX: 0, originY: 0, image: 0, nearest: [] };

function light(frameIndex: number): BakedFrames['lights'][number] {
  const lamp = { color: [1, 1, 1], strength: 5000, range: 3, flags: 0 } as const;
  return { ...lamp, frame: frameIndex, place: [0, 0, 1], facing: [0, 0, 0] };
}

function sheet(name: string, part: Partial<BakedSheet>): BakedSheet {
  return {
    name,
    heightRange: 2,
    emissiveScale: 0,
    frames: [frame(0, 3, 4)],
    parts: [[{ x: 0, y: 0, width: 3, height: 4 }]],
    lights: [],
    facings: 1,
    variants: 1,
    animations: {},
    footprint: [1, 1],
    figures: {
      texels: 12,
      gridTriangles: 8,
      triangles: [4, 4, 4],
      shellErrors: [0, 0, 0],
      voxels: 1,
      lights: 0,
      bytes: 9,
      lone: [],
    },
    texels: FILE,
    shell: FILE,
    brick: FILE,
    ...part,
  };
}

/** Three frames, the middle one empty, the outer ones alike; its bare twin is smaller. */
const TREE = sheet('tree', {
  frames: [frame(0, 9, 12), EMPTY_FRAME, frame(0, 9, 12)],
  parts: [[{ x: 0, y: 0, width: 9, height: 12 }]],
  lights: [light(2), light(0)],
  bare: {
    heightRange: 1,
    emissiveScale: 0,
    frames: [frame(1, 2, 5), EMPTY_FRAME, frame(0, 2, 6)],
    parts: [[{ x: 0, y: 0, width: 2, height: 6 }], [{ x: 0, y: 0, width: 2, height: 5 }]],
    lights: [],
  },
});
const BARREL = sheet('barrel', { lights: [light(0)] });

describe('buildTables', () => {
  const sheets = sortBaked([{ faults: [] }, { baked: TREE, faults: [] }, { baked: BARREL, faults: [] }]);
  const packing = packPages(sheets.map(toPackGroup));
  const { records, lights, firstRecords } = buildTables(sheets, packing);

  it('numbers the empty record, then sprites by name, each before its bare twin', () => {
    expect(records.length).toBe(1 + 1 + 3 + 3);
    expect(records[0]).toEqual(EMPTY_RECORD);
    expect([...firstRecords]).toEqual([
      ['barrel', 1],
      ['tree', 2],
    ]);
    expect(records.map((record) => record.bare)).toEqual([0, 0, 5, 6, 7, 0, 0, 0]);
  });

  it('gives frames that look alike one place, each with its origin, and the twin its own height range', () => {
    const place = (index: number) => [records[index]!.page, records[index]!.atlasX, records[index]!.atlasY];
    expect(place(2)).toEqual(place(4));
    expect([records[2]!.heightRange, records[5]!.heightRange]).toEqual([2, 1]);
    expect([records[5]!.height, records[7]!.height]).toEqual([5, 6]);
    expect(place(5)).not.toEqual(place(7));
    const treePlaces = packing.places.get('tree')!;
    expect(place(5)).toEqual([treePlaces[2]!.page, treePlaces[2]!.x, treePlaces[2]!.y]);
  });

  it('leaves empty frames without a page but with their twin', () => {
    expect(records[3]).toMatchObject({ width: 0, page: EMPTY_RECORD.page, bare: 6 });
  });

  it('appends further parts after frames and twins, each with its place in the picture and the frame’s origin', () => {
    const parts = [
      { x: 0, y: 0, width: 9, height: 5 },
      { x: 3, y: 5, width: 2, height: 7 },
    ];
    const trunk = { ...frame(0, 9, 12), nearest: [0.75, 0.25] };
    const moved = { ...trunk, originX: 4 };
    const palm = sheet('palm', {
      frames: [trunk, moved],
      parts: [parts],
      bare: { ...TREE.bare!, frames: [frame(0, 2, 6), EMPTY_FRAME] },
    });
    const placed = packPages([palm, TREE].map(toPackGroup));
    const { records: all, firstRecords: firsts } = buildTables([palm, TREE], placed);
    expect(firsts.get('tree')).toBe(1 + 2 + 2 + 2);
    expect(all.map(({ next }) => next).slice(0, 7)).toEqual([0, 5, 6, 0, 0, 0, 0]);
    const [head, stem] = placed.places.get('palm')!;
    for (const [first, further, left] of [
      [1, 5, -1],
      [2, 6, 4],
    ] as const) {
      expect(all[first]).toMatchObject({
        atlasX: head!.x,
        atlasY: head!.y,
        width: 9,
        height: 5,
        originX: left,
        nearest: 0.75,
      });
      expect(all[further]).toMatchObject({ atlasX: stem!.x, atlasY: stem!.y, width: 2, height: 7, originX: left + 3 });
      expect(all[further]).toMatchObject({ originY: -12 + 5, imageX: 3, imageY: 5, nearest: 0.25, bare: 0 });
    }
  });

  it('sorts lights by record', () => {
    expect(lights.map((one) => one.record)).toEqual([1, 2, 4]);
    expect(lights[0]).not.toHaveProperty('frame');
  });
});

describe('a cache entry', () => {
  const entry = {
    baked: { ...TREE, bareTexels: { bytes: new Uint8Array([7, 8]), values: 'other' } },
    warnings: [
      { severity: 'warning', source: 'sprites/tree', found: 'a', expected: 'b', mend: 'c', texel: [1, 2] } as const,
    ],
  };

  it('is read as it was written', () => {
    for (const one of [entry, { baked: BARREL, warnings: [] }]) {
      const read = decodeCacheEntry(encodeCacheEntry(one))!;
      expect(read.warnings).toEqual(one.warnings);
      expect(JSON.parse(JSON.stringify(read.baked))).toEqual(JSON.parse(JSON.stringify(one.baked)));
      expect([...read.baked.texels.bytes]).toEqual([1, 2, 3]);
    }
  });

  it('is nothing when a single bit of it is wrong, or a byte is missing', () => {
    const bytes = encodeCacheEntry(entry);
    for (let at = 0; at < bytes.length; at += 7) {
      const damaged = bytes.slice();
      damaged[at]! ^= 4;
      expect(decodeCacheEntry(damaged)).toBeUndefined();
    }
    for (const length of [0, 5, 40, bytes.length - 1]) expect(decodeCacheEntry(bytes.slice(0, length))).toBeUndefined();
  });
});
