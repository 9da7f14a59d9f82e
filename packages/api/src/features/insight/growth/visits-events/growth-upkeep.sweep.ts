import { growthLimits } from '@infinite/schema/catalogue/growth';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#context.ts';
import { dayAndWeek } from '#features/insight/growth/growth-days.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Deletes yesterday's marks with their salt, and records the steps of those who signed up. */
export const growthUpkeepSweep = defineSweep({
  name: 'growth-upkeep',
  everySeconds: 60,
  run: async (ctx) => {
    await forgetMarks(ctx);
    await followSignUps(ctx);
  },
});

export async function forgetMarks({ em, clock }: RequestContext): Promise<void> {
  const { day } = dayAndWeek(clock.now());
  for (const table of ['growth_marks', 'growth_exposures', 'growth_salts']) {
    await rowsOf(em, sql`delete from ${sql.table(table)} where day < ${day}::date`);
  }
}

/** Where each step after the sign-up is stored: rows of a user and an instant. */
const steps: Readonly<Record<string, RawBuilder<unknown>>> = {
  recorded_at: sql`
    select created_by as who, created_at as at from recordings where not held_for_author`,
  scheduled_at: sql`
    select m.author_id as who, e.at from delivery_events e
    join messages m on m.family_id = e.family_id and m.id = e.message_id
    where e.what = 'SCHEDULED'`,
  checkout_at: sql`select user_id as who, started_at as at from subscriptions`,
  paid_at: sql`select user_id as who, paid_at as at from payments where cents > refunded_cents`,
};

/**
 * Records when each step was first taken. Cuts the link to an account that is closed, or whose
 * sign-up is 90 days old.
 */
export async function followSignUps({ em, clock }: RequestContext): Promise<void> {
  const now = clock.now();
  const since = now.subtract({ hours: growthLimits.stepsLookBackDays * 24 });
  for (const [column, rows] of Object.entries(steps)) {
    await rowsOf(
      em,
      sql`
        update growth_sign_ups s set ${sql.ref(column)} = first.at
        from (
          select who, min(at) as at from (${rows}) as made
          where at >= ${since} group by who
        ) as first
        where first.who = s.user_id and s.${sql.ref(column)} is null`,
    );
  }
  await rowsOf(
    em,
    sql`
      update growth_sign_ups s set user_id = null from users u
      where u.id = s.user_id
        and (u.deleted_at is not null or s.signed_up_at < ${now.subtract({ hours: 90 * 24 })})`,
  );
}
