import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, FormatError } from '../../../../shared/format/binary.ts';
import {
  decodeFrameRecords,
  EMPTY_RECORD,
  encodeFrameRecords,
  type FrameRecord,
  listParts,
  RECORD_BYTES,
  RECORD_HEADER_BYTES,
} from '../../../../shared/format/frame-record.ts';
import {
  decodeSpriteLights,
  encodeSpriteLights,
  LIGHT_FLICKERS,
  type SpriteLight,
} from '../../../../shared/format/light.ts';
import { MANIFEST_VERSION, parseManifest } from '../../../../shared/format/manifest.ts';

const RECORD: FrameRecord = {
  atlasX: 1023,
  atlasY: 7,
  width: 47,
  height: 93,
  originX: -15,
  originY: -63,
  page: 3,
  image: 2,
  heightRange: 2.5,
  emissiveScale: 10,
  nearest: 1.75,
  bare: 70000,
  imageX: 12,
  imageY: 345,
  next: 2,
};

/** The second one goes on in the third. */
const RECORDS = [EMPTY_RECORD, RECORD, { ...RECORD, next: 0 }];

const LIGHT: SpriteLight = {
  record: 9,
  place: [0.5, -0.25, 1.5],
  facing: [0, 1, 0],
  color: [1.5, 0.75, 0.25],
  strength: 17000,
  range: 4.5,
  flags: LIGHT_FLICKERS,
};

describe('frame records', () => {
  it('come back as they went', () => {
    expect(decodeFrameRecords(encodeFrameRecords(RECORDS))).toEqual(RECORDS);
  });

  it('lie in the file as the header comment draws them', () => {
    const bytes = encodeFrameRecords([RECORD]);
    const restBytes = 8;
    expect(bytes.length).toBe(RECORD_HEADER_BYTES + RECORD_BYTES + restBytes);
    const view = new DataView(bytes.buffer, bytes.byteOffset + RECORD_HEADER_BYTES);
    expect([0, 2, 4, 6].map((at) => view.getUint16(at, true))).toEqual([1023, 7, 47, 93]);
    expect([view.getInt16(8, true), view.getInt16(10, true)]).toEqual([-15, -63]);
    expect([view.getUint16(12, true), view.getUint16(14, true)]).toEqual([3, 2]);
    expect([16, 20, 24].map((at) => view.getFloat32(at, true))).toEqual([2.5, 10, 1.75]);
    expect(view.getUint32(28, true)).toBe(70000);
    expect([view.getUint16(32, true), view.getUint16(34, true), view.getUint32(36, true)]).toEqual([12, 345, 2]);
  });
});

describe('parts', () => {
  it('are listed in the order of the chain', () => {
    const records = [EMPTY_RECORD, { ...RECORD, next: 3 }, RECORD, { ...RECORD, next: 4 }, { ...RECORD, next: 0 }];
    expect(listParts((index) => records[index]!, 1)).toEqual([1, 3, 4]);
    expect(listParts((index) => records[index]!, 0)).toEqual([0]);
  });

  it.each([1, 2, 4])('are refused when record 2 goes on at %i of 4: a chain ascends and ends', (next) => {
    const bytes = encodeFrameRecords([EMPTY_RECORD, EMPTY_RECORD, { ...RECORD, next }, EMPTY_RECORD]);
    expect(() => decodeFrameRecords(bytes)).toThrow(/record 2 goes on at/);
  });
});

describe('sprite lights', () => {
  it('come back as they went', () => {
    expect(decodeSpriteLights(encodeSpriteLights([LIGHT, { ...LIGHT, record: 10 }]))).toEqual([
      LIGHT,
      { ...LIGHT, record: 10 },
    ]);
  });

  it('lie in the file as the header comment draws them', () => {
    const HEADER_BYTES = 12;
    const bytes = encodeSpriteLights([LIGHT]);
    expect(bytes.length).toBe(HEADER_BYTES + 52);
    const view = new DataView(bytes.buffer, bytes.byteOffset + HEADER_BYTES);
    expect(view.getUint32(0, true)).toBe(9);
    const floats = Array.from({ length: 11 }, (_, i) => view.getFloat32(4 + 4 * i, true));
    expect(floats).toEqual([0.5, -0.25, 1.5, 0, 1, 0, 1.5, 0.75, 0.25, 17000, 4.5]);
    expect(view.getUint32(48, true)).toBe(LIGHT_FLICKERS);
  });
});

describe.each([
  ['frame records', encodeFrameRecords(RECORDS), decodeFrameRecords],
  ['sprite lights', encodeSpriteLights([LIGHT]), decodeSpriteLights],
] as const)('%s', (_, bytes, decode) => {
  it('that are cut short, of another kind or of another version are refused', () => {
    for (let length = 0; length < bytes.length; length++)
      expect(() => decode(bytes.slice(0, length))).toThrow(FormatError);
    expect(() => decode(bytes.map((byte, i) => (i === 0 ? 88 : byte)))).toThrow(/starts with/);
    expect(() => decode(bytes.map((byte, i) => (i === 4 ? 99 : byte)))).toThrow(/version 99.*npx tallow bake/);
  });
});

describe('ByteWriter and ByteReader', () => {
  it('agree on every kind of number, at odd places too', () => {
    const writer = new ByteWriter();
    writer.u8(255);
    writer.u16(65535);
    writer.i16(-32768);
    writer.u32(4294967295);
    writer.f32(-1.5);
    writer.align(8);
    writer.bytes(new Uint8Array([1, 0, 2, 0, 3, 0, 0, 0]));
    const reader = new ByteReader(writer.toBytes(), 'numbers');
    expect([reader.u8(), reader.u16(), reader.i16(), reader.u32(), reader.f32()]).toEqual([
      255, 65535, -32768, 4294967295, -1.5,
    ]);
    reader.align(8);
    expect([...reader.u16Array(2)]).toEqual([1, 2]);
    expect([...reader.u32Array(1)]).toEqual([3]);
    expect(reader.remaining).toBe(0);
    expect(() => reader.u8()).toThrow(/numbers: ends after 24 bytes, 25 expected/);
  });

  it('grow past their first block', () => {
    const writer = new ByteWriter();
    for (let i = 0; i < 5000; i++) writer.u16(i);
    const reader = new ByteReader(writer.toBytes(), 'numbers');
    for (let i = 0; i < 5000; i++) expect(reader.u16()).toBe(i);
  });
});

describe('parseManifest', () => {
  it('refuses what is no manifest of this version, and says what to do', () => {
    expect(() => parseManifest('{')).toThrow(/not JSON.*npx tallow bake/);
    expect(() => parseManifest('null')).toThrow(/not a Tallow bake/);
    expect(() => parseManifest('{"format":"other"}')).toThrow(/not a Tallow bake/);
    expect(() => parseManifest('{"format":"tallow","version":999}')).toThrow(
      new RegExp(`version 999, this build reads ${MANIFEST_VERSION}`),
    );
  });
});
