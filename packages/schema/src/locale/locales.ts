/** The languages that the product speaks; the first is complete and stands in for the others. */
export const locales = ['en', 'de', 'es'] as const;

export type Locale = (typeof locales)[number];

export const fallbackLocale: Locale = 'en';

/** Each language by its own name, for those who look for theirs. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
