import { defineConfig } from 'vitest/config';

// Browser tests: Debian's Chromium against a real `comares serve` on loopback, one server per file.
// *.long.ts plays until chance has brought everything up, for up to ten minutes: `npm run e2e:long`, not part of ./test.
const long = process.env['COMARES_LONG'] !== undefined;

export default defineConfig({
  test: {
    root: import.meta.dirname, include: [long ? '*.long.ts' : '*.e2e.ts'], environment: 'node',
    testTimeout: 240_000, hookTimeout: 60_000, maxWorkers: 2, fileParallelism: true,
  },
});
