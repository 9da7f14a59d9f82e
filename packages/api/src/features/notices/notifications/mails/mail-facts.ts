import {
  notificationLimits as limits,
  type NotificationKind,
} from '@infinite/schema/catalogue/notifications';
import type { Reader } from '@infinite/schema/locale/reader';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { isForReader } from '#features/notices/notifications/list-notices.ts';
import type { ClaimedMail } from '#features/notices/notifications/mails/claim-mails.ts';
import { authors, isActive, readerOfUser, type User } from '#features/people/identity/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface MailedNotice {
  readonly kind: NotificationKind;
  readonly path: string;
  readonly wordsValues: Readonly<Record<string, string>>;
}

/** What a mail says and to whom. */
export interface MailFacts {
  readonly email: string;
  readonly reader: Reader;
  /** The newest ones first, as many as a mail lists. */
  readonly notices: readonly MailedNotice[];
  readonly more: boolean;
}

/**
 * Read when the mail leaves: nothing of a family that the member left meanwhile, nothing that they
 * read in the app. Null when nothing is left to say, or nobody to say it to.
 */
export async function mailFacts(ctx: RequestContext, mail: ClaimedMail): Promise<MailFacts | null> {
  const [account] = await rowsOf(
    ctx.em,
    sql<Pick<User, 'email' | 'preferences' | 'locale'>>`
      select u.email, u.preferences, u.locale from ${authors} u
      where u.id = ${mail.userId} and u.confirmed and ${isActive('u.id')}`,
  );
  if (!account) return null;
  const notices = await rowsOf(
    ctx.em,
    sql<MailedNotice>`
      select n.kind, n.path, n.words_values from notifications n
      where n.mail_id = ${mail.id} and n.read_at is null and ${isForReader}
      order by n.id desc limit ${limits.perMail + 1}`,
  );
  if (notices.length === 0) return null;
  return {
    email: account.email,
    reader: readerOfUser(account),
    notices: notices.slice(0, limits.perMail),
    more: notices.length > limits.perMail,
  };
}
