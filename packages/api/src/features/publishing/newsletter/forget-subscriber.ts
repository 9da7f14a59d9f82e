import { emailKey } from '@infinite/schema/accounts/email-address';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';

/**
 * Erases what the newsletter knows of an address, as an account is closed. Of a suppression the
 * keyed hash alone stays, so that it is honoured still.
 */
export async function forgetSubscriber(ctx: RequestContext, email: string): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`delete from newsletter_subscribers where email_key = ${emailKey(email)}`,
  );
}
