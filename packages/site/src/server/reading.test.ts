import { describe, expect, it } from 'vitest';
import { readingOf } from './reading.ts';

const languageOf = (
  device: string,
  link: { chosen?: string | null; given?: string | null },
  url = '/shared/token',
) => {
  const headers = { cookie: device && `ic_look=language-${device}`, 'accept-language': 'es' };
  return readingOf({ url, headers }, null, link).reader.locale;
};

describe('the language of a recipient’s page', () => {
  it.each([
    ['what they chose on it', 'en', { chosen: 'de', given: 'es' }, 'de'],
    ['what the device chose', 'en', { chosen: null, given: 'de' }, 'en'],
    ['what the author chose', '', { chosen: null, given: 'de' }, 'de'],
    ['what the browser accepts', '', { chosen: null, given: null }, 'es'],
    ['what the browser accepts, not an unknown language', '', { chosen: 'xx', given: null }, 'es'],
  ])('is %s', (_, device, link, locale) => {
    expect(languageOf(device, link)).toBe(locale);
  });

  it('says nothing about pages that are in English', () => {
    expect(languageOf('de', { chosen: 'de' }, '/about')).toBe('en');
  });
});
