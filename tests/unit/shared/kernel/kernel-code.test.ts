import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileKernel, KERNEL_CODE_FILE } from '../../../../scripts/build-kernel.ts';

it('the kernel is what its sources compile to: after a change, `npm run kernel`', async () => {
  expect(readFileSync(KERNEL_CODE_FILE, 'utf8') === (await compileKernel())).toBe(true);
}, 120_000);
