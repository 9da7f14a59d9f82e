import { expect, it } from 'vitest';
import { fileNameOf } from './file-name-of.ts';

it.each([
  ['attachment; filename="users-export-2041-05-04.csv"', 'users-export-2041-05-04.csv'],
  ['attachment; filename=users.csv', 'users.csv'],
  // A name with a path, or with hidden characters, is rejected.
  ['attachment; filename="../../etc/passwd"', null],
  ['attachment; filename="a.csv\u202Eexe"', null],
  ['attachment', null],
  [null, null],
])('reads the name of a file from %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
