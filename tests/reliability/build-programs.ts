import path from 'node:path';
import { build } from 'vite';

/** Below node_modules, so that the bundles find the packages they leave outside. */
export const programs = path.resolve('node_modules/.cache/reliability');

/** Hundreds of starts: compiled once for all files of a run, each is the start of a built product. */
export async function setup(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@infinite\//, /^#/] },
    build: {
      ssr: true,
      target: 'node24',
      minify: false,
      outDir: programs,
      emptyOutDir: true,
      rollupOptions: {
        input: Object.fromEntries(
          ['delivery-worker', 'api-process'].map((name) => [
            name,
            path.resolve(import.meta.dirname, `${name}.ts`),
          ]),
        ),
        output: { format: 'es', entryFileNames: '[name].mjs' },
      },
    },
  });
}
