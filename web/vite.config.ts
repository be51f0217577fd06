/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { installed } from './installed.ts';
import { licences } from './licences.ts';

// `npm run dev` speaks to a server that was started with `sweetbox serve`.
export default defineConfig({
  plugins: [svelte(), installed(), licences()],
  build: {
    outDir: '../src/sweetbox/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's security policy wants everything from its own origin
    modulePreload: { polyfill: false },
    target: ['chrome117', 'edge117', 'firefox121', 'ios16.4', 'safari16.4'], // as docs/web.md and the page's About say
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no fault
  },
  server: {
    fs: { allow: ['.', '../src/sweetbox/words'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8365', ws: true },
      '/licences.txt': 'http://127.0.0.1:8365',
      '/privacy': 'http://127.0.0.1:8365',
      '/plain.css': 'http://127.0.0.1:8365',
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    environment: 'jsdom',
    pool: 'threads', // a sixth quicker than processes
    css: { include: /tokens\.css/ }, // whose colours are tested
    include: ['*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['src/setup.test-env.ts'],
    testTimeout: 60_000, // as above
    hookTimeout: 60_000,
  },
});
