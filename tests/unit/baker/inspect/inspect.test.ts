import { describe, expect, it } from 'vitest';
import { brickTriangles } from '../../../../baker/inspect/brick-triangles.ts';
import { countLoneTexels } from '../../../../baker/inspect/count-lone-texels.ts';
import { glyphBits } from '../../../../baker/inspect/glyphs.ts';
import { drawTriangles } from '../../../../baker/inspect/raster.ts';
import { LIGHTINGS, relightFrame, toBytes } from '../../../../baker/inspect/relight.ts';
import type { Brick } from '../../../../shared/format/brick.ts';
import { createFrameMaps, type FrameMaps } from '../../../../shared/format/sheet.ts';
import type { Vec3 } from '../../../../shared/vector.ts';

/** A frame of grey texels that look up; `.` is uncovered, `#` bright, `o` dark. */
function drawFrame(rows: readonly string[]): FrameMaps {
  const frame = createFrameMaps(rows[0]!.length, rows.length);
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      if (sign === '.') continue;
      const i = y * frame.width + x;
      const value = sign === '#' ? 200 : 60;
      frame.albedo.set([value, value, value, 255], i * 4);
      frame.normal.set([128, 128, 255], i * 3);
    }
  }
  return frame;
}

describe('countLoneTexels', () => {
  const count = (rows: readonly string[]) => {
    const frame = drawFrame(rows);
    return countLoneTexels(frame, relightFrame(frame, 0, LIGHTINGS[0]!));
  };

  it('finds the one texel that differs from all around it', () => {
    expect(count(['#####', '#####', '##o##', '#####', '#####'])).toEqual({ texels: [12], share: 1 / 25 });
  });

  it('leaves lines, pairs and outlines alone', () => {
    expect(count(['#####', '##o##', '##o##', '##o##', '#####']).texels).toEqual([]);
    expect(count(['#####', '##o##', '###o#', '#####', '#####']).texels).toEqual([]);
    // At the silhouette a texel is outline, not grain.
    expect(count(['#.###', '#o###', '#####', '#####', '#####']).texels).toEqual([]);
    expect(count(['o####', '#####', '#####']).texels).toEqual([]);
  });

  it('has no share where nothing is covered', () => {
    expect(count(['..', '..'])).toEqual({ texels: [], share: 0 });
  });
});

describe('relighting', () => {
  it('gives every surface of one band one colour, and a glowing texel more than its albedo', () => {
    const frame = drawFrame(['##']);
    // A slight turn of the normal stays within the band.
    frame.normal.set([130, 126, 255], 3);
    const noon = toBytes(relightFrame(frame, 1, LIGHTINGS[0]!));
    for (let c = 0; c < 3; c++) expect(Math.abs(noon[c]! - noon[3 + c]!)).toBeLessThanOrEqual(1);
    frame.emissive.set([255, 160, 40], 0);
    const glowing = toBytes(relightFrame(frame, 8, LIGHTINGS[0]!));
    expect(glowing[0]).toBeGreaterThan(noon[0]!);
  });

  it('is dark at night and leaves uncovered texels black', () => {
    const frame = drawFrame(['#.']);
    const [noon, , night] = LIGHTINGS.map((lighting) => relightFrame(frame, 0, lighting));
    expect(noon![0]).toBeGreaterThan(2 * night![0]!);
    expect([...noon!.subarray(3)]).toEqual([0, 0, 0]);
  });
});

describe('drawing', () => {
  const box = (solid: number, size: Vec3): Brick => ({
    origin: [0, 0, 0],
    size,
    solid: new Uint8Array(size[0] * size[1] * size[2]).fill(solid),
    foliage: new Uint8Array(0),
    colors: new Uint8Array((size[0] * size[1] * size[2] * 3) / 8).fill(100),
  });

  it('draws only the faces of a brick that border on air', () => {
    // A solid cube of 4 voxels a side: 6 faces of 16 squares of 2 triangles.
    expect(brickTriangles(box(250, [4, 4, 4])).length).toBe(6 * 16 * 2);
    expect(brickTriangles(box(0, [4, 4, 4]))).toEqual([]);
  });

  it('shows three faces of a box in three shades, from the front and from behind', () => {
    for (const side of ['front', 'behind'] as const) {
      const { pixels } = drawTriangles(brickTriangles(box(250, [4, 4, 4])), side, [0, 0, 0]);
      const counts = new Map<number, number>();
      for (let i = 0; i < pixels.length; i += 3) counts.set(pixels[i]!, (counts.get(pixels[i]!) ?? 0) + 1);
      counts.delete(0);
      // A hidden face may win a pixel of the silhouette, where it is as near as the one before it.
      const shades = [...counts.values()].filter((count) => count > pixels.length / 3 / 50);
      expect(shades.length).toBe(3);
    }
  });

  it('lets the nearer triangle win, in any order', () => {
    const flat = (z: number, color: readonly [number, number, number]) => ({
      corners: [
        [0, 0, z],
        [1, 0, z],
        [0, 1, z],
      ] as readonly [Vec3, Vec3, Vec3],
      color,
    });
    // Shifted along the view ray, so that both cover the same pixels.
    const far = flat(0, [200, 0, 0]);
    const shift = 0.5;
    const near = {
      corners: far.corners.map(
        ([x, y, z]): Vec3 => [x + shift, y + shift, z + shift * Math.SQRT2],
      ) as unknown as typeof far.corners,
      color: [0, 200, 0] as const,
    };
    for (const triangles of [
      [far, near],
      [near, far],
    ]) {
      const { pixels } = drawTriangles(triangles, 'front', [0, 0, 0]);
      const reds = pixels.filter((value, i) => i % 3 === 0 && value > 0).length;
      const greens = pixels.filter((value, i) => i % 3 === 1 && value > 0).length;
      expect(greens).toBeGreaterThan(500);
      // A rim may show where the rounding of the shift falls between pixels.
      expect(reds).toBeLessThan(greens / 20);
    }
  });

  it('has a glyph for every letter and digit, no two alike', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:-+/%()_'];
    const drawn = letters.map((letter) => glyphBits(letter).map(Number).join(''));
    expect(drawn.every((bits) => bits.length === 15)).toBe(true);
    expect(drawn.filter((bits, i) => drawn.indexOf(bits) !== i)).toEqual([]);
  });
});
