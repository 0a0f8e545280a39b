import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { textsAsData } from './scripts/texts-as-data';

export default defineConfig({
  base: './',
  plugins: [svelte(), textsAsData()],
  build: { target: 'es2022', assetsInlineLimit: 2048, reportCompressedSize: true },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/i18n/all/setup.ts'] },
});
