import { englishReader, type Reader } from '@infinite/schema/locale/reader';
import { isLocale } from '@infinite/schema/locale/locales';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { localeOfRecipient, messageAuthors } from '#features/messages/messages/index.ts';
import { authors, readerOfUser } from '#features/people/identity/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** What says in which language a recipient is written to. */
export interface RecipientLanguage {
  readonly recipientLocale: string | null;
  /** Of the author, for `readerOfUser`. */
  readonly authorPreferences: string | null;
  readonly authorLocale: string | null;
}

/** Its columns; `d` is a delivery, and `u` its author from `joinAuthor`. */
export const recipientLanguage = sql`
  ${localeOfRecipient('d.family_id', 'd.recipient_id')} as recipient_locale,
  u.preferences as author_preferences, u.locale as author_locale`;

export const joinAuthor = sql`
  left join ${messageAuthors} m on m.family_id = d.family_id and m.id = d.message_id
  left join ${authors} u on u.id = m.author_id`;

/** A mail to a recipient is in their language, or else in the author's. */
export function readerOfRecipient(row: RecipientLanguage): Reader {
  const { recipientLocale, authorPreferences, authorLocale } = row;
  if (isLocale(recipientLocale)) return { ...englishReader, locale: recipientLocale };
  const author = { preferences: authorPreferences ?? '', locale: authorLocale ?? '' };
  // The author's clock is theirs.
  return { ...englishReader, locale: readerOfUser(author).locale };
}

/** The same for one delivery. */
export async function findReaderOfRecipient(
  ctx: RequestContext,
  deliveryId: string,
): Promise<Reader> {
  const [row] = await rowsOf(
    ctx.em,
    sql<RecipientLanguage>`
      select ${recipientLanguage} from deliveries d ${joinAuthor} where d.id = ${deliveryId}`,
  );
  return row ? readerOfRecipient(row) : englishReader;
}
