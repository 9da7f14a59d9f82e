import type { GrowthSourceName } from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { dayAndWeek } from '#features/insight/growth/growth-days.ts';
import { saltOf } from '#features/insight/growth/visits-events/daily-salt.ts';
import { visitorMark } from '#features/insight/growth/visits-events/visitor-mark.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Counts a sign-up, in its transaction: for the source of the visitor's first page of the day, else
 * the one that the form sends, and for the variant of the landing page they saw today. The visitor's
 * mark is not stored with the account.
 */
export async function noteSignUp(
  ctx: RequestContext,
  { userId, source }: { userId: string; source?: GrowthSourceName | undefined },
): Promise<void> {
  const now = ctx.clock.now();
  const { day } = dayAndWeek(now);
  const mark = visitorMark(await saltOf(ctx, day), ctx.meta.ip, ctx.meta.userAgent);
  await rowsOf(
    ctx.em,
    sql`
      insert into growth_sign_ups (id, user_id, source, signed_up_at)
      values (${newId()}, ${userId}, coalesce(
        (select source from growth_marks where day = ${day}::date and mark = ${mark}),
        ${source ?? 'DIRECT'}), ${now})`,
  );
  await rowsOf(
    ctx.em,
    sql`
      with converted as (
        update growth_exposures x set signed_up = true
        from experiments e
        where x.day = ${day}::date and x.mark = ${mark} and not x.signed_up
          and e.id = x.experiment_id and e.state = 'RUNNING'
        returning x.experiment_id, x.variant
      )
      update experiment_variants v set sign_ups = v.sign_ups + 1
      from converted c where v.experiment_id = c.experiment_id and v.position = c.variant`,
  );
}
