import { describe, expect, it } from 'vitest';
import { OverlayFullError, OverlayRoom, type PackedSprite } from '../../../../game/watch/overlay-room.ts';
import { EMPTY_RECORD, type FrameRecord, NO_PAGE } from '../../../../shared/format/frame-record.ts';
import type { BakedSprite } from '../../../../shared/format/manifest.ts';
import { createTexelImage } from '../../../../shared/format/texels.ts';

const FIRST_LAYER = 4;
const FIRST_RECORD = 100;
const FILE = { path: 'x', bytes: 1, sha256: '' };

function record(fields: Partial<FrameRecord>): FrameRecord {
  return { ...EMPTY_RECORD, page: 0, width: 8, height: 8, ...fields };
}

/** Three frames: two show one image, one is empty; and a bare twin with an image of its own for the first. */
function createSprite(size = 8): PackedSprite {
  const entry: BakedSprite = {
    firstRecord: 1,
    frames: 3,
    facings: 1,
    variants: 3,
    animations: {},
    footprint: [1, 1],
    pages: [0],
    texels: FILE,
    shell: FILE,
    brick: FILE,
    bareTexels: FILE,
  };
  return {
    entry,
    records: [
      EMPTY_RECORD,
      record({ image: 0, originX: -3, atlasX: 50, bare: 4 }),
      record({ image: 0, originX: 5, atlasX: 50, bare: 5 }),
      { ...EMPTY_RECORD, bare: 6 },
      record({ image: 0, atlasX: 90, heightRange: 2 }),
      EMPTY_RECORD,
      EMPTY_RECORD,
    ],
    lights: [
      { record: 2, place: [0, 0, 1], facing: [0, 0, 0], color: [1, 1, 1], strength: 5, range: 2, flags: 0 },
      { record: 4, place: [0, 0, 1], facing: [0, 0, 0], color: [1, 1, 1], strength: 6, range: 2, flags: 0 },
    ],
    images: [createTexelImage(size, size)],
    bareImages: [createTexelImage(size, size)],
  };
}

const createRoom = (records = 20): OverlayRoom => new OverlayRoom(FIRST_LAYER, FIRST_RECORD, { layers: 1, records });

describe('OverlayRoom', () => {
  it('moves records, twins and lights to spare records, and pictures to spare layers', () => {
    const room = createRoom();
    const sprite = room.place(createSprite());
    const own = sprite.parts.slice(0, 3).map((part) => part.record);
    const bare = sprite.parts.slice(3).map((part) => part.record);
    expect(sprite.entry.firstRecord).toBe(100);
    expect(sprite.parts.map((part) => part.index)).toEqual([100, 101, 102, 103, 104, 105]);
    expect(own.map((one) => one.bare)).toEqual([103, 104, 105]);
    expect(bare.map((one) => one.bare)).toEqual([0, 0, 0]);
    expect(own.map((one) => one.originX)).toEqual([-3, 5, 0]);
    expect(own.map((one) => one.page)).toEqual([FIRST_LAYER, FIRST_LAYER, NO_PAGE]);
    expect(sprite.lights.map((light) => light.record)).toEqual([101, 103]);
    // Frames of one picture stay together, the twin's picture lies elsewhere.
    const [first, second] = own;
    expect([second!.atlasX, second!.atlasY]).toEqual([first!.atlasX, first!.atlasY]);
    const twin = bare[0]!;
    const apart = Math.abs(twin.atlasX - first!.atlasX) >= 8 || Math.abs(twin.atlasY - first!.atlasY) >= 8;
    expect(apart).toBe(true);
    expect(twin.heightRange).toBe(2);
  });

  it('puts the parts of a picture where they are in it, each with its record and picture', () => {
    const sprite = createSprite();
    const tree = {
      ...sprite,
      entry: { ...sprite.entry, frames: 1 },
      records: [
        EMPTY_RECORD,
        record({ atlasX: 700, atlasY: 30, width: 8, height: 5, next: 2, bare: 3 }),
        record({ atlasX: 90, page: 2, imageX: 2, imageY: 5, width: 4, height: 3 }),
        record({ image: 0 }),
      ],
    };
    const [crown, trunk, bare] = createRoom().place(tree).parts;
    expect([crown!.index, trunk!.index, bare!.index]).toEqual([100, 101, 102]);
    expect([crown!.record.next, crown!.record.bare, trunk!.record.next]).toEqual([101, 102, 0]);
    expect([trunk!.record.atlasX, trunk!.record.atlasY]).toEqual([crown!.record.atlasX + 2, crown!.record.atlasY + 5]);
    expect(trunk!.record).toMatchObject({ page: FIRST_LAYER, width: 4, height: 3, imageX: 2, imageY: 5 });
    expect([crown!.image, trunk!.image, bare!.image]).toEqual([tree.images[0], tree.images[0], tree.bareImages[0]]);
  });

  it('gives the next sprite other places while the first one stands, and its places when it is gone', () => {
    const room = createRoom();
    const first = room.place(createSprite());
    const second = room.place(createSprite());
    expect(second.firstRecord).toBe(first.firstRecord + first.recordCount);
    const keys = [...first.places, ...second.places].map(({ x, y }) => `${x},${y}`);
    expect(new Set(keys).size).toBe(4);
    room.free(first);
    expect(room.place(createSprite())).toEqual(first);
  });

  it.each([
    ['records', createSprite(), 5],
    ['texels', createSprite(1000), 20],
  ])('refuses a sprite when %s run out, and keeps nothing for it', (_, sprite, records) => {
    const room = createRoom(records);
    expect(() => room.place(sprite)).toThrow(OverlayFullError);
    expect(() => room.place(sprite)).toThrow(/bake.*reload/);
    const small = { ...createSprite(), records: createSprite().records.slice(0, 4), bareImages: [] };
    const fitting = {
      ...small,
      records: small.records.map((one) => ({ ...one, bare: 0 })),
      images: [createTexelImage(1024, 1024)],
    };
    expect(room.place(fitting).firstRecord).toBe(FIRST_RECORD);
  });
});
