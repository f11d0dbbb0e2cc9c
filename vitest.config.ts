import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Machines are slow at times, and that is no failure.
    testTimeout: 120_000,
    include: ['packages/*/{src,build}/**/*.test.ts', 'tools/src/**/*.test.ts'],
  },
});
