import { afterEach, expect, it, vi } from 'vitest';
import { loadAnalytics, reportSignUp } from './conversion.ts';

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

it('C8: a configured provider gets its script and a dataLayer, which then takes the conversion', () => {
  const appended: { src: string }[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => appended.push(script) },
  });
  vi.stubGlobal('window', {});
  loadAnalytics('https://tags.example/tag.js');
  loadAnalytics('https://tags.example/tag.js');
  reportSignUp();
  expect(appended).toEqual([{ async: true, src: 'https://tags.example/tag.js' }]);
  expect(window.dataLayer).toEqual([{ event: 'conversion', value: 10, currency: 'USD' }]);
});
