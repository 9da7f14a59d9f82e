import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each half of the build is made from, and where it writes. Tests change neither. */
export const halves = {
  site: {
    inputs: [
      ...['packages/schema', 'packages/quizzes', 'packages/gedcom', 'packages/kinship'],
      'packages/ui',
      ...['packages/api-client', 'packages/drafts', 'packages/integrations'],
      ...['packages/admin-console', 'packages/site'],
    ],
    output: 'packages/site/dist',
  },
  server: {
    inputs: [
      ...['packages/schema', 'packages/quizzes', 'packages/gedcom', 'packages/kinship'],
      ...['packages/api-client', 'packages/api'],
      ...['packages/server', 'packages/site/src'],
    ],
    output: 'packages/server/dist',
  },
};

const always = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/build-inputs.mjs',
  'scripts/build-service-worker.mjs',
  'scripts/compress-assets.mjs',
];
const notSources = new Set(['node_modules', 'dist', 'testing']);

/** One hash of everything that a half is made from, by content: a checkout changes file times. */
export function hashOfInputs(half) {
  const hash = createHash('sha256');
  for (const path of [...always, ...half.inputs.flatMap(filesBelow)]) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** True when the output was made from exactly the present sources. */
export function isFresh(half) {
  const stamp = stampOf(half);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfInputs(half);
}

/** Written last, so that a build that was interrupted counts as none. */
export const stampOf = (half) => join(half.output, 'built-from.txt');

function filesBelow(folder) {
  const files = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!notSources.has(entry.name)) files.push(...filesBelow(path));
    } else if (!/\.test\.tsx?$|\.md$/.test(entry.name)) {
      files.push(path);
    }
  }
  return files.sort();
}
