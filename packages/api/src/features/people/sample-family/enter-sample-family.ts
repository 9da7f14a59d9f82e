import { sampleFamilyLimits, sampleFamilyRate } from '@infinite/schema/catalogue/sample-family';
import { sampleFamilyWords } from '@infinite/schema/words/sample-family.en';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { startSession } from '#features/people/accounts/index.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { copyFamily } from '#features/people/sample-family/copy-family.ts';
import { reseedSampleTemplate } from '#features/people/sample-family/tell-family.job.ts';
import { isTemplateStale, currentTemplate } from '#features/people/sample-family/tell-family.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Signs a visitor in to a sample family of their own, for a day. Who is looking at one already goes
 * on looking at it.
 * @throws AppError NOT_FOUND where the demo is switched off | RATE_LIMITED | UNAVAILABLE
 */
export async function enterSampleFamily(ctx: RequestContext): Promise<{ until: Temporal.Instant }> {
  if (!ctx.app.config.demo) throw new AppError('NOT_FOUND');
  const known = await untilOf(ctx);
  if (known) return { until: known };
  await ctx.app.rateLimit.take('sampleFamily', networkOf(ctx.meta.ip), sampleFamilyRate);
  const db = ctx.em.getKysely();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sample_families where copy_of is not null`.execute(db);
  if ((rows[0]?.count ?? 0) >= sampleFamilyLimits.most) {
    throw new AppError('UNAVAILABLE', { words: sampleFamilyWords.full });
  }
  const original = await currentTemplate(ctx.app);
  const old = await isTemplateStale(ctx.app);
  const until = ctx.clock.now().add({ hours: sampleFamilyLimits.hours });
  await inTransaction(ctx, async (ctx) => {
    if (old) await ctx.jobs.enqueue(ctx, reseedSampleTemplate, {}, { singletonKey: 'sample' });
    const { ownerId } = await copyFamily(ctx, original, until);
    await startSession(ctx, ownerId, { browser: 'other', mobile: false });
    await sql`
      update sessions set expires_at = ${until.toString()} where user_id = ${ownerId}
    `.execute(ctx.em.getKysely());
  });
  return { until };
}

async function untilOf({ actor, em }: RequestContext): Promise<Temporal.Instant | null> {
  if (actor.kind !== 'member' || !actor.sample) return null;
  const { rows } = await sql<{ until: Date | string }>`
    select sample_until as until from families where id = ${actor.familyId}`.execute(
    em.getKysely(),
  );
  const until = rows[0]?.until;
  return until ? instantFrom(until) : null;
}
