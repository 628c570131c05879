// What a reader may rely on in every file: how large it is, how it is called, what its constants say.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER, readSources, SOURCE_FOLDERS } from './source-files.ts';

const ALL = SOURCE_FOLDERS.flatMap((folder) => readSources(folder, '.ts', '.mjs', '.glsl', '.py'));
const TYPESCRIPT = ALL.filter(({ path: file }) => file.endsWith('.ts'));

/** Past this nobody reads a file whole. */
const LINES_MAX = 500;
const GLSL_INCLUDE_LINES_MAX = 80;
/** A model is a page that an artist reads; what grows longer belongs into the helper library. */
const MODEL_LINES_MAX = 120;

describe('every file', () => {
  it(`has at most ${LINES_MAX} lines`, () => {
    const long = ALL.filter(({ text }) => text.split('\n').length > LINES_MAX).map(({ path: file }) => file);
    expect(long).toEqual([]);
  });

  it(`is at most ${MODEL_LINES_MAX} lines where it is a model script`, () => {
    const models = readSources('assets/blender/models', '.py');
    expect(models.length).toBeGreaterThan(0);
    const long = models.filter(({ text }) => text.trimEnd().split('\n').length > MODEL_LINES_MAX);
    expect(long.map(({ path: file }) => file)).toEqual([]);
  });

  it('has a kebab-case name (Python: snake_case)', () => {
    const wrong = ALL.map(({ path: file }) => file).filter((file) => {
      const name = path.posix.basename(file);
      return name.endsWith('.py')
        ? !/^[a-z_][a-z0-9_]*\.py$/.test(name)
        : !/^[a-z0-9]+(-[a-z0-9]+)*(\.(test|config|d|vertex|fragment))*\.(ts|mjs|glsl)$/.test(name);
    });
    expect(wrong).toEqual([]);
  });

  it('has no default export, no `any` and no escape from the type checker', () => {
    const wrong = TYPESCRIPT.filter(({ path: file }) => !file.startsWith('tests/rules/')).flatMap(
      ({ path: file, text }) =>
        [...text.matchAll(/^export default|: any\b|<any>|as any\b|@ts-ignore|@ts-nocheck/gm)].map(
          (match) => `${file}: ${match[0]}`,
        ),
    );
    expect(wrong.filter((line) => !line.includes('.config.ts: export default'))).toEqual([]);
  });

  it('has nothing left to be done', () => {
    const wrong = ALL.filter(({ path: file }) => !file.startsWith('tests/rules/')).flatMap(({ path: file, text }) =>
      [...text.matchAll(/\b(TODO|FIXME|XXX|HACK)\b/g)].map((match) => `${file}: ${match[0]}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a format', () => {
  const formats = readSources('shared/format', '.ts');

  it('says in its first line what it is', () => {
    expect(formats.filter(({ text }) => !text.startsWith('// ')).map(({ path: file }) => file)).toEqual([]);
  });

  it('explains every number that it exports, or belongs to a pair of magic and version', () => {
    const wrong = [...formats, ...readSources('shared', 'limits.ts', 'projection.ts')].flatMap(
      ({ path: file, text }) => {
        const lines = text.split('\n');
        return lines.flatMap((line, i) => {
          const name = /^export const ([A-Z][A-Z0-9_]*) = (?:-|\d|\[\s*-?\d)/.exec(line)?.[1];
          if (name === undefined || /_VERSION$/.test(name)) return [];
          const before = lines[i - 1] ?? '';
          // A comment of its own, or that of the constant above when the two stand together.
          const explained = /\*\/|^\/\//.test(before) || /^export const/.test(before) || line.includes('; // ');
          return explained ? [] : [`${file}: ${name}`];
        });
      },
    );
    expect(wrong).toEqual([]);
  });

  it('checks its magic and version when it is binary', () => {
    for (const { path: file, text } of formats) {
      if (!/_MAGIC = /.test(text)) continue;
      expect(/writer\.header\(\w+_MAGIC, \w+_VERSION\)/.test(text), file).toBe(true);
      expect(/reader\.header\(\w+_MAGIC, \w+_VERSION\)/.test(text), file).toBe(true);
    }
  });
});

describe('a shader', () => {
  const shaders = ALL.filter(({ path: file }) => file.endsWith('.glsl'));
  const inCode = TYPESCRIPT.filter(({ path: file, text }) => /_GLSL\b/.test(text) && !file.startsWith('tests/'));

  it("has no `for (;;)`, which Babylon's preprocessor corrupts", () => {
    const wrong = [...shaders, ...inCode].filter(({ text }) => /for\s*\(\s*;\s*;\s*\)/.test(text));
    expect(wrong.map(({ path: file }) => file)).toEqual([]);
  });

  it(`include has at most ${GLSL_INCLUDE_LINES_MAX} lines`, () => {
    const long = shaders.filter(
      ({ path: file, text }) => file.includes('/include/') && text.split('\n').length > GLSL_INCLUDE_LINES_MAX,
    );
    expect(long.map(({ path: file }) => file)).toEqual([]);
  });

  it('types no projection constant by hand', () => {
    const wrong = shaders.flatMap(({ path: file, text }) =>
      [...text.matchAll(/\b(22\.62\d*|45\.25\d*|0\.7071\d*)\b/g)].map((match) => `${file}: ${match[0]}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the listing', () => {
  it('is the pipeline: assets, baker, shared, game', () => {
    const names = readdirSync(PROJECT_FOLDER);
    for (const folder of SOURCE_FOLDERS) expect(names).toContain(folder);
    const baker = readdirSync(path.join(PROJECT_FOLDER, 'baker'));
    for (const stage of ['read', 'trim', 'pack', 'shell', 'brick', 'light', 'write']) expect(baker).toContain(stage);
    expect(baker).toContain('bake-plan.ts');
  });

  it('mirrors the sources in the unit tests', () => {
    const tests = readSources('tests/unit', '.test.ts').map(({ path: file }) =>
      path.posix.dirname(file.slice('tests/unit/'.length)),
    );
    const folders = new Set(ALL.map(({ path: file }) => path.posix.dirname(file)));
    expect(tests.filter((folder) => !folders.has(folder))).toEqual([]);
  });
});
