import { fallbackLocale, type Locale } from '#locale/locales.ts';
import { readerInUse } from '#locale/reader.ts';

/** The region whose way of writing dates and numbers a language goes by. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

export function tagOf(locale: Locale): string {
  return tags[locale];
}

/** The tag of the reader in use, for `Intl`. */
export function tagInUse(): string {
  return tagOf(readerInUse().locale);
}

export function isEnglishInUse(): boolean {
  return readerInUse().locale === fallbackLocale;
}

/** Whether the reader in use reads '21:00' rather than '9:00 PM'. */
export function isDayOf24Hours(): boolean {
  const { clock, locale } = readerInUse();
  return clock === 'device' ? locale !== fallbackLocale : clock === '24';
}

/** Building a formatter costs more than using it: one for each language, made when it is needed. */
export function byTag<Format>(make: (tag: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const tag = tagInUse();
    let format = made.get(tag);
    if (format === undefined) {
      format = make(tag);
      made.set(tag, format);
    }
    return format;
  };
}

const pluralRules = new Map<Locale, Intl.PluralRules>();

/** '1 Aufnahme', '3 Aufnahmen': the form that the language has for a number, after the number. */
export function pluralIn(
  locale: Locale,
  count: number,
  forms: { readonly one: string; readonly other: string },
): string {
  let rules = pluralRules.get(locale);
  if (rules === undefined) {
    rules = new Intl.PluralRules(tagOf(locale));
    pluralRules.set(locale, rules);
  }
  // Spanish has a third form, for whole millions ('un millón de …'), which nothing here counts.
  const form = rules.select(count) === 'one' ? forms.one : forms.other;
  return `${count.toLocaleString(tagOf(locale))} ${form}`;
}
