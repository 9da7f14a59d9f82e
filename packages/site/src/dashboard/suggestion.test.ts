import type { LegacyAreaName } from '@infinite/schema/catalogue/home';
import { expect, test } from 'vitest';
import { suggestionFor } from './suggestion.ts';

const all = { record: true, write: true, invite: true };
const area = (name: LegacyAreaName, count: number) => ({ name, count });
const full = [area('RECORDINGS', 2), area('MESSAGES', 1), area('PEOPLE', 3)];
const day = { recurrence: 'BIRTHDAY', on: '2041-05-04', title: '' } as const;
const birthday = { ...day, messageId: 'm', contactId: null, treePersonId: null };
const inBook = { ...day, messageId: null, contactId: 'c', treePersonId: null };

test.each([
  ['the first recording before all else', [area('RECORDINGS', 0), area('MESSAGES', 0)], 'record'],
  ['then a message', [area('RECORDINGS', 1), area('MESSAGES', 0)], 'write'],
  ['then company', [...full.slice(0, 2), area('PEOPLE', 1)], 'invite'],
  ['then a date that returns', full, 'yearly'],
])('suggests %s', (_, areas, expected) => {
  expect(suggestionFor({ areas, dates: [] }, all)).toBe(expected);
  expect(suggestionFor({ areas, dates: [inBook] }, all)).toBe(expected);
});

test('suggests nothing where all is there, or nothing may be done', () => {
  expect(suggestionFor({ areas: full, dates: [birthday] }, all)).toBeNull();
  const none = { record: false, write: false, invite: false };
  expect(suggestionFor({ areas: [area('RECORDINGS', 0)], dates: [] }, none)).toBeNull();
  expect(suggestionFor({ areas: [], dates: [birthday] }, all)).toBeNull();
});
