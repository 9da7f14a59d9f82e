import type { StaffRole } from '@infinite/schema/catalogue/staff';
import { expect, it } from 'vitest';
import { paletteGroups } from './palette-groups.ts';

const acts = { refresh: () => {}, showShortcuts: () => {}, signOut: () => {} };
const offered = (
  text: string,
  found?: Parameters<typeof paletteGroups>[1],
  role: StaffRole = 'admin',
) =>
  paletteGroups(text, found, acts, role).map(({ name, options }) => [
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

it('offers an editor what editors open, and no totals to refresh', () => {
  expect(offered('', undefined, 'editor')).toEqual([
    ['Places', ['Content', 'Inbox', 'Growth']],
    ['Actions', ['Write a new article', 'Show keyboard shortcuts', 'Sign out']],
  ]);
});

it('offers support the deliveries, without logs and jobs', () => {
  expect(offered('', undefined, 'support')[0]).toEqual([
    'Places',
    ['Users', 'Inbox', 'Operations', 'Deliveries'],
  ]);
});
