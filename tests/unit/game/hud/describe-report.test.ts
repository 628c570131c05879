import { describe, expect, it } from 'vitest';
import type { TexelReport } from '../../../../game/core/texel-report.ts';
import type { LightReading } from '../../../../game/frame/inspect/texel-reading.ts';
import { describeReport } from '../../../../game/hud/describe-report.ts';
import { giveMeaning } from '../../../../shared/look/radiometry.ts';

const LIGHT = giveMeaning<LightReading>({
  position: [7.5, 8, 0.75],
  facing: 0.5,
  sunShare: 1,
  sun: [0.5, 0.5, 0.5],
  gathered: [0, 0, 0],
  sky: [0.1, 0.1, 0.2],
  ground: [0, 0, 0],
  incoming: [0.6, 0.6, 0.7],
  banded: [0.62, 0.62, 0.7],
  band: 2,
  highlight: [0, 0, 0],
  openness: 1,
  glow: [0, 0, 0],
  light: [0.1, 0.1, 0.1],
  outline: undefined,
  shown: [90, 91, 92],
});

const REPORT: TexelReport = {
  screenX: 12,
  screenY: 345,
  thing: { sheet: 'barrel', frame: 3, place: [7.5, 7.5, 0.25] },
  surface: {
    tag: 2,
    owner: 1,
    albedo: [150, 140, 130],
    normal: [0, 1, -0.0001],
    material: [0, 255, 51],
    emissive: [0, 0, 0],
    emissiveScale: 1,
  },
  light: LIGHT,
};

function rowsOf(report: TexelReport): Map<string, string> {
  const rows = describeReport(report).sections.flatMap(({ rows: all }) => all);
  return new Map(rows.map(({ label, text }) => [label, text]));
}

describe('describeReport', () => {
  it('tells thing, maps and light', () => {
    expect(describeReport(REPORT).title).toBe('barrel');
    expect(Object.fromEntries(rowsOf(REPORT))).toEqual({
      frame: '3',
      anchor: '7.50  7.50  0.25',
      texel: '12  345',
      albedo: '#968c82',
      normal: '0.00  1.00  0.00',
      // Above the anchor.
      height: '0.500',
      position: '7.50  8.00  0.75',
      material: 'metal 0.00  rough 1.00  gloss 0.20',
      sun: '0.500  N·L 0.50  lit 1.00',
      lamps: '0.000',
      sky: '0.107',
      ground: '0.000',
      arrives: '0.607',
      band: '0.626  2.0 of 4',
      leaves: '0.100',
      shown: '#5a5b5c',
    });
  });

  it('adds what is there only now and then', () => {
    const light: LightReading = {
      ...LIGHT,
      ...giveMeaning<Pick<LightReading, 'highlight' | 'glow' | 'openness' | 'outline'>>({
        highlight: [1, 1, 1],
        glow: [2, 2, 2],
        openness: 0.88,
        outline: [0.01, 0.01, 0.01],
      }),
    };
    const surface = { ...REPORT.surface, emissive: [255, 170, 60] as const, emissiveScale: 10 };
    const rows = rowsOf({ ...REPORT, surface, light });
    expect(rows.get('emissive')).toBe('#ffaa3c  × 10.0');
    expect(rows.get('highlight')).toBe('1.000');
    expect(rows.get('corner')).toBe('× 0.88');
    expect(rows.get('glow')).toBe('2.000');
    expect(rows.get('outline')).toBe('0.010');
  });

  it('leaves out the band without bands, and says tile for the ground', () => {
    const rows = rowsOf({
      ...REPORT,
      thing: { sheet: 'ground_dirt', place: [7, 8, 0] },
      light: { ...LIGHT, band: undefined },
    });
    expect(rows.has('band')).toBe(false);
    expect([rows.get('tile'), rows.has('frame'), rows.get('height')]).toEqual(['7.00  8.00  0.00', false, '0.750']);
  });

  it('says little of nothing', () => {
    const report = describeReport({ ...REPORT, thing: undefined, light: undefined });
    expect(report).toEqual({
      title: 'nothing',
      sections: [{ title: 'place', rows: [{ label: 'texel', text: '12  345' }] }],
    });
  });
});
