import { fallbackLocale, isLocale, type Locale } from '@infinite/schema/locale/locales';
import { negotiateLocale } from '@infinite/schema/locale/negotiate-locale';
import { readersComeFrom } from '@infinite/schema/locale/reader';
import { holdTranslations } from '@infinite/schema/words/locale';
import { readDevicePreferences } from '#preferences/device-preferences.ts';

let spoken: Locale | null = null;

/** Words are those of the document's language, or of the part that is spoken to just now. */
function followDocument(): void {
  readersComeFrom(() => {
    const { lang, dataset } = document.documentElement;
    const { clock } = dataset;
    return {
      locale: spoken ?? (isLocale(lang) ? lang : fallbackLocale),
      clock: clock === '12' || clock === '24' ? clock : 'device',
    };
  });
}

/**
 * Makes words come in the language of the document.
 * @returns null when nothing has to be loaded for that
 */
export function prepareReader(): Promise<void> | null {
  followDocument();
  const { lang } = document.documentElement;
  return lang === fallbackLocale || !isLocale(lang) ? null : loadTranslations(lang);
}

/** The language of a part of its own, such as the sign-in, on a page that is in English. */
export function localeOfReader(): Locale {
  const { lang } = document.documentElement;
  if (isLocale(lang) && lang !== fallbackLocale) return lang;
  return negotiateLocale(readDevicePreferences().language, navigator.languages.join(','));
}

/** Until it is called with null, words are in the language of that part. Load it before. */
export function speak(locale: Locale | null): void {
  spoken = locale;
}

/** Only readers of a language load its words. */
export async function loadTranslations(locale: Locale): Promise<void> {
  if (locale === 'de') holdTranslations('de', (await import('#locale/german.ts')).german);
  if (locale === 'es') holdTranslations('es', (await import('#locale/spanish.ts')).spanish);
}
