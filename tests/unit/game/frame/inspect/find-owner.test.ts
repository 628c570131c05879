import { describe, expect, it } from 'vitest';
import { findOwner } from '../../../../../game/frame/inspect/find-owner.ts';
import type { PlacedStatic } from '../../../../../game/world/place-statics.ts';
import { EMPTY_RECORD, type FrameRecord } from '../../../../../shared/format/frame-record.ts';

// Record 1 is in two parts, one to the right of the other:   (1)[ 10 x 4 ] (2)[ 3 x 4 ]
const RECORDS: readonly FrameRecord[] = [
  EMPTY_RECORD,
  { ...EMPTY_RECORD, width: 10, height: 4, originX: -5, originY: -4, heightRange: 1, next: 2 },
  { ...EMPTY_RECORD, width: 3, height: 4, originX: 5, originY: -4, heightRange: 1 },
];

function placedAt(screenX: number, screenY: number, heightPx = 0): PlacedStatic {
  return { sprite: 'box', frame: 0, record: 1, screenX, screenY, heightPx };
}

function find(owner: number, x: number, y: number, statics: readonly PlacedStatic[], z = 0.5): number | undefined {
  const visible = statics.map((_, index) => index);
  return findOwner({ owner, screenX: x, screenY: y, z }, visible, statics, (index) => RECORDS[index]!);
}

describe('findOwner', () => {
  const pair = [placedAt(100, 50), placedAt(200, 50)];

  it('takes the static of the byte, in any of its parts, and none for the ground', () => {
    expect(find(1, 95, 46, pair)).toBe(0);
    expect(find(1, 107, 49, pair)).toBe(0);
    expect(find(2, 200, 47, pair)).toBe(1);
    expect(find(0, 95, 46, pair)).toBeUndefined();
  });

  it('takes none where the static of the byte has no texel', () => {
    for (const [x, y] of [
      [94, 46],
      [108, 46],
      [95, 45],
      [95, 50],
    ] as const) {
      expect(find(1, x, y, pair)).toBeUndefined();
    }
  });

  it('tells statics that share a byte apart by place, and by height where one stands on another', () => {
    // The first and the 256th own as 1.
    const many = Array.from({ length: 300 }, (_, i) => placedAt(100 * i, 50));
    expect(find(1, 0, 47, many)).toBe(0);
    expect(find(1, 25_500, 47, many)).toBe(255);
    const stacked = [...many.slice(0, 255), placedAt(0, 50, 48)];
    expect(find(1, 0, 47, stacked, 0.5)).toBe(0);
    expect(find(1, 0, 47, stacked, 2.5)).toBe(255);
  });
});
