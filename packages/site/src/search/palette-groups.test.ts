import { expect, test } from 'vitest';
import { paletteGroups } from './palette-groups.ts';

const labels = (groups: ReturnType<typeof paletteGroups>) =>
  groups.map(({ name, options }) => [name, ...options.map(({ label }) => label)]);
const bakers = { id: 'f2', name: 'The Bakers' };
const owner = { role: 'owner', families: [bakers] } as const;

test('before anything is typed, what is done most, and other families', () => {
  const groups = paletteGroups('  ', null, owner);
  expect(groups.map(({ name }) => name)).toEqual(['Do something', 'Other families']);
  expect(groups[1]?.options).toMatchObject([
    { label: 'Switch to The Bakers', does: { familyId: 'f2' } },
  ]);
});

test('while the server is asked, pages and acts by what is typed', () => {
  expect(labels(paletteGroups('settings', null, owner))).toEqual([
    ['Do something', 'Open settings'],
    ['Search', 'See all results for ‘settings’'],
  ]);
});

test('then what it found, and all of it is one step away', () => {
  const hit = {
    id: 'm1',
    title: 'Lake',
    detail: null,
    at: null,
    atMs: null,
    kind: null,
    page: null,
    taken: null,
  };
  const found = {
    groups: [{ group: 'MESSAGES' as const, hits: [hit], endCursor: null, readAs: null }],
    places: [],
  };
  const groups = paletteGroups('la&ke', found, { ...owner, families: [] });
  expect(groups.flatMap(({ options }) => options.map(({ does }) => does))).toEqual([
    { href: '/future-messages/m1' },
    { href: '/search?q=la%26ke' },
  ]);
  const keys = groups.flatMap(({ options }) => options.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

test('says which words were searched for instead of misspelled ones', () => {
  const group = { group: 'ALBUMS' as const, hits: [], endCursor: null, readAs: 'lake' };
  const hit = { id: 'a1', title: 'Lake', detail: null, at: null, atMs: null, page: null };
  const found = { groups: [{ ...group, hits: [{ ...hit, kind: null, taken: null }] }], places: [] };
  const [albums] = paletteGroups('laek', found, { ...owner, families: [] });
  expect(albums?.note).toContain('‘lake’');
  expect(albums?.options[0]?.does).toEqual({ href: '/memory-vault/albums/a1' });
});
