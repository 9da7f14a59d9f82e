import { emailKey } from '@infinite/schema/accounts/email-address';
import type { RequestContext } from '#platform/context.ts';
import { NewsletterImportRefusalEntity } from '#features/publishing/newsletter/import/import.entity.ts';
import { NewsletterSubscriberEntity } from '#features/publishing/newsletter/subscriber.entity.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * Erases what the newsletter knows of an address when its account is closed. Of a suppression the
 * keyed hash alone stays, so that it still holds.
 */
export async function forgetSubscriber(ctx: RequestContext, email: string): Promise<void> {
  const key = emailKey(email);
  if (key === null) return;
  await tables(ctx.em, NewsletterSubscriberEntity)
    .deleteFrom('newsletter_subscribers')
    .where('emailKey', '=', key)
    .execute();
  await tables(ctx.em, NewsletterImportRefusalEntity)
    .deleteFrom('newsletter_import_refusals')
    .where('emailKey', '=', key)
    .execute();
}
