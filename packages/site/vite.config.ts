import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), fontsOfOurOwn()],
  resolve: {
    // Two copies of graphql refuse each other's documents.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.mjs' }],
  },
  build: { outDir: 'dist', sourcemap: true, target: 'es2022' },
});

/** GraphiQL brings its fonts as data: addresses, which no page of ours may load; it gets ours. */
function fontsOfOurOwn(): Plugin {
  return {
    name: 'fonts-of-our-own',
    enforce: 'pre',
    transform: (code, id) =>
      /graphiql[\\/]dist[\\/]style\.css/.test(id)
        ? { code: code.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), map: null }
        : undefined,
  };
}
