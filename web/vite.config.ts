/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { installed } from './installed.ts';

// `npm run dev` speaks to a server that was started with `sweetbox serve`.
export default defineConfig({
  plugins: [svelte(), installed()],
  build: {
    outDir: '../src/sweetbox/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy wants everything from its own origin
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no fault
  },
  server: {
    fs: { allow: ['.', '../src/sweetbox/words'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8365', ws: true },
      '/privacy': 'http://127.0.0.1:8365',
      '/plain.css': 'http://127.0.0.1:8365',
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    environment: 'jsdom',
    pool: 'threads', // a sixth quicker than processes
    css: { include: /tokens\.css/ }, // whose colours are tested
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/setup.test-env.ts'],
    testTimeout: 60_000, // as above
    hookTimeout: 60_000,
  },
});
