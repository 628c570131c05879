import { describe, expect, it } from 'vitest';
import type { CacheFolder } from '../../../../baker/io/cache-folder.ts';
import { packOrRecall } from '../../../../baker/io/recall-packing.ts';
import { packPages } from '../../../../baker/pack/pack-pages.ts';

const GROUPS = [
  { name: 'barrel', rects: [{ width: 30, height: 40 }] },
  {
    name: 'tree',
    rects: [
      { width: 90, height: 120 },
      { width: 60, height: 20 },
    ],
  },
];
const VIEWS = [new Set(['barrel', 'tree'])];

function createMemory(): CacheFolder & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    get: async (kind, key) => files.get(`${kind}/${key}`),
    put: async (kind, key, bytes) => {
      files.set(`${kind}/${key}`, bytes);
    },
  };
}

describe('packOrRecall', () => {
  it('recalls what packing gave, and keeps one entry a set of sizes, views and code', async () => {
    const cache = createMemory();
    const packed = packPages(GROUPS, VIEWS);
    expect(await packOrRecall(cache, 'a', GROUPS, VIEWS)).toEqual(packed);
    expect(cache.files.size).toBe(1);
    expect(await packOrRecall(cache, 'a', GROUPS, VIEWS)).toEqual(packed);
    expect(cache.files.size).toBe(1);
    await packOrRecall(cache, 'b', GROUPS, VIEWS);
    await packOrRecall(cache, 'a', GROUPS, []);
    const wider = [{ name: 'barrel', rects: [{ width: 31, height: 40 }] }, GROUPS[1]!];
    expect(await packOrRecall(cache, 'a', wider, VIEWS)).toEqual(packPages(wider, VIEWS));
    expect(cache.files.size).toBe(4);
  });

  it('does not pack what it knows', async () => {
    const cache = createMemory();
    await packOrRecall(cache, 'a', GROUPS, VIEWS);
    const kept: CacheFolder = { get: cache.get, put: () => Promise.reject(new Error('packed again')) };
    await expect(packOrRecall(kept, 'a', GROUPS, VIEWS)).resolves.toEqual(packPages(GROUPS, VIEWS));
  });

  it('packs again where the cache is damaged', async () => {
    const cache = createMemory();
    await packOrRecall(cache, 'a', GROUPS, VIEWS);
    const [[file, bytes]] = [...cache.files] as [[string, Uint8Array]];
    cache.files.set(
      file,
      bytes.map((byte, i) => (i === 90 ? byte ^ 1 : byte)),
    );
    expect(await packOrRecall(cache, 'a', GROUPS, VIEWS)).toEqual(packPages(GROUPS, VIEWS));
  });
});
