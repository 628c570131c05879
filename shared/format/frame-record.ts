// Frame records: what the GPU must know of a frame. One table for the whole bake; record 0 is the empty frame. A record is
// eight 32-bit words, so the table is uploaded as it is into an RGBA32UI texture, two texels a record.
//
// A picture may lie on its page in parts, since most of a tree's box is empty: the frame's record is its first part, and
// `next` names the record of the one after. Each part is drawn like a frame of its own.
//
//   byte  0  u16 atlasX      4  u16 width     8  i16 originX    12  u16 page      16  f32 heightRange    24  f32 nearest
//         2  u16 atlasY      6  u16 height   10  i16 originY    14  u16 image     20  f32 emissiveScale  28  u32 bare
//
// After all records, what the GPU needs not know of each:   0  u16 imageX   2  u16 imageY   4  u32 next

import { ByteReader, ByteWriter, FormatError } from './binary.ts';

export const RECORD_MAGIC = 'TLFR';
export const RECORD_VERSION = 2;
export const RECORD_BYTES = 32;

/** Page of a frame with no covered texel: it is on none and draws nothing. */
export const NO_PAGE = 0xffff;

export interface FrameRecord {
  /** Top-left texel of the trimmed frame, or of this part of it, in its page. */
  readonly atlasX: number;
  readonly atlasY: number;
  /** Size, texels; 0 x 0 when nothing is covered. */
  readonly width: number;
  readonly height: number;
  /** Top-left corner relative to the anchor, texels right and down. */
  readonly originX: number;
  readonly originY: number;
  /** Page of the bake; the client puts the layer that holds the page here. NO_PAGE when empty. */
  readonly page: number;
  /** Which image of the sprite's texel file this frame shows; frames that look alike share one. */
  readonly image: number;
  /** Units for a height value of 65535. */
  readonly heightRange: number;
  readonly emissiveScale: number;
  /** Nearness of the frame's nearest texel relative to the anchor, units: where its quad may be put for early depth tests. */
  readonly nearest: number;
  /** Record of the same frame of the bare twin; 0: none. */
  readonly bare: number;
  /** Top-left texel of this part in its image. */
  readonly imageX: number;
  readonly imageY: number;
  /** Record of the frame's next part; 0: this is the last. */
  readonly next: number;
}

export const EMPTY_RECORD: FrameRecord = {
  atlasX: 0,
  atlasY: 0,
  width: 0,
  height: 0,
  originX: 0,
  originY: 0,
  page: NO_PAGE,
  image: 0,
  heightRange: 1,
  emissiveScale: 0,
  nearest: 0,
  bare: 0,
  imageX: 0,
  imageY: 0,
  next: 0,
};

/** Bytes before the first record: magic, version, count, and a spare word so that records are 16-byte aligned. */
export const RECORD_HEADER_BYTES = 16;

export function encodeFrameRecords(records: readonly FrameRecord[]): Uint8Array {
  const writer = new ByteWriter();
  writer.header(RECORD_MAGIC, RECORD_VERSION);
  writer.u32(records.length);
  writer.u32(0);
  for (const record of records) {
    writer.u16(record.atlasX);
    writer.u16(record.atlasY);
    writer.u16(record.width);
    writer.u16(record.height);
    writer.i16(record.originX);
    writer.i16(record.originY);
    writer.u16(record.page);
    writer.u16(record.image);
    writer.f32(record.heightRange);
    writer.f32(record.emissiveScale);
    writer.f32(record.nearest);
    writer.u32(record.bare);
  }
  for (const record of records) {
    writer.u16(record.imageX);
    writer.u16(record.imageY);
    writer.u32(record.next);
  }
  return writer.toBytes();
}

export function decodeFrameRecords(bytes: Uint8Array): FrameRecord[] {
  const reader = new ByteReader(bytes, 'frame records');
  reader.header(RECORD_MAGIC, RECORD_VERSION);
  const count = reader.u32();
  reader.u32();
  const records = Array.from({ length: count }, () => ({
    atlasX: reader.u16(),
    atlasY: reader.u16(),
    width: reader.u16(),
    height: reader.u16(),
    originX: reader.i16(),
    originY: reader.i16(),
    page: reader.u16(),
    image: reader.u16(),
    heightRange: reader.f32(),
    emissiveScale: reader.f32(),
    nearest: reader.f32(),
    bare: reader.u32(),
  }));
  return records.map((record, index) => {
    const part = { ...record, imageX: reader.u16(), imageY: reader.u16(), next: reader.u32() };
    // Ascending, so that a frame's parts come to an end.
    if (part.next !== 0 && (part.next <= index || part.next >= count))
      throw new FormatError(`frame records: record ${index} goes on at ${part.next} of ${count}; bake again`);
    return part;
  });
}

/** @returns the record and those of the frame's further parts */
export function listParts(recordOf: (index: number) => FrameRecord, index: number): number[] {
  const parts = [index];
  for (let next = recordOf(index).next; next > 0; next = recordOf(next).next) parts.push(next);
  return parts;
}

/** @returns the records of a run of frames, and those of their further parts */
export function listPartsOfFrames(records: readonly FrameRecord[], first: number, frames: number): number[] {
  return Array.from({ length: frames }, (_, frame) => listParts((index) => records[index]!, first + frame)).flat();
}

/** Unpacks a record in a shader; `records` is the RGBA32UI table, RECORDS_PER_ROW records to a row. */
export const RECORDS_PER_ROW = 512;

export const FRAME_RECORD_GLSL = `
struct FrameRecord {
  ivec2 atlas; ivec2 size; ivec2 origin; int layer;
  float heightRange; float emissiveScale; float nearest; uint bare;
};
int lowInt16(uint word) { return int(word << 16) >> 16; }
FrameRecord fetchRecord(highp usampler2D records, uint index) {
  ivec2 at = ivec2(int(index) % ${RECORDS_PER_ROW} * 2, int(index) / ${RECORDS_PER_ROW});
  uvec4 a = texelFetch(records, at, 0);
  uvec4 b = texelFetch(records, at + ivec2(1, 0), 0);
  FrameRecord r;
  r.atlas = ivec2(a.x & 0xffffu, a.x >> 16);
  r.size = ivec2(a.y & 0xffffu, a.y >> 16);
  r.origin = ivec2(lowInt16(a.z), int(a.z) >> 16);
  r.layer = int(a.w & 0xffffu);
  r.heightRange = uintBitsToFloat(b.x);
  r.emissiveScale = uintBitsToFloat(b.y);
  r.nearest = uintBitsToFloat(b.z);
  r.bare = b.w;
  return r;
}
`;
