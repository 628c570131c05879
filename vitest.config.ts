import { defineConfig } from 'vitest/config';

// unit: pure functions, seconds. The others run whole programs: Blender, the baker, a browser.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts', 'tests/rules/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'bake', include: ['tests/bake/**/*.test.ts'], testTimeout: 180_000 } },
      { test: { name: 'export', include: ['tests/export/**/*.test.ts'], testTimeout: 180_000 } },
      { test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], testTimeout: 180_000, fileParallelism: false } },
      {
        test: { name: 'parity', include: ['tests/parity/**/*.test.ts'], testTimeout: 300_000, fileParallelism: false },
      },
    ],
  },
});
