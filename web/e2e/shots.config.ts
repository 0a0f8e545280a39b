import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['shots.ts'],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 300_000,
  },
});
