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
  build: {
    outDir: 'dist',
    sourcemap: true,
    target: 'es2022',
    // The helper would put a table of every page's files into a script that every page loads.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file with the client of every page and the small islands that come at once: each in a
          // file of its own would weigh more as a request than as code.
          groups: [
            {
              name: 'client',
              test: /[\\/]site[\\/]src[\\/](?:client[\\/]start|\(marketing\)[\\/]acts[\\/][\w-]+|visitors[\\/][\w-]+|recordings[\\/]visitor[\\/]serve-try-recorder)\.ts$/,
            },
            // What most members' pages share of the components weighs less together than as a file each.
            { name: 'ui', test: /[\\/]packages[\\/]ui[\\/]src[\\/]/, minShareCount: 12 },
            // An icon is smaller than what every file adds to it.
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 8 },
          ],
        },
      },
    },
  },
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
