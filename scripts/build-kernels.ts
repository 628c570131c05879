// `npm run kernel`: compiles each kernel to the text that its code file holds. Those are committed, so that neither the baker nor the
// game needs the compiler; a test compiles again and compares.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPO_FOLDER } from './folders.ts';
import { compileKernel } from './kernel/compile-kernel.ts';
import { KERNELS } from './kernel/kernels.ts';

for (const kernel of KERNELS) {
  writeFileSync(join(REPO_FOLDER, kernel.codeFile), await compileKernel(kernel));
  process.stdout.write(`Wrote ${kernel.codeFile}.\n`);
}
