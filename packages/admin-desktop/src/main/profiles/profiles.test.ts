import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProfileBook } from './profiles.ts';

let folder: string;
const now = new Date(2026, 4, 4, 12, 0);
const opened = async () => {
  const book = new ProfileBook(folder, () => {});
  await book.load(now);
  return book;
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'infinite-profiles-'));
});

describe('the profiles', () => {
  it('are remembered with the one in use', async () => {
    const book = await opened();
    await book.add('', 'https://family.example');
    await book.add('Practice', 'http://localhost:3000');
    const again = await opened();
    expect(again.all.map(({ name }) => name)).toEqual(['family.example', 'Practice']);
    expect(again.active?.origin).toBe('http://localhost:3000');
  });

  it('hold a server once, and keep what was set for it', async () => {
    const book = await opened();
    const id = await book.add('A', 'https://family.example');
    await book.change(id, (profile) => ({ ...profile, folder: '/exports' }));
    expect(await book.add('B', 'https://family.example')).toBe(id);
    expect(book.all).toMatchObject([{ id, name: 'B', folder: '/exports' }]);
  });

  it('go on with another server when the one in use is removed', async () => {
    const book = await opened();
    const first = await book.add('A', 'https://a.example');
    const second = await book.add('B', 'https://b.example');
    await book.remove(second);
    expect(book.active?.id).toBe(first);
    await book.use('0f8b2c4e-1d2a-4b3c-8d9e-0a1b2c3d4e5f');
    expect(book.active?.id).toBe(first);
  });
});

describe('a profile file', () => {
  it.each([
    ['that is not JSON', '{"version": 1, "profiles": ['],
    ['of another program', '{"theme": "dark"}'],
    ['that is empty', ''],
    [
      'with a server that is none',
      JSON.stringify({
        version: 1,
        active: null,
        profiles: [
          {
            id: '0f8b2c4e-1d2a-4b3c-8d9e-0a1b2c3d4e5f',
            name: 'x',
            origin: 'file:///etc',
            folder: null,
            schedules: [],
          },
        ],
      }),
    ],
  ])('%s is put aside whole, and the application starts', async (_, text) => {
    await writeFile(join(folder, 'profiles.json'), text);
    const book = await opened();
    expect(book.all).toEqual([]);
    expect(book.setAside).toMatch(/^profiles\.set-aside-2026-.+\.json$/);
    expect(await readFile(join(folder, book.setAside ?? ''), 'utf8')).toBe(text);
    await book.add('', 'https://family.example');
    expect((await readdir(folder)).sort()).toEqual(['profiles.json', book.setAside]);
  });
});

it('a server of another computer without https is left out, and the others stay', async () => {
  const book = await opened();
  const safe = await book.add('Safe', 'https://family.example');
  await book.add('Open', 'http://family.example');
  const again = await opened();
  expect(again.all.map(({ id }) => id)).toEqual([safe]);
  expect(again.active).toBeNull();
  expect(await readFile(join(folder, again.setAside ?? ''), 'utf8')).toContain('"Open"');
});
