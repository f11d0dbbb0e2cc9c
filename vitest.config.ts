import { defineConfig } from 'vitest/config';

// Machines are slow at times, and that is no failure.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['packages/*/{src,build}/**/*.test.ts', 'tools/src/**/*.test.ts'],
          exclude: ['packages/server/**'],
          globalSetup: ['scripts/test-cache.mjs'],
        },
      },
      {
        // With real databases, sockets and processes: by themselves, so that the others stay quick.
        test: {
          ...patience,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/postgres.ts'],
        },
      },
    ],
  },
});
