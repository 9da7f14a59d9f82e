import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../../packages');

function exportsOf(name: string): [from: string, target: string][] {
  const text = readFileSync(join(packages, name, 'package.json'), 'utf8');
  const { exports = {} } = JSON.parse(text) as { exports?: Record<string, string> };
  return Object.entries(exports);
}

const exporting = ['admin-console', 'api', 'gedcom', 'kinship', 'quizzes', 'schema', 'ui'];

test.each(exporting)('%s names what may be imported, and opens no whole package', (name) => {
  const keys = exportsOf(name).map(([from]) => from);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys).not.toContain('./*');
});

test.each(exporting)('every file that %s exports by name exists', (name) => {
  const missing = exportsOf(name)
    .map(([, target]) => target)
    .filter((target) => !target.includes('*') && !existsSync(join(packages, name, target)));
  expect(missing).toEqual([]);
});
