import {
  encodeFrameRecords,
  type FrameRecord,
  RECORD_BYTES,
  RECORD_HEADER_BYTES,
  RECORDS_PER_ROW,
} from '../../shared/format/frame-record.ts';

/** Words of the record table as the GPU reads it: the file's own records, padded to whole rows of RECORDS_PER_ROW. */
export function packRecordTable(records: readonly FrameRecord[]): Uint32Array {
  const rows = Math.max(1, Math.ceil(records.length / RECORDS_PER_ROW));
  const table = new Uint8Array(rows * RECORDS_PER_ROW * RECORD_BYTES);
  const end = RECORD_HEADER_BYTES + records.length * RECORD_BYTES;
  table.set(encodeFrameRecords(records).subarray(RECORD_HEADER_BYTES, end));
  return new Uint32Array(table.buffer);
}
