import { fallbackLocale, isLocale, type Locale } from '#locale/locales.ts';

/** A browser sends about a hundred characters; nobody needs more than these. */
const longestHeader = 1000;

const range = /^([a-z]{1,8}|\*)(?:-[a-z0-9]{1,8})*$/;
const quality = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * The language for a reader: what they chose, or else the best of what their browser accepts
 * (RFC 9110, 12.5.4; a region stands for its language), or else English.
 */
export function negotiateLocale(
  chosen: string | null | undefined,
  acceptLanguage: string | undefined,
): Locale {
  if (isLocale(chosen)) return chosen;
  const header = (acceptLanguage ?? '').slice(0, longestHeader).toLowerCase();
  let best: { locale: Locale; quality: number } | undefined;
  for (const part of header.split(',')) {
    const accepted = readRange(part);
    // Among equals the first counts, as browsers list them.
    if (accepted && accepted.quality > (best?.quality ?? 0)) best = accepted;
  }
  return best?.locale ?? fallbackLocale;
}

function readRange(part: string): { locale: Locale; quality: number } | undefined {
  const [tag = '', ...parameters] = part.split(';').map((each) => each.trim());
  const language = range.exec(tag)?.[1];
  const locale = language === '*' ? fallbackLocale : language;
  if (!isLocale(locale)) return undefined;
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return quality.test(weight) ? { locale, quality: Number(weight) } : undefined;
}

/** The same from `navigator.languages`: the first that the product speaks. */
export function firstLocaleOf(languages: readonly string[]): Locale {
  return negotiateLocale(null, languages.join(','));
}
