import { localeNames, locales } from '@infinite/schema/locale/locales';
import { readerInUse } from '@infinite/schema/locale/reader';
import { receivedWords } from '@infinite/schema/words/received.en';
import type { ReactElement } from 'react';

/** Each language by its own name; the choice holds for the page and for later mails. */
export function LanguageChoice({ token }: { token: string }): ReactElement {
  const inUse = readerInUse().locale;
  const place = 'inline-flex min-h-11 items-center';
  return (
    <form
      method="post"
      action={`/shared/${token}/choices`}
      aria-label={receivedWords.language}
      className="flex flex-wrap gap-x-6 text-base print:hidden"
    >
      <input type="hidden" name="act" value="LANGUAGE" />
      {locales.map((locale) =>
        locale === inUse ? (
          <span key={locale} lang={locale} aria-current="true" className={place}>
            {localeNames[locale]}
          </span>
        ) : (
          <button
            key={locale}
            type="submit"
            name="locale"
            value={locale}
            lang={locale}
            className={`link cursor-pointer ${place}`}
          >
            {localeNames[locale]}
          </button>
        ),
      )}
    </form>
  );
}
