import { expect, it } from 'vitest';
import { listLayerFills } from '../../../../game/load/layer-fills.ts';
import { EMPTY_RECORD, type FrameRecord } from '../../../../shared/format/frame-record.ts';

it('adds up what lies on each layer, once a place; what is not resident lies on none', () => {
  const record = (page: number, atlasX: number, width: number): FrameRecord => ({
    ...EMPTY_RECORD,
    page,
    atlasX,
    width,
    height: 5,
  });
  const records = [EMPTY_RECORD, record(0, 0, 10), record(0, 10, 4), record(0, 0, 10), record(2, 0, 20)];
  expect(listLayerFills(records, 4, 100)).toEqual([0.7, 0, 1, 0]);
});
