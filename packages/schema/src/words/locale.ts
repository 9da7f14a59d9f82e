/** What a locale has translated so far of `Words`; the rest is shown in English. */
export type Translation<Words> = {
  readonly [Key in keyof Words]?: Words[Key] extends string
    ? string
    : Words[Key] extends Leaf
      ? Words[Key]
      : Translation<Words[Key]>;
};

/** Dotted keys of `Words` that `Translated` lacks: 'notices.older.title'; never when complete. */
export type Untranslated<Words, Translated> = {
  [Key in keyof Words & string]: Key extends keyof Translated
    ? Words[Key] extends Leaf
      ? never
      : `${Key}.${Untranslated<Words[Key], Translated[Key]>}`
    : Key;
}[keyof Words & string];

// A list is translated whole: its places mean nothing one by one.
type Leaf = string | ((...values: never[]) => unknown) | readonly unknown[];

/**
 * The words of one subject in a reader's locale, falling back to English key by key.
 * @param translations by BCP 47 tag, such as 'de' or 'es-MX'; a region falls back to its language
 */
export function localized<Words extends object>(
  english: Words,
  translations: Readonly<Record<string, Translation<Words>>>,
): (locale: string) => Words {
  const languageOf = (locale: string) => locale.split('-')[0] ?? '';
  const byLocale = new Map(
    Object.entries(translations).map(([locale, translation]) => {
      const inLanguage = over(english, translations[languageOf(locale)]);
      return [locale, over(inLanguage, translation)];
    }),
  );
  return (locale) => byLocale.get(locale) ?? byLocale.get(languageOf(locale)) ?? english;
}

/** `words` with what `translation` has in their place, on every level. */
function over<Words extends object>(words: Words, translation?: Translation<Words>): Words {
  if (!translation) return words;
  const entries = Object.entries(words).map(([key, value]: [string, unknown]) => {
    const translated: unknown = Reflect.get(translation, key);
    if (translated === undefined) return [key, value];
    return [key, isGroup(value) && isGroup(translated) ? over(value, translated) : translated];
  });
  // The keys are those of `words`, and `Translation` gives each value its type.
  return Object.fromEntries(entries) as Words;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
