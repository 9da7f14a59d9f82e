import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import { newsletterMailWords } from '#features/publishing/newsletter/mail/newsletter-mails.en.ts';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { articlesPublishedIn } from '#features/publishing/blog/index.ts';
import { lastPeriods, type DigestPeriod } from '#features/publishing/newsletter/digest-periods.ts';
import { recordStep, sendIssue } from '#features/publishing/newsletter/move-issue.ts';
import { NewsletterSettingsEntity } from '#features/publishing/newsletter/newsletter-settings.entity.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const words = newsletterMailWords.digest;
/** A server that was down on Monday still sends; a later digest would only confuse. */
const lateDays = 3;

/** Makes the weekly and the monthly issue of what was published. */
export const gatherDigestsSweep = defineSweep({
  name: 'gather-newsletter-digests',
  everySeconds: 300,
  channels: ['clock'],
  run: async (ctx) => {
    const settings = await tables(ctx.em, NewsletterSettingsEntity)
      .selectFrom('newsletter_settings')
      .select(['digests', 'zone'])
      .executeTakeFirst();
    if (!settings?.digests) return;
    const now = ctx.clock.now();
    const oldest = now.subtract({ hours: 24 * lateDays });
    for (const period of lastPeriods(now, settings.zone)) {
      if (Temporal.Instant.compare(period.until, oldest) < 0) continue;
      await gather(ctx, period, settings.zone);
    }
  },
});

async function gather(ctx: RequestContext, period: DigestPeriod, zone: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const posts = await articlesPublishedIn(ctx, period, newsletterLimits.articles);
    const [newest] = posts;
    if (!newest) return;
    const now = ctx.clock.now();
    const id = newId();
    const made = await rowsOf(
      ctx.em,
      sql`
        insert into newsletter_issues (id, kind, period, subject, preview, intro, post_ids, paces,
          created_at, updated_at)
        select ${id}, ${period.kind}, ${period.name}, ${subjectOf(period, newest.title, zone)},
          ${words.preview(posts.length)}, ${introOf(period)}, ${posts.map((post) => post.id)}::uuid[],
          ${[period.kind]}::text[], ${now}, ${now}
        where exists (select 1 from newsletter_subscribers
          where state = 'ACTIVE' and pace = ${period.kind})
        on conflict (period) do nothing returning 1`,
    );
    if (made.length === 0) return;
    await recordStep(ctx, { id, from: null, to: 'DRAFT' });
    await sendIssue(ctx, { id, version: null });
  });
}

function subjectOf({ kind, from }: DigestPeriod, newest: string, zone: string): string {
  if (kind === 'WEEKLY') return words.weekly.subject(newest).slice(0, newsletterLimits.subject);
  const month = from.toZonedDateTimeISO(zone).toLocaleString('en', { month: 'long' });
  return words.monthly.subject(month);
}

const introOf = ({ kind }: DigestPeriod): string =>
  kind === 'WEEKLY' ? words.weekly.intro : words.monthly.intro;
