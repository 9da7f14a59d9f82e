import { sampleFamilyLimits, sampleFamilyRate } from '@infinite/schema/catalogue/sample-family';
import { sampleFamilyWords } from '@infinite/schema/words/sample-family.en';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { startSession } from '#features/people/accounts/index.ts';
import { FamilyEntity } from '#features/people/families/index.ts';
import { SessionEntity } from '#features/people/identity/index.ts';
import { SampleFamilyEntity } from '#features/people/sample-family/sample-family.entity.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { copyFamily } from '#features/people/sample-family/copy-family.ts';
import { reseedSampleTemplate } from '#features/people/sample-family/seed-template.job.ts';
import { isTemplateStale, currentTemplate } from '#features/people/sample-family/seed-template.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Signs a visitor in to a sample family of their own, for a day. A visitor who has
 * one already keeps it.
 * @throws AppError NOT_FOUND where the demo is switched off | RATE_LIMITED | UNAVAILABLE
 */
export async function enterSampleFamily(ctx: RequestContext): Promise<{ until: Temporal.Instant }> {
  if (!ctx.app.config.demo) throw new AppError('NOT_FOUND');
  const known = await untilOf(ctx);
  if (known) return { until: known };
  await ctx.app.rateLimit.take('sampleFamily', networkOf(ctx.meta.ip), sampleFamilyRate);
  const { count } = await tables(ctx.em, SampleFamilyEntity)
    .selectFrom('sample_families')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('copyOf', 'is not', null)
    .executeTakeFirstOrThrow();
  if (count >= sampleFamilyLimits.most) {
    throw new AppError('UNAVAILABLE', { words: sampleFamilyWords.full });
  }
  const original = await currentTemplate(ctx.app);
  const old = await isTemplateStale(ctx.app);
  const until = ctx.clock.now().add({ hours: sampleFamilyLimits.hours });
  await inTransaction(ctx, async (ctx) => {
    if (old) await ctx.jobs.enqueue(ctx, reseedSampleTemplate, {}, { singletonKey: 'sample' });
    const { ownerId } = await copyFamily(ctx, original, until);
    await startSession(ctx, ownerId, { browser: 'other', mobile: false });
    await ctx.em.nativeUpdate(SessionEntity, { userId: ownerId }, { expiresAt: until });
  });
  return { until };
}

async function untilOf({ actor, em }: RequestContext): Promise<Temporal.Instant | null> {
  if (actor.kind !== 'member' || !actor.sample) return null;
  const family = await em.findOne(
    FamilyEntity,
    { id: actor.familyId },
    { disableIdentityMap: true },
  );
  return family?.sampleUntil ?? null;
}
