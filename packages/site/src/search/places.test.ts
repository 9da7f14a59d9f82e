import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { expect, test } from 'vitest';
import { actsOf, foundPlaces, foundQuestions, pages } from './places.ts';

test('pages are found by the beginning of their name, or of what they are for', () => {
  expect(foundPlaces(pages, ['sched']).map(({ href }) => href)).toContain('/future-messages');
  expect(foundPlaces(actsOf('viewer'), ['password']).map(({ href }) => href)).toEqual([
    '/settings',
  ]);
  expect(foundPlaces(pages, ['zzz'])).toEqual([]);
});

test('acts are those of the role', () => {
  const hrefs = (role: FamilyStanding) => actsOf(role).map(({ href }) => href);
  expect(hrefs('viewer')).toEqual(['/settings']);
  expect(hrefs('contributor')).not.toContain('/family-invitations#invite');
  expect(hrefs('owner').length).toBe(4);
});

test('each page is there once', () => {
  expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length);
});

test('questions are found by their words', async () => {
  const [found] = await foundQuestions(['battery', 'dies']);
  expect(found).toMatchObject({ href: '/faqs' });
});
