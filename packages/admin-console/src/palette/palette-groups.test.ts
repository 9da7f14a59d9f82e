import { expect, it } from 'vitest';
import { paletteGroups } from './palette-groups.ts';

const acts = { refresh: () => {}, showShortcuts: () => {}, signOut: () => {} };
const offered = (text: string, found?: Parameters<typeof paletteGroups>[1]) =>
  paletteGroups(text, found, acts).map(({ name, options }) => [
    name,
    options.map(({ label }) => label),
  ]);

it('offers every place and action before anything is typed', () => {
  const [places, actions] = offered('');
  expect(places?.[1]).toEqual(expect.arrayContaining(['Users', 'Database', 'Audit log', 'Jobs']));
  expect(actions?.[1]).toContain('Sign out');
});

it('narrows places by what is typed, and adds the users and articles that were found', () => {
  const found = {
    users: { nodes: [{ id: '1', username: 'audrey', email: 'audrey@example.org' }] },
    blogPosts: { nodes: [{ id: '2', title: 'Audio letters', author: 'Ann' }] },
  };
  expect(offered('aud', found)).toEqual([
    ['Places', ['Audit log']],
    ['Users', ['audrey']],
    ['Articles', ['Audio letters']],
  ]);
});
