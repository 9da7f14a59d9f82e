import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { resolve } from 'node:path';

const root = import.meta.dirname;

/**
 * One build for every runtime from Electron 25 on (Node 18, Chromium 114): what the tests drive is,
 * byte for byte, what is packed. Main and preload are CommonJS with everything inside but Electron.
 */
export default defineConfig({
  main: {
    build: {
      target: 'node18',
      outDir: 'dist/main',
      externalizeDeps: false,
      rollupOptions: {
        external: ['electron'],
        input: { index: resolve(root, 'src/main/index.ts') },
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  },
  preload: {
    build: {
      target: 'node18',
      outDir: 'dist/preload',
      externalizeDeps: false,
      rollupOptions: {
        external: ['electron'],
        input: { index: resolve(root, 'src/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(root, 'src/renderer'),
    plugins: [react(), tailwindcss()],
    resolve: {
      // Two copies of graphql refuse each other's documents.
      alias: [{ find: /^graphql$/, replacement: 'graphql/index.mjs' }],
    },
    build: {
      target: 'chrome114',
      outDir: 'dist/renderer',
      minify: true,
      // Inlined fonts and pictures would need holes in the Content-Security-Policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: { input: resolve(root, 'src/renderer/index.html') },
    },
  },
});
