import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
export default defineConfig({ root: '/work/wt-tsite/packages/site/.preview', plugins: [react(), tailwindcss()], server: { port: 4181, fs: { strict: false } }, cacheDir: '/tmp/preview-cache' });
