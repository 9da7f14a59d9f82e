import { expect, it } from 'vitest';
import { matches } from './matches.ts';

it('a search finds a call by any of its words, in any order and case', () => {
  const call = 'GET /api/admin/users List the accounts Administration';
  for (const search of ['', 'USERS', 'accounts get', '/api/admin']) {
    expect(matches(call, search), search).toBe(true);
  }
  expect(matches(call, 'users uploads')).toBe(false);
});
