import { defineConfig } from 'vitest/config';

// Browser tests: Debian's Chromium against a real `comares serve` on loopback, one server per file.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.e2e.ts'],
    environment: 'node',
    testTimeout: 480_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    fileParallelism: true,
  },
});
