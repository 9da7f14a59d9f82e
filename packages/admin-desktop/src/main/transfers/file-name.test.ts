import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeName, safeFileName, sweepTemporaryFiles, temporaryName } from './file-name.ts';
import { nodeDisk } from './node-disk.ts';

it('a name that is taken gets a number, and nothing is overwritten', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'infinite-names-'));
  expect(await freeName(nodeDisk, folder, 'users.csv')).toBe('users.csv');
  await writeFile(join(folder, 'users.csv'), '');
  await writeFile(join(folder, 'users (2).csv'), '');
  expect(await freeName(nodeDisk, folder, 'users.csv')).toBe('users (3).csv');
});

it.each([
  ['backup-2026-05-04.dump', 'backup-2026-05-04.dump'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['C:\\Windows\\x', 'C--Windows-x'],
  ['\u202Efdp.exe', '-fdp.exe'],
  ['con.txt', 'download-con.txt'],
  ['...', 'download-'],
])('%j is kept as %j', (suggested, name) => expect(safeFileName(suggested)).toBe(name));

it('no suggested name leads into another folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (suggested) => {
      const name = safeFileName(suggested);
      return name !== '' && name === basename(name) && !/^\.|[/\\\0]/.test(name);
    }),
  );
});

it('what a crash left is swept, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'infinite-sweep-'));
  const left = temporaryName('0f8b2c4e-1d2a-4b3c-8d9e-0a1b2c3d4e5f');
  for (const name of [left, '.infinite-notes.part', 'users.csv']) {
    await writeFile(join(folder, name), 'x');
  }
  await sweepTemporaryFiles(nodeDisk, folder);
  expect((await readdir(folder)).sort()).toEqual(['.infinite-notes.part', 'users.csv']);
  await sweepTemporaryFiles(nodeDisk, join(folder, 'gone'));
});
