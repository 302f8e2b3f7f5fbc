import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './tools/verify/by-environment.ts';

const setupFiles = ['tools/verify/each-test-file.ts'];
/** How busy a machine is must not decide a test: a property that takes a second here took six. */
const timeLimits = { testTimeout: 120_000, hookTimeout: 180_000 };

/**
 * One project for each part that needs its own set-up. Tests run in Node; one that needs a
 * document says so with a docblock: `@vitest-environment jsdom`.
 */
export default defineConfig({
  test: {
    // Vitest leaves one processor free; of two that is half, while the tests mostly wait for PostgreSQL.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Loading the product again for each file took a third of the time. Files share what a module
    // keeps, as requests do; what must not be shared (databases, folders, clocks) each brings itself.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, 'tools/verify/patient-screens.ts'],
          ...timeLimits,
        },
      },
      {
        test: {
          name: 'server',
          // What needs server and web together stands outside of both.
          include: ['apps/server/**/*.test.ts', 'e2e/whole/*.test.ts'],
          globalSetup: ['apps/server/src/db/testing-setup.ts'],
          setupFiles: [...setupFiles, 'apps/server/src/testing/each-file.ts'],
          provide: {
            checkRows: process.env.CHECK_ROWS ?? '',
            testSeed: process.env.TEST_SEED ?? '',
          },
          ...timeLimits,
        },
      },
      {
        test: {
          name: 'web',
          setupFiles: [...setupFiles, 'tools/verify/patient-screens.ts'],
          ...timeLimits,
          include: ['apps/**/*.test.{ts,tsx}'],
          exclude: ['apps/server/**', '**/node_modules/**', '**/dist/**'],
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], setupFiles, ...timeLimits } },
    ],
  },
});
