import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunks } from './scripts/chunks';
import { compressed } from './scripts/compressed';
import { preloadOf } from './scripts/preload';
import { textsAsData } from './scripts/texts-as-data';

export default defineConfig({
  base: './',
  plugins: [svelte(), textsAsData(), preloadOf('core', 'table'), compressed()],
  build: {
    target: 'es2022', assetsInlineLimit: 2048, reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/i18n/all/setup.ts'] },
});
