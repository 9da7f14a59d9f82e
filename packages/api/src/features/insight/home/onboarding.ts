import type { OnboardingStepName } from '@infinite/schema/catalogue/home';
import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { OnboardingEntity } from '#features/insight/home/onboarding.entity.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

export interface OnboardingState {
  readonly passed: OnboardingStepName[];
  readonly closed: boolean;
}

/** How far the actor has come, on whatever device. */
export async function readOnboarding(ctx: RequestContext): Promise<OnboardingState> {
  const { userId } = requirePerson(ctx);
  const row = await tables(ctx.em, OnboardingEntity)
    .selectFrom('onboardings')
    .select(['passed', 'closedAt'])
    .modifyFront(asPrepared)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return { passed: row?.passed ?? [], closed: row?.closedAt != null };
}

/** Marks a step as done or skipped. Passing it twice is passing it once. */
export function passStep(ctx: RequestContext, step: OnboardingStepName): Promise<void> {
  return store(ctx, { passed: [step], closes: false });
}

/** The actor has finished, or does not want to be shown the steps. */
export function closeOnboarding(ctx: RequestContext): Promise<void> {
  return store(ctx, { passed: [], closes: true });
}

async function store(
  ctx: RequestContext,
  { passed, closes }: { passed: OnboardingStepName[]; closes: boolean },
): Promise<void> {
  const { userId } = requirePerson(ctx);
  const now = ctx.clock.now();
  const closedAt = closes ? now : null;
  await inTransaction(ctx, (ctx) =>
    rowsOf(
      ctx.em,
      sql`
        insert into onboardings as o (user_id, passed, closed_at, created_at)
        values (${userId}, ${passed}::text[], ${closedAt}, ${now})
        on conflict (user_id) do update set
          passed = array(select distinct unnest(o.passed || excluded.passed)),
          closed_at = coalesce(o.closed_at, excluded.closed_at)`,
    ),
  );
}

/** Call inside the transaction that removes the account. */
export async function forgetOnboarding(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(OnboardingEntity, { userId });
}
