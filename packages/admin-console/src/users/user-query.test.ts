import { describe, expect, it } from 'vitest';
import { filterOf, isInverted, orderOf } from './user-query.ts';

const place = (filters: Record<string, string>, search = '') => ({
  search,
  filter: (name: string) => filters[name] ?? null,
});

const nothing = {
  search: null,
  plans: null,
  role: null,
  emailVerified: null,
  suspended: null,
  createdFrom: null,
  createdBefore: null,
};

describe('what the address asks for', () => {
  it('is nothing in particular at first', () => {
    expect(filterOf(place({}))).toEqual(nothing);
  });

  it.each([
    [place({}, 'ann'), { search: 'ann' }],
    [place({ plan: 'free' }), { plans: ['free'] }],
    [place({ role: 'ADMIN' }), { role: 'ADMIN' }],
    [place({ role: 'KING' }), {}],
    [place({ state: 'unverified' }), { emailVerified: false }],
    [place({ state: 'suspended' }), { suspended: true }],
    [place({ from: 'yesterday' }), {}],
  ])('%# is passed on', (asked, expected) => {
    expect(filterOf(asked)).toEqual({ ...nothing, ...expected });
  });

  it('takes in the whole of the last day', () => {
    const { createdFrom, createdBefore } = filterOf(
      place({ from: '2041-05-04', to: '2041-05-04' }),
    );
    const hours = (Date.parse(createdBefore ?? '') - Date.parse(createdFrom ?? '')) / 3_600_000;
    expect(hours).toBe(24);
  });

  it.each([
    ['2041-05-04', '2041-05-03', true],
    ['2041-05-04', '2041-05-04', false],
    ['2041-05-04', undefined, false],
  ])('from %s to %s is turned round: %s', (from, to, turned) => {
    expect(isInverted(place({ from, ...(to ? { to } : {}) }))).toBe(turned);
  });

  it('sorts by what is known, and by the newest otherwise', () => {
    expect(orderOf({ by: 'EMAIL', descending: false })).toEqual({ by: 'EMAIL', descending: false });
    expect(orderOf({ by: 'x', descending: false })).toEqual({ by: 'CREATED', descending: true });
  });
});
