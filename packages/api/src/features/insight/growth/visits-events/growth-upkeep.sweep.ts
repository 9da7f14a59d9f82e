import { growthLimits } from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { dayAndWeek } from '#features/insight/growth/growth-days.ts';
import { GrowthExposureEntity } from '#features/insight/growth/visits-events/growth-exposure.entity.ts';
import { GrowthMarkEntity } from '#features/insight/growth/visits-events/growth-mark.entity.ts';
import { GrowthSaltEntity } from '#features/insight/growth/visits-events/growth-salt.entity.ts';
import { signUpSteps } from '#features/insight/growth/visits-events/sign-up-steps.ts';
import { isDeleted } from '#features/people/identity/index.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
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
  const db = tables(em, GrowthMarkEntity, GrowthExposureEntity, GrowthSaltEntity);
  await db.deleteFrom('growth_marks').where('day', '<', day).execute();
  await db.deleteFrom('growth_exposures').where('day', '<', day).execute();
  await db.deleteFrom('growth_salts').where('day', '<', day).execute();
}

/**
 * Records when each step was first taken. Cuts the link to an account that is closed, or whose
 * sign-up is 90 days old.
 */
export async function followSignUps({ app, em, clock }: RequestContext): Promise<void> {
  const now = clock.now();
  const since = now.subtract({ hours: growthLimits.stepsLookBackDays * 24 });
  for (const { column, taken } of app.extensions.of(signUpSteps)) {
    await rowsOf(
      em,
      sql`
        update growth_sign_ups s set ${sql.ref(column)} = first.at
        from (
          select user_id, min(at) as at from (${taken}) as taken
          where at >= ${since} group by user_id
        ) as first
        where first.user_id = s.user_id and s.${sql.ref(column)} is null`,
    );
  }
  const ninetyDaysAgo = now.subtract({ hours: 90 * 24 });
  await rowsOf(
    em,
    sql`
      update growth_sign_ups s set user_id = null
      where s.user_id is not null and (s.signed_up_at < ${ninetyDaysAgo} or ${isDeleted('s.user_id')})`,
  );
}
