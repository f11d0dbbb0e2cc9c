import { defineConfig } from 'vitest/config';

const common = {
  // Machines are slow at times, and that is no failure.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // One process for many files: starting one takes longer than most files do.
  isolate: false,
  maxWorkers: 2,
  // What depends on the order of tests is found by running them in another: npm test -- --repeat 5
  sequence: { shuffle: { tests: true, files: false }, seed: Number(process.env.PROVINCIA_TEST_SEED ?? 1) },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['packages/*/{src,build}/**/*.test.ts', 'tools/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['packages/server/**', 'scripts/packing/**', 'tools/src/workers/**'],
          globalSetup: ['scripts/test-cache.mjs'],
        },
      },
      {
        // What others install: packed, installed and run.
        test: { ...common, name: 'packages', include: ['scripts/packing/*.test.mjs'] },
      },
      {
        // With real databases, sockets and processes: by themselves, so that the others stay quick.
        test: {
          ...common,
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts', 'tools/src/workers/*.test.ts'],
          globalSetup: ['packages/server/test/support/postgres.ts'],
        },
      },
    ],
  },
});
