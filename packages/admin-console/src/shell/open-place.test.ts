import { expect, it } from 'vitest';
import { placeAt } from './open-place.ts';

it.each([
  ['', 'users'],
  ['tab=analytics', 'analytics'],
  ['tab=inbox', 'inbox'],
  ['tab=seo', 'seo'],
  ['tab=database', 'database'],
  ['tab=database&view=exports', 'database'],
  ['tab=nowhere', 'users'],
  // Addresses of mails, deep links and bookmarks from before the side bar.
  ['tab=content&view=enquiries&enquiry=1', 'inbox'],
  ['tab=database&view=deliveries', 'operations'],
] as const)('opens at ‘%s’ the place %s', (query, place) => {
  expect(placeAt(new URLSearchParams(query), 'users')).toBe(place);
});

it('keeps the link of enquiry mails, whose address names no tab', () => {
  const query = new URLSearchParams('view=enquiries&enquiry=1');
  expect(placeAt(query, 'content')).toBe('inbox');
});
