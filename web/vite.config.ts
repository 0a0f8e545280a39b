import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunks } from './scripts/chunks.ts';
import { compressed } from './scripts/compressed.ts';
import { preloadOf } from './scripts/preload.ts';
import { textsAsData } from './scripts/texts-as-data.ts';

export default defineConfig({
  base: '/', // whatever address the page was opened under
  plugins: [svelte(), textsAsData(), preloadOf('core', 'table'), compressed()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    manifest: true,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/i18n/all/setup.ts'],
    // A busy machine takes long to load all texts of all modules; that is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
