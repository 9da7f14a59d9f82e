import { mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { nodeDisk } from '#main/transfers/node-disk.ts';
import { pruneWritten, surplusOf, type WrittenFile } from './retention.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'infinite-retention-'));
});

async function wrote(name: string): Promise<WrittenFile> {
  await writeFile(join(folder, name), name);
  const facts = await nodeDisk.facts(join(folder, name));
  if (!facts) throw new Error('not written');
  return { folder, name, ...facts };
}

it('removes the oldest files that are too many, and no other file of the folder', async () => {
  await writeFile(join(folder, '0.csv'), 'mine');
  const written = [await wrote('1.csv'), await wrote('2.csv'), await wrote('3.csv')];
  const left = await pruneWritten(nodeDisk, written, 2);
  expect(left.map(({ name }) => name)).toEqual(['2.csv', '3.csv']);
  expect((await readdir(folder)).toSorted()).toEqual(['0.csv', '2.csv', '3.csv']);
  expect(await pruneWritten(nodeDisk, left, null)).toEqual(left);
});

it.each<[string, (path: string) => Promise<void>]>([
  ['was changed', (path) => writeFile(path, 'my notes')],
  [
    'was replaced by a link',
    async (path) => {
      await rename(path, `${path}.kept`);
      await symlink(`${path}.kept`, path);
    },
  ],
])('leaves a file that %s, and forgets it', async (_, change) => {
  const written = [await wrote('1.csv'), await wrote('2.csv')];
  await change(join(folder, '1.csv'));
  const left = await pruneWritten(nodeDisk, written, 1);
  expect(left.map(({ name }) => name)).toEqual(['2.csv']);
  expect(await readdir(folder)).toContain('1.csv');
});

it('forgets a file that is gone', async () => {
  const written = [await wrote('1.csv'), await wrote('2.csv')];
  await rm(join(folder, '1.csv'));
  expect(await pruneWritten(nodeDisk, written, 1)).toEqual(written.slice(1));
});

it('what is shown before a run is what goes after it', () => {
  const file = (index: number) => ({ folder, name: `${index}`, bytes: 1, modified: 1 });
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 20 }), (count, keep) => {
      const written = Array.from({ length: count }, (_, index) => file(index));
      const shown = surplusOf(written, keep, 1);
      expect(surplusOf([...written, file(count)], keep)).toEqual(shown);
      expect(Math.max(0, written.length + 1 - shown.length)).toBeLessThanOrEqual(keep);
    }),
  );
});
