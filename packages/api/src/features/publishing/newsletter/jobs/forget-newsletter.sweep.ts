import { importLimits, newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import { NewsletterTokenEntity } from '#features/publishing/newsletter/subscriber.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * Purges addresses that nobody confirmed, since somebody else may have entered them, and the refused
 * rows of old imports.
 */
export const forgetNewsletterSweep = defineSweep({
  name: 'forget-newsletter',
  everySeconds: 3600,
  run: async (ctx) => {
    const now = ctx.clock.now();
    const before = now.subtract({ hours: 24 * newsletterLimits.pendingDays });
    await rowsOf(
      ctx.em,
      sql`
        delete from newsletter_subscribers s
        where s.state = 'PENDING' and s.created_at < ${before}
          and not exists (select 1 from newsletter_tokens t
            where t.subscriber_id = s.id and t.expires_at > ${now})`,
    );
    await tables(ctx.em, NewsletterTokenEntity)
      .deleteFrom('newsletter_tokens')
      .where('expiresAt', '<', before)
      .execute();
    const kept = now.subtract({ hours: 24 * importLimits.refusalDays });
    await rowsOf(
      ctx.em,
      sql`
        delete from newsletter_import_refusals r using newsletter_imports i
        where i.id = r.newsletter_import_id and i.at < ${kept}`,
    );
  },
});
