import { describe, expect, it } from 'vitest';
import { gatherSources, listImports } from '../../../../baker/export/model-sources.ts';

describe('listImports', () => {
  it.each([
    ['from tallow_model.foliage import branch, trunk', undefined, ['tallow_model/foliage.py']],
    ['from tallow_model import chance, space', undefined, ['tallow_model/chance.py', 'tallow_model/space.py']],
    ['from tallow_model.walls import (\n    brace,\n    post,\n)', undefined, ['tallow_model/walls.py']],
    ['import tallow_export.palette as colours', undefined, ['tallow_export/palette.py']],
    ['from .space import vector', 'tallow_model', ['tallow_model/space.py']],
    ['from . import marks', 'tallow_model', ['tallow_model/marks.py']],
    ['def late():\n    from .rounds import ball', 'tallow_model', ['tallow_model/rounds.py']],
    ['import math\nfrom dataclasses import dataclass\nimport numpy as np', 'tallow_model', []],
    ['# from tallow_model.walls import brace', undefined, []],
  ])('%s', (text, folder, modules) => {
    expect(listImports(text, folder)).toEqual(modules);
  });
});

describe('gatherSources', () => {
  const sources = new Map([
    ['export.py', 'run()'],
    ['tallow_export/palette.py', 'TABLE = {\n    "timber": ("1"),\n    "stone": ("2"),\n}\n'],
    ['tallow_export/run.py', '# no "stone" in here counts'],
    ['tallow_model/__init__.py', ''],
    ['tallow_model/walls.py', 'from .space import vector\nMATERIAL = "timber"'],
    ['tallow_model/space.py', 'def vector(): pass'],
    ['tallow_model/foliage.py', 'LEAF = "stone"'],
  ]);
  const script = 'from tallow_model.walls import brace\n';

  it('has the script, the helpers that it needs, theirs, and the whole exporter', () => {
    expect([...gatherSources(script, sources).keys()].sort()).toEqual([
      'export.py',
      'model',
      'tallow_export/palette.py',
      'tallow_export/run.py',
      'tallow_model/__init__.py',
      'tallow_model/space.py',
      'tallow_model/walls.py',
    ]);
  });

  it('has of the palette the materials that the model or its helpers name', () => {
    const paletteOf = (text: string): string => gatherSources(text, sources).get('tallow_export/palette.py')!;
    expect(paletteOf(script)).toBe('TABLE = {\n    "timber": ("1"),\n}\n');
    expect(paletteOf(`${script}FOOT = 'stone'`)).toBe(sources.get('tallow_export/palette.py'));
  });

  it('ends where helpers import each other', () => {
    const round = new Map([
      ['tallow_model/a.py', 'from .b import x'],
      ['tallow_model/b.py', 'from .a import y'],
    ]);
    expect([...gatherSources('import tallow_model.a', round).keys()]).toEqual([
      'model',
      'tallow_model/a.py',
      'tallow_model/b.py',
    ]);
  });
});
