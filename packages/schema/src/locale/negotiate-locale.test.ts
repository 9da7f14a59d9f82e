import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { firstLocaleOf, negotiateLocale } from '#locale/negotiate-locale.ts';

describe('the language for a reader', () => {
  it.each([
    [null, undefined, 'en'],
    [null, '', 'en'],
    [null, 'de', 'de'],
    [null, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    [null, 'es-419', 'es'],
    [null, 'ES-mx', 'es'],
    [null, 'fr,es;q=0.5', 'es'],
    [null, 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'en'],
    [null, 'en;q=0.5, de;q=0.9', 'de'],
    [null, 'de;q=0, es;q=0.1', 'es'],
    [null, 'de;q=0', 'en'],
    [null, 'de;q=2, es;q=0.3', 'es'],
    [null, 'de;q=abc', 'en'],
    [null, 'deutsch', 'en'],
    [null, 'de;q=0.5, *', 'en'],
    [null, 'de , es', 'de'],
    [null, 'zh-Hant-TW, de-DE-1996;q=0.4', 'de'],
    ['es', 'de', 'es'],
    ['en', 'de', 'en'],
    ['device', 'de', 'de'],
    ['xx', 'de', 'de'],
  ])('%s and %s: %s', (chosen, header, locale) => {
    expect(negotiateLocale(chosen, header)).toBe(locale);
  });

  it('reads what a browser lists', () => {
    expect(firstLocaleOf(['fr-FR', 'es-ES', 'de'])).toBe('es');
    expect(firstLocaleOf([])).toBe('en');
  });

  it('is one of ours whatever a header says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000 }), (header) => {
        expect(locales).toContain(negotiateLocale(null, header));
      }),
    );
  });

  it('does not take long over a hostile header', () => {
    const parts = fc.array(fc.constantFrom('de', ';q=', '-', ',', '*', '0.5', ' ', 'x'.repeat(50)));
    fc.assert(
      fc.property(parts, (all) => {
        expect(locales).toContain(negotiateLocale(null, all.join('').repeat(200)));
      }),
    );
  });

  it('takes the weightiest of ours, and the first among equals', () => {
    const accepted = fc.array(
      fc.record({ locale: fc.constantFrom(...locales), weight: fc.integer({ min: 0, max: 1000 }) }),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(accepted, (ranges) => {
        const header = ranges.map((each) => `${each.locale};q=${(each.weight / 1000).toFixed(3)}`);
        const most = Math.max(...ranges.map(({ weight }) => weight));
        const expected = most === 0 ? 'en' : ranges.find(({ weight }) => weight === most)?.locale;
        expect(negotiateLocale(null, header.join(', '))).toBe(expected);
      }),
    );
  });
});
