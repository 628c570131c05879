import { describe, expect, it } from 'vitest';
import { findStaleReason, formatExportRecord, parseExportRecord } from '../../../../baker/export/export-record.ts';

const RECORD = {
  'wall.py': { sources: 's1', sheets: { 'sprites/wall_y': 'd2', 'sprites/wall_x': 'd1' } },
  'barrel.py': { sources: 's2', sheets: { 'sprites/barrel': 'd3' } },
};

describe('the record of exports', () => {
  it('has a line a model, in the order of names, and reads back', () => {
    const text = formatExportRecord(RECORD);
    expect(text.split('\n').filter((line) => line.includes('.py'))).toEqual([
      '    "barrel.py": {"sources":"s2","sheets":{"sprites/barrel":"d3"}},',
      '    "wall.py": {"sources":"s1","sheets":{"sprites/wall_x":"d1","sprites/wall_y":"d2"}}',
    ]);
    expect(parseExportRecord(text, 'x')).toEqual(RECORD);
  });

  it.each([
    '',
    '{',
    'null',
    '{"format":"tallow-exports","version":9,"models":{}}',
    '{"format":"tallow-exports","version":1}',
  ])('is refused when it is none: %s', (text) => {
    expect(() => parseExportRecord(text, 'assets/blender/exports.json')).toThrow(
      /assets\/blender\/exports\.json is not a record of exports of version 1\. Check it out again/,
    );
  });
});

describe('findStaleReason', () => {
  const there = new Map([
    ['sprites/wall_x', 'd1'],
    ['sprites/wall_y', 'd2'],
  ]);

  it.each([
    ['nothing, when all is as it was', 's1', there, undefined],
    ['its sources', 's9', there, 'its sources changed'],
    ['a sheet that is gone', 's1', new Map([['sprites/wall_x', 'd1']]), 'a sheet is missing or was changed'],
    [
      'a sheet that was painted over',
      's1',
      new Map([...there, ['sprites/wall_y', 'd9']]),
      'a sheet is missing or was changed',
    ],
  ])('tells %s', (_, sources, sheets, reason) => {
    expect(findStaleReason(RECORD['wall.py'], sources, sheets)).toBe(reason);
  });

  it('tells a model that was never exported', () => {
    expect(findStaleReason(undefined, 's1', there)).toBe('never exported');
  });
});
