import { expect, it } from 'vitest';
import { changedQuery } from './console-location.ts';

it('sets names anew, removes those without a value, and leaves the others', () => {
  expect(changedQuery('tab=users&q=ann&after=x', { q: 'a & b', after: null })).toBe(
    'tab=users&q=a+%26+b',
  );
  expect(changedQuery('q=ann', { q: '' })).toBe('');
});
