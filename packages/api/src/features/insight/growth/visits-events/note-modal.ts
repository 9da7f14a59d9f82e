import { growthLimits } from '@infinite/schema/catalogue/growth';
import type { ModalOpenedInput } from '@infinite/schema/growth/growth.input';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { dayAndWeek } from '#features/insight/growth/growth-days.ts';
import { saltOf } from '#features/insight/growth/visits-events/daily-salt.ts';
import { isBot } from '#features/insight/growth/visits-events/is-bot.ts';
import { writePendingViews } from '#features/insight/growth/visits-events/pending-views.ts';
import { visitorMark } from '#features/insight/growth/visits-events/visitor-mark.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Counts that a visitor opened the sign-in, once a day. If their visit has not been counted yet, it
 * counts too, with the source that the page sends.
 * @throws AppError RATE_LIMITED
 */
export async function noteModal(ctx: RequestContext, { source }: ModalOpenedInput): Promise<void> {
  const { ip, userAgent } = ctx.meta;
  if (isBot(userAgent)) return;
  await ctx.app.rateLimit.take('growth-modal', ip, growthLimits.modalPerAddress);
  await writePendingViews(ctx.app);
  const { day, week } = dayAndWeek(ctx.clock.now());
  const mark = visitorMark(await saltOf(ctx, day), ip, userAgent);
  await inTransaction(ctx, async ({ em }) => {
    await rowsOf(
      em,
      sql`
        with opened as (
          insert into growth_marks (day, mark, source, opened_modal)
          values (${day}::date, ${mark}, ${source ?? 'DIRECT'}, true)
          on conflict (day, mark) do update set opened_modal = true
            where not growth_marks.opened_modal
          returning source, xmax = 0 as fresh
        )
        insert into growth_counts (week, step, source, value)
        select ${week}::date, step, source, 1
        from opened cross join (values ('AUTH_MODAL'), ('VISIT')) as s (step)
        where step = 'AUTH_MODAL' or fresh
        on conflict (week, step, source) do update
          set value = growth_counts.value + excluded.value`,
    );
  });
}
