import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const pages = globSync(join(import.meta.dirname, '../**/+config.ts'));

/** Folders of the pages whose definition says `text`, and those that have the file instead. */
function folders(text: string, file: string) {
  const saying = pages.filter((page) => readFileSync(page, 'utf8').includes(text));
  const having = pages.filter((page) => existsSync(join(dirname(page), file)));
  return { saying, having: having.filter((page) => !page.includes('_error')) };
}

// The compiler sees either file alone; without the other a page would have no metadata or route.
it.each([
  ["metadata: 'by-request'", '+metadata.ts'],
  ["route: 'by-function'", '+route.ts'],
])('a page that says %s has its %s, and no other has', (text, file) => {
  const { saying, having } = folders(text, file);
  expect(saying.length).toBeGreaterThan(3);
  expect(having).toEqual(saying);
});

it('every page is defined by definePage', () => {
  const others = pages.filter((page) => !readFileSync(page, 'utf8').includes('definePage({'));
  expect(others.filter((page) => !page.includes('/renderer/'))).toEqual([]);
});
