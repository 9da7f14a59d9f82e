import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** An address that nobody confirmed was perhaps not theirs to give: it is forgotten. */
export const forgetNewsletterSweep = defineSweep({
  name: 'forget-newsletter',
  everySeconds: 3600,
  run: async (ctx) => {
    const now = ctx.clock.now();
    const before = now.subtract({ hours: 24 * newsletterLimits.pendingDays }).toString();
    await rowsOf(
      ctx.em,
      sql`
        delete from newsletter_subscribers s
        where s.state = 'PENDING' and s.created_at < ${before}
          and not exists (select 1 from newsletter_tokens t
            where t.subscriber_id = s.id and t.expires_at > ${now.toString()})`,
    );
    await rowsOf(ctx.em, sql`delete from newsletter_tokens where expires_at < ${before}`);
  },
});
