import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { resolveServedFile } from '../../../../scripts/page/resolve-served-file.ts';

const FOLDER = join(sep, 'srv', 'page');

test.each([
  ['/', FOLDER + sep],
  ['/index.html', join(FOLDER, 'index.html')],
  ['/a/b.js?x=../..', join(FOLDER, 'a', 'b.js')],
  ['/a%20b.png', join(FOLDER, 'a b.png')],
  ['/a/../b', join(FOLDER, 'b')],
  ['/..b', join(FOLDER, '..b')],
])('%s lies inside', (url, expected) => {
  expect(resolveServedFile(FOLDER, url)).toBe(expected);
});

test.each(['/..', '/../page-of-others', '/%2e%2e/secret', '/a/../../secret', '/%', '/a%00.html'])(
  '%s is refused',
  (url) => {
    expect(resolveServedFile(FOLDER, url)).toBeUndefined();
  },
);
