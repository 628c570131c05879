import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const REPO_FOLDER = resolve(import.meta.dirname, '..');

/** Before projects that open the page: a bake and a built page. */
const PAGE_SETUP = ['tests/support/prepare-page.ts'];

// unit: pure functions, seconds. The others run whole programs: Blender, the baker, a browser. The groups run one after
// another, the quick ones first: programs that compete for two cores would outrun their time limits.
export default defineConfig({
  root: REPO_FOLDER,
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/rules/**/*.test.ts'],
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: { name: 'bake', include: ['tests/bake/**/*.test.ts'], testTimeout: 180_000, sequence: { groupOrder: 2 } },
      },
      {
        test: {
          name: 'export',
          include: ['tests/export/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: PAGE_SETUP,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: 'parity',
          include: ['tests/parity/**/*.test.ts'],
          globalSetup: PAGE_SETUP,
          testTimeout: 300_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
