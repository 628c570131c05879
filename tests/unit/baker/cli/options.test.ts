import { describe, expect, it } from 'vitest';
import { formatBytes } from '../../../../baker/cli/describe-bake.ts';
import { exitCodeFor } from '../../../../baker/cli/exit-codes.ts';
import { readCountOption, readFolders, requireTextOption } from '../../../../baker/cli/options.ts';
import { BakeError } from '../../../../baker/fault.ts';

describe('exit codes', () => {
  it('follow from what kind of failure it was; what nobody foresaw is a fault of the baker', () => {
    const kinds = ['usage', 'input', 'bake', 'write', 'mismatch'] as const;
    expect(kinds.map((kind) => exitCodeFor(new BakeError(kind, '')))).toEqual([1, 2, 3, 4, 5]);
    expect(exitCodeFor(new TypeError('oops'))).toBe(3);
    expect(exitCodeFor(undefined)).toBe(3);
  });
});

describe('options', () => {
  it('take whole numbers from a least one on', () => {
    expect(readCountOption({ jobs: '4' }, 'jobs', 1)).toBe(4);
    expect(readCountOption({}, 'jobs', 1)).toBeUndefined();
    for (const jobs of ['0', '-1', '1.5', 'two', '', ' ', '1e400']) {
      expect(() => readCountOption({ jobs }, 'jobs', 1)).toThrow(/--jobs is .*at least 1/);
    }
  });

  it('know the folders, and a bake without a cache', () => {
    expect(readFolders({ assets: 'a', out: 'b', cache: 'c' })).toEqual({ assets: 'a', out: 'b', cache: 'c' });
    expect(readFolders({ assets: 'a', out: 'b', cache: false }).cache).toBeUndefined();
    expect(() => requireTextOption({ out: '' }, 'out')).toThrow(/--out needs a value/);
  });
});

describe('formatBytes', () => {
  it('writes sizes as people read them', () => {
    expect([0, 999, 1000, 9940, 12345, 1_500_000, 2_000_000_000].map(formatBytes)).toEqual([
      '0 bytes',
      '999 bytes',
      '1.0 KB',
      '9.9 KB',
      '12 KB',
      '1.5 MB',
      '2.0 GB',
    ]);
  });
});
