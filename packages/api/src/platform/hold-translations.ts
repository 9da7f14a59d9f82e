import { locales } from '@infinite/schema/locale/locales';
import { holdTranslations } from '@infinite/schema/words/locale';
import type { Feature } from '#platform/feature.ts';

/** From here on, mails of these features are written in the language of their reader. */
export function holdTranslationsOf(features: readonly Feature[]): void {
  for (const locale of locales) {
    if (locale === 'en') continue;
    for (const { translations } of features) holdTranslations(locale, translations?.[locale] ?? {});
  }
}
