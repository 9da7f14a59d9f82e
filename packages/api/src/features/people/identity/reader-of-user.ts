import { negotiateLocale } from '@infinite/schema/locale/negotiate-locale';
import type { Reader } from '@infinite/schema/locale/reader';
import { preferencesOf } from '@infinite/schema/preferences/preferences';
import type { User } from '#features/people/identity/user.entity.ts';

/** Whom a mail to the user is written for: as they chose, or as their browser said at sign-in. */
export function readerOfUser({
  preferences,
  locale,
}: Pick<User, 'preferences' | 'locale'>): Reader {
  const { language, clock } = preferencesOf(preferences);
  return { locale: negotiateLocale(language, locale), clock };
}
