import { afterEach, expect, it, vi } from 'vitest';
import { reportSignUp } from './conversion.ts';

afterEach(() => vi.unstubAllGlobals());

it('sends nothing anywhere while no provider is configured', () => {
  const calls = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', calls);
  vi.stubGlobal('window', {});
  reportSignUp('ann@example.org');
  expect(calls).not.toHaveBeenCalled();
  expect(Object.keys(window)).toEqual([]);
});

it('tells a configured provider the documented conversion, with the e-mail if there is one', () => {
  const dataLayer: object[] = [];
  vi.stubGlobal('window', { dataLayer });
  reportSignUp('ann@example.org');
  reportSignUp();
  expect(dataLayer).toEqual([
    { event: 'conversion', value: 10, currency: 'USD', email: 'ann@example.org' },
    { event: 'conversion', value: 10, currency: 'USD' },
  ]);
});
