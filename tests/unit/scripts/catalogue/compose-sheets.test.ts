import { describe, expect, it } from 'vitest';
import { type Panel, placePanels, sizeOf } from '../../../../baker/inspect/lay-out.ts';
import { arrangeRows, splitSheets, toPanel } from '../../../../scripts/catalogue/compose-sheets.ts';
import { overlaps } from '../../../../scripts/catalogue/texel-rect.ts';
import { createRandom } from '../../../../shared/hash.ts';

const random = createRandom(7);
const panelOf = (width: number, height: number): Panel =>
  toPanel(`${width} x ${height}`, { width, height, data: new Uint8Array(width * height * 4) });
const PANELS = Array.from({ length: 40 }, () => panelOf(60 + random.below(700), 60 + random.below(700)));

describe('splitSheets', () => {
  it('keeps every panel, in order, on sheets that are not too tall; none over another, none over the edge', () => {
    const { rows, width } = arrangeRows([PANELS], false);
    const sheets = splitSheets({ rows, width });
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.flat(2)).toEqual(PANELS);
    for (const sheet of sheets) {
      const laid = placePanels('title', sheet, width);
      expect(laid.height).toBeLessThanOrEqual(2400);
      expect(laid.width).toBeLessThanOrEqual(1900 + 16);
      const rects = laid.placed.map(({ panel, x, y }) => {
        const size = sizeOf(panel);
        return { left: x, top: y, right: x + size.width, bottom: y + size.height };
      });
      for (const [i, a] of rects.entries()) {
        expect(a.right <= laid.width && a.bottom <= laid.height).toBe(true);
        for (const b of rects.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
      }
    }
  });

  it('gives a sheet of its own to what is too tall alone', () => {
    const tall = [panelOf(100, 3000), panelOf(100, 3000)];
    expect(splitSheets(arrangeRows([tall], false)).map((sheet) => sheet.flat())).toEqual([[tall[0]], [tall[1]]]);
  });

  it('keeps rows of facings on one line, however wide', () => {
    const rows = [
      Array.from({ length: 8 }, () => panelOf(400, 100)),
      Array.from({ length: 8 }, () => panelOf(400, 100)),
    ];
    const [sheet] = splitSheets(arrangeRows(rows, true));
    const { placed } = placePanels('', sheet!, Number.POSITIVE_INFINITY);
    expect(new Set(placed.map(({ y }) => y)).size).toBe(2);
  });
});
