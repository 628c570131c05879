// assets -> baker -> baked -> game, and shared/ between: read from the sources, since a lint rule can be switched off.

import { describe, expect, it } from 'vitest';
import { importsOf, readSources, resolveImport } from './source-files.ts';

/** What a folder's files may import of the project, and whether Node's modules are theirs to use. */
const MAY_IMPORT = {
  shared: { folders: ['shared'], packages: [] },
  baker: { folders: ['baker', 'shared'], packages: undefined },
  game: { folders: ['game', 'shared'], packages: undefined },
} as const;

describe.each(Object.entries(MAY_IMPORT))('%s/', (folder, { folders, packages }) => {
  const imports = readSources(folder, '.ts', '.mjs').flatMap(({ path, text }) =>
    importsOf(text).map((target) => ({ path, target, resolved: resolveImport(path, target) })),
  );

  it('has imports at all', () => {
    expect(imports.length).toBeGreaterThan(10);
  });

  it(`imports ${folders.join(' and ')} only`, () => {
    const wrong = imports.filter(
      ({ target, resolved }) =>
        target.startsWith('.') && !folders.some((allowed) => resolved.startsWith(`${allowed}/`)),
    );
    expect(wrong).toEqual([]);
  });

  if (packages !== undefined) {
    it('imports no package', () => {
      expect(imports.filter(({ target }) => !target.startsWith('.'))).toEqual([]);
    });
  }
});

describe('the game', () => {
  it('uses nothing of Node, outside its server', () => {
    const wrong = readSources('game', '.ts')
      .filter(({ path }) => !path.startsWith('game/server/'))
      .filter(({ text }) => importsOf(text).some((target) => target.startsWith('node:') || target === 'sharp'));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('knows no sprite by name', () => {
    const wrong = readSources('game', '.ts', '.glsl').flatMap(({ path, text }) =>
      [...text.matchAll(/assets\/|\bsprites\/[a-z]/g)].map((match) => `${path}: ${match[0]}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the baker', () => {
  it("compresses with a pinned package, never with Node's zlib, whose bytes change between versions", () => {
    const wrong = readSources('baker', '.ts').filter(({ text }) =>
      /import \{[^}]*(?:deflate|gzip|brotliCompress)[^}]*\} from 'node:zlib'/i.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('touches the disk in io/ alone, and prints in cli/ alone', () => {
    const outside = readSources('baker', '.ts', '.mjs').filter(({ path }) => !/^baker\/(io|cli)\//.test(path));
    const disk = outside.filter(({ text }) =>
      importsOf(text).some((target) => /^node:(fs|child_process|os)/.test(target)),
    );
    expect(disk.map(({ path }) => path)).toEqual([]);
    const prints = readSources('baker', '.ts', '.mjs').filter(({ text }) =>
      /\bconsole\.|process\.std(?:out|err)\.write/.test(text),
    );
    expect(prints.map(({ path }) => path).sort()).toEqual(['baker/cli/progress.ts', 'baker/cli/report.ts']);
  });

  it('lets no clock, chance or locale into an output', () => {
    const stages = readSources('baker', '.ts').filter(({ path }) => !/^baker\/(io|cli)\//.test(path));
    const wrong = [...stages, ...readSources('shared', '.ts')].flatMap(({ path, text }) =>
      [...text.matchAll(/\bDate\b|Math\.random|performance\.now|localeCompare|toLocale\w*|\bIntl\b/g)].map(
        (match) => `${path}: ${match[0]}`,
      ),
    );
    // sort.ts says why it does not use it, and stage-times.ts what becomes of it.
    const told = ['shared/sort.ts: localeCompare', 'baker/stage-times.ts: performance.now'];
    expect(wrong.filter((line) => !told.includes(line))).toEqual([]);
  });
});

describe('the simulation', () => {
  const sources = readSources('game/simulation', '.ts');

  it('knows no picture: it imports itself and shared/', () => {
    expect(sources.length).toBeGreaterThan(3);
    const wrong = sources.flatMap(({ path, text }) =>
      importsOf(text)
        .map((target) => (target.startsWith('.') ? resolveImport(path, target) : target))
        .filter((target) => !target.startsWith('game/simulation/') && !target.startsWith('shared/')),
    );
    expect(wrong).toEqual([]);
  });

  it('knows no clock and no chance, and uses only arithmetic that every machine rounds alike', () => {
    const wrong = sources.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /\bDate\b|performance\b|Math\.(?:random|hypot|sin|cos|tan|asin|acos|atan2?|pow|exp|log\w*|cbrt)\b|\w \*\* |toLocale\w*/g,
        ),
      ].map((match) => `${path}: ${match[0]}`),
    );
    expect(wrong).toEqual([]);
  });
});
