import { afterEach, expect, it, vi } from 'vitest';
import { reportSignUp } from './conversion.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('does nothing while no provider is configured', () => {
  const page: { dataLayer?: unknown[] } = {};
  vi.stubGlobal('window', page);
  reportSignUp('ann@example.org');
  expect(page.dataLayer).toBeUndefined();
});

it.each([
  [
    'ann@example.org',
    { event: 'conversion', value: 10, currency: 'USD', email: 'ann@example.org' },
  ],
  [undefined, { event: 'conversion', value: 10, currency: 'USD' }],
])('tells a provider of a sign-up worth 10 USD (e-mail: %s)', (email, event) => {
  const dataLayer: unknown[] = [];
  vi.stubGlobal('window', { dataLayer });
  reportSignUp(email);
  expect(dataLayer).toEqual([event]);
});
