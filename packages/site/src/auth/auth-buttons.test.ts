import { expect, it } from 'vitest';
import { withQuery } from './auth-buttons.ts';

const here = { pathname: '/schedule-message', search: '?template=good-night' };

it('brings a new member back to what the address of this page named', () => {
  expect(withQuery('/schedule-message', here)).toBe('/schedule-message?template=good-night');
});

it('leaves every other way back as it is', () => {
  expect(withQuery('/voice-recordings', here)).toBe('/voice-recordings');
  expect(withQuery(undefined, here)).toBeUndefined();
});

it('does not bring back the very question that it answered', () => {
  const asked = { pathname: '/future-messages', search: '?auth=signup&returnUrl=%2F' };
  expect(withQuery('/future-messages', asked)).toBe('/future-messages');
});
