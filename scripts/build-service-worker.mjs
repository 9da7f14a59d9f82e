import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

/** What the offline page loads when its recorder is used; its styles are named in the page itself. */
const offlineModules = [
  'src/client/main.ts',
  'src/offline/serve-offline.ts',
  'src/offline/offline-recorder-island.tsx',
  'src/recordings/visitor/try-recorder-island.tsx',
];

/**
 * Builds `dist/client/sw.js`, with the list of files that it keeps on a device. It is built after the
 * site, whose files carry hashes, and alone: a worker that imported a piece of a page would have to
 * be a module, which not every browser of the readers allows.
 */
export async function buildServiceWorker(siteFolder) {
  const manifest = JSON.parse(readFileSync(resolve(siteFolder, 'dist/assets.json'), 'utf8'));
  const files = [...filesOf(manifest, offlineModules)].sort();
  // Any change of the site's scripts may be one of the offline page's words.
  const version = createHash('sha256')
    .update(JSON.stringify(Object.values(manifest).map(({ file }) => file)))
    .digest('hex')
    .slice(0, 16);
  await build({
    configFile: false,
    root: siteFolder,
    logLevel: 'warn',
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: 'src/offline/service-worker.ts',
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
      rolldownOptions: {
        output: { banner: `self.offline = ${JSON.stringify({ version, files })};` },
      },
    },
  });
}

function filesOf(manifest, modules) {
  const files = new Set();
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const entry = manifest[key];
    if (!entry) throw new Error(`the built site has no '${key}'`);
    files.add(`/${entry.file}`);
    for (const style of entry.css ?? []) files.add(`/${style}`);
    for (const imported of entry.imports ?? []) add(imported);
  };
  for (const key of modules) add(key);
  return files;
}
