import { expect, test } from 'vitest';
import { listChangedSprites } from '../../../../baker/write/list-changed-sprites.ts';
import {
  type BakedFile,
  type BakedSprite,
  MANIFEST_VERSION,
  type Manifest,
} from '../../../../shared/format/manifest.ts';

const fileOf = (sha256: string): BakedFile => ({ path: sha256, bytes: 1, sha256 });

function spriteOf(hash: string, more: Partial<BakedSprite> = {}): BakedSprite {
  return {
    firstRecord: 1,
    frames: 1,
    facings: 1,
    variants: 1,
    animations: {},
    footprint: [1, 1],
    pages: [0],
    texels: fileOf(hash),
    shell: fileOf('shell'),
    brick: fileOf('brick'),
    ...more,
  };
}

function manifestOf(sprites: Readonly<Record<string, BakedSprite>>): Manifest {
  const tables = { records: fileOf('r'), lights: fileOf('l'), catalogue: fileOf('c') };
  return { format: 'tallow', version: MANIFEST_VERSION, pages: 1, ...tables, sprites, maps: {} };
}

const BEFORE = manifestOf({ barrel: spriteOf('a'), crate: spriteOf('b'), gone: spriteOf('c') });

test('all are new where nothing was', () => {
  expect(listChangedSprites(undefined, BEFORE)).toEqual(['barrel', 'crate', 'gone']);
});

test('a sprite that only moved to another place is the same', () => {
  const moved = spriteOf('a', { firstRecord: 9, pages: [3] });
  expect(listChangedSprites(BEFORE, manifestOf({ barrel: moved, crate: spriteOf('b') }))).toEqual([]);
});

test.each<[string, BakedSprite]>([
  ['texels', spriteOf('A')],
  ['shell', spriteOf('a', { shell: fileOf('S') })],
  ['brick', spriteOf('a', { brick: fileOf('B') })],
  ['a twin', spriteOf('a', { bareTexels: fileOf('T') })],
  ['frames', spriteOf('a', { frames: 2 })],
  ['animations', spriteOf('a', { animations: { walk: { frames: 1, fps: 8 } } })],
])('other %s are a change', (_, sprite) => {
  expect(listChangedSprites(BEFORE, manifestOf({ barrel: sprite, crate: spriteOf('b') }))).toEqual(['barrel']);
});
