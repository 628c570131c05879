import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { escapeHtml, html, trustHtml } from '../../../../baker/report/html.ts';
import { renderReport } from '../../../../baker/report/render-report.ts';
import type { ReportModel } from '../../../../baker/report/report-model.ts';

const EVIL = `"><script>alert('&')</script>`;
const PICTURE = { width: 1, height: 1, pixels: new Uint8Array([9, 8, 7, 255]) };
const COUNTS = { frames: 1, texels: 1, triangles: [1, 1, 1], voxels: 1, lights: 1, bytes: 1 };

/** Every text of it comes from outside, and is as bad as can be. */
const MODEL: ReportModel = {
  sprites: [
    {
      name: EVIL,
      isStandIn: false,
      frames: 1,
      figures: {
        texels: 1,
        gridTriangles: 1234567,
        triangles: [1, 1, 1],
        shellErrors: [0, 0, 0],
        voxels: 1,
        lights: 1,
        bytes: 1,
        lone: [{ lighting: EVIL, mean: 1, worst: 1, worstFrame: 0 }],
      },
    },
  ],
  kinds: [{ kind: 'texels', files: 1, bytes: 1 }],
  gridTriangles: 1234567,
  levels: [{ triangles: 1, error: 0.02, bound: 0.01 }],
  pages: [
    {
      rects: [{ sprite: EVIL, isBare: true, frames: [0, 1, 3], part: 0, x: 0, y: 0, width: 1, height: 1, covered: 1 }],
      taken: 0.5,
      covered: 0.25,
      picture: PICTURE,
    },
  ],
  lights: [
    {
      sprite: EVIL,
      frame: 0,
      record: 1,
      place: [0, -1, 0],
      facing: [0, 0, 0],
      color: [2, 1, 0],
      strength: 1,
      range: 1,
      flags: 1,
    },
  ],
  lone: [{ sprite: EVIL, frame: 0, lighting: EVIL, texels: [[0, 0]], share: 1, limit: 0.02, picture: PICTURE }],
  warnings: [{ text: EVIL, source: EVIL, frame: 0, texel: [0, 0], picture: PICTURE }],
  changes: {
    kind: 'since',
    maps: [EVIL],
    sprites: [
      {
        name: EVIL,
        kind: 'changed',
        parts: [EVIL],
        before: COUNTS,
        after: { ...COUNTS, bytes: 3 },
        frames: [{ frame: 0, isBare: false, before: PICTURE, after: PICTURE }],
        framesChanged: 2,
        texelsChanged: 1,
      },
    ],
  },
};

describe('html', () => {
  it('escapes what could end a text or an attribute', () => {
    expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;');
  });

  it('escapes values once, and markup never', () => {
    const inner = html`<b>${'<'}</b>`;
    expect(html`<p title="${'"'}">${inner}${[inner, trustHtml('<hr>')]}${7}${undefined}</p>`.html).toBe(
      '<p title="&quot;"><b>&lt;</b><b>&lt;</b><hr>7</p>',
    );
  });
});

describe('the page', () => {
  const page = renderReport(MODEL, { style: 'p{}', scripts: ['let a;'] });

  it('lets no name become markup', () => {
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain(EVIL);
    // Sprite, map, warning, light and finding are all told, harmlessly.
    expect(page.split('&quot;&gt;&lt;script&gt;').length).toBeGreaterThan(10);
    const body = page.slice(page.indexOf('<body>'));
    for (const [, value] of body.matchAll(/="([^"]*)"/g)) expect(value).not.toMatch(/[<>]/);
  });

  it('needs nothing but itself', () => {
    for (const [, address] of page.matchAll(/(?:src|href|url)\s*[=(]\s*"([^"]*)"/g)) {
      expect(address).toMatch(/^(?:#|data:)/);
    }
    expect(page).not.toMatch(/https?:/);
  });

  it('is the same for the same values', () => {
    expect(renderReport(structuredClone(MODEL), { style: 'p{}', scripts: ['let a;'] })).toBe(page);
  });

  it('says when an error is over its bound, runs of frames, and large numbers in groups', () => {
    expect(page).toContain('<td class="alarm">0.0200 of 0.01 !</td>');
    expect(page).toContain('frames 0\u20131, 3');
    expect(page).toContain('1,234,567');
  });

  it('leads only to places that are there', () => {
    const ids = new Set([...page.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id));
    for (const [, target] of page.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target);
  });
});

describe("the page's files", () => {
  const folder = new URL('../../../../baker/report/page/', import.meta.url);
  const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

  it('cannot end the element that holds them, and load nothing', () => {
    for (const name of readdirSync(folder)) {
      expect(read(name), name).not.toMatch(/<\/(?:script|style)|https?:|@import|\bimport\b.*from/i);
    }
  });

  it('have colours that can be read, in light and in dark: 4.5 for text, 3 for what frames and fills', () => {
    const [light = '', dark = ''] = read('page.css').split('@media (prefers-color-scheme: dark)');
    for (const scheme of [light, dark]) {
      const color = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(scheme)![1]!;
      for (const ground of ['ground', 'panel']) {
        for (const text of ['ink', 'quiet', 'accent', 'alarm', 'well'])
          expect(contrast(color(text), color(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(color('focus'), color(ground))).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

/** Of WCAG 2.2, by its formula. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [low, high] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
