import { describe, expect, it } from 'vitest';
import { measureNearest, roundUpToFloat } from '../../../../baker/trim/measure-nearest.ts';
import { trimSheet } from '../../../../baker/trim/trim-sheet.ts';
import { createFrameMaps, type FrameMaps, type Sheet, type SheetInfo } from '../../../../shared/format/sheet.ts';

const INFO: SheetInfo = {
  version: 3,
  name: 'thing',
  frameWidth: 6,
  frameHeight: 4,
  frames: 1,
  columns: 1,
  anchor: [2, 3],
  heightRange: 2,
  footprint: [1, 1],
  emissiveScale: 0,
  facings: 1,
  variants: 1,
  animations: {},
};

/** A frame from a picture: a digit is a covered texel and its albedo. */
function drawFrame(rows: readonly string[]): FrameMaps {
  const frame = createFrameMaps(rows[0]!.length, rows.length);
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      if (sign === '.') continue;
      const i = y * frame.width + x;
      const value = Number(sign);
      frame.albedo.set([value, value + 1, value + 2, 255], i * 4);
      frame.normal.set([value, 128, 255], i * 3);
      frame.material.set([0, value, 0], i * 3);
      frame.emissive.set([value, 0, 0], i * 3);
      frame.heights[i] = 1000 * value;
      frame.backs[i] = 500 * value;
    }
  }
  return frame;
}

function trim(...pictures: (readonly string[])[]): ReturnType<typeof trimSheet> {
  const frames = pictures.map(drawFrame);
  const sheet: Sheet = { info: { ...INFO, frames: frames.length }, frames };
  return trimSheet(sheet);
}

describe('trimSheet', () => {
  it('cuts to what is covered and keeps where it was relative to the anchor', () => {
    const trimmed = trim(['......', '..1...', '.23...', '......']);
    const [frame] = trimmed.frames;
    // The anchor is column 2, row 3; the rectangle begins in column 1, row 1.
    expect(frame).toMatchObject({ width: 2, height: 2, originX: -1, originY: -2, image: 0 });
    const [image] = trimmed.images;
    expect([...image!.albedo]).toEqual([0, 0, 0, 0, 1, 2, 3, 255, 2, 3, 4, 255, 3, 4, 5, 255]);
    expect([...image!.normal.subarray(4, 8)]).toEqual([1, 128, 255, 255]);
    expect([...image!.heights]).toEqual([0, 1000, 2000, 3000]);
  });

  it('gives a frame with nothing covered no size, no picture, and its number', () => {
    const trimmed = trim(['1.', '..'], ['..', '..'], ['..', '.2']);
    expect(trimmed.frames.map((frame) => [frame.width, frame.height])).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
    expect(trimmed.images.length).toBe(2);
  });

  it('stores equal pictures once, each frame with its own origin', () => {
    const trimmed = trim(['12....', '......'], ['....12', '......'], ['......', '..12..'], ['13....', '......']);
    expect(trimmed.images.length).toBe(2);
    expect(trimmed.frames.map((frame) => frame.image)).toEqual([0, 0, 0, 1]);
    expect(trimmed.frames.map((frame) => [frame.originX, frame.originY])).toEqual([
      [-2, -3],
      [2, -3],
      [0, -2],
      [-2, -3],
    ]);
  });

  it('does not take pictures for equal that differ in one map only', () => {
    const maps = ['albedo', 'normal', 'heights', 'material', 'emissive'] as const;
    for (const map of maps) {
      const frames = [drawFrame(['12']), drawFrame(['12'])];
      frames[1]![map][0]! += 1;
      const trimmed = trimSheet({ info: { ...INFO, frames: 2 }, frames });
      expect(trimmed.images.length).toBe(2);
    }
  });
});

describe('nearest', () => {
  const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

  it('is the nearness of the nearest texel: half a texel right and down of the anchor, on the ground', () => {
    const frame = createFrameMaps(1, 1);
    frame.albedo[3] = 255;
    // nearness = (screenY + 2 * heightPx) / 32, screenY = 0.5 for the texel at the anchor.
    expect(measureNearest(frame, [0, 0], 2, WHOLE)).toBeCloseTo(0.5 / 32, 9);
  });

  it('grows with height as a view ray says: two units along it for sqrt 2 of height', () => {
    const frame = createFrameMaps(1, 1);
    frame.albedo[3] = 255;
    frame.heights[0] = 65535;
    const onGround = 0.5 / 32;
    expect(measureNearest(frame, [0, 0], Math.SQRT2, WHOLE)).toBeCloseTo(onGround + 2, 6);
  });

  it('is never below the exact value', () => {
    for (const value of [0.1, -0.1, 1 / 3, -1 / 3, 1e-50, 12345.678, 0, 1.5, -2.25]) {
      const rounded = roundUpToFloat(value);
      expect(rounded).toBe(Math.fround(rounded));
      expect(rounded).toBeGreaterThanOrEqual(value);
      expect(rounded - value).toBeLessThanOrEqual(Math.max(Math.abs(value) * 2 ** -23, 1.5e-45));
    }
  });
});
