/**
 * Builds what `npm start` runs: the site (Vike's client and server parts) and one bundle of the
 * server. Only what changed since the last build is built, unless `--force` is given.
 */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { halves, hashOfInputs, isFresh, stampOf } from './build-inputs.mjs';
import { buildServiceWorker } from './build-service-worker.mjs';
import { compressAssets } from './compress-assets.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
process.env.NODE_ENV = 'production';

const makers = { site: buildSite, server: buildServer };
for (const [name, half] of Object.entries(halves)) {
  if (isFresh(half) && !process.argv.includes('--force')) continue;
  const started = performance.now();
  const hash = hashOfInputs(half);
  console.log(`building the ${name} …`);
  rmSync(half.output, { recursive: true, force: true });
  await makers[name]();
  writeFileSync(stampOf(half), hash);
  console.log(`built the ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
// Vite and its plugins may leave handles open.
process.exit(0);

async function buildSite() {
  const { build } = await import('vike/api');
  await build({
    viteConfig: { root: resolve(root, 'packages/site'), logLevel: 'warn', clearScreen: false },
  });
  await buildServiceWorker(resolve(root, 'packages/site'));
  await compressAssets(resolve(root, 'packages/site/dist/client/assets'));
}

async function buildServer() {
  const { build } = await import('vite');
  const commands = ['main', 'cli'].filter((n) => existsSync(`packages/server/src/${n}.ts`));
  await build({
    configFile: false,
    root: resolve(root, 'packages/server'),
    logLevel: 'warn',
    ssr: { noExternal: [/^@infinite\//, /^#/, ...nestedDependencies()] },
    build: {
      ssr: true,
      target: 'node24',
      sourcemap: true,
      minify: false,
      outDir: 'dist',
      rollupOptions: {
        input: {
          ...Object.fromEntries(commands.map((name) => [name, `src/${name}.ts`])),
          // The process that turns speech into text.
          'speech.child': '../api/src/adapters/speech/local/speech.child.ts',
          // The process that turns texts into vectors.
          'embedding.child': '../api/src/adapters/embeddings/local/embedding.child.ts',
          // The process in which foreign files are opened; started by its place beside the bundle.
          'preparation.child':
            '../api/src/features/recordings/recordings/processing/preparation.child.ts',
        },
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

/** Packages that npm could not hoist are out of reach of packages/server/dist: they go inside. */
function nestedDependencies() {
  return ['schema', 'ui', 'api', 'site'].flatMap((name) => {
    const folder = `packages/${name}/node_modules`;
    if (!existsSync(folder)) return [];
    return readdirSync(folder).flatMap((entry) =>
      entry.startsWith('@') ? readdirSync(`${folder}/${entry}`).map((n) => `${entry}/${n}`) : entry,
    );
  });
}
