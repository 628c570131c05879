import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPO_FOLDER } from '../../../../scripts/folders.ts';
import { compileKernel } from '../../../../scripts/kernel/compile-kernel.ts';
import { KERNELS } from '../../../../scripts/kernel/kernels.ts';

it.each(KERNELS)(
  '$codeFile is what its sources compile to: after a change, `npm run kernel`',
  async (kernel) => {
    const committed = readFileSync(join(REPO_FOLDER, kernel.codeFile), 'utf8');
    expect(committed === (await compileKernel(kernel))).toBe(true);
  },
  120_000,
);
