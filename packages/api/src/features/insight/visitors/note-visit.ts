import { VISITOR_COUNT } from '@infinite/schema/catalogue/site-settings';
import type { heartbeatInput } from '@infinite/schema/site-settings/site-settings.input';
import type { z } from 'zod';
import type { RequestContext } from '#context.ts';
import { PageVisitEntity } from '#features/insight/visitors/page-visit.entity.ts';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Records that somebody has a page open, and returns how many pages are. The page made the id up when
 * it was opened: no cookie, no address and nothing else of the visitor is stored.
 * @throws AppError NOT_FOUND when real visitors are not counted | RATE_LIMITED
 */
export async function noteVisit(
  ctx: RequestContext,
  { visit }: z.output<typeof heartbeatInput>,
): Promise<number> {
  const { visitorBadge } = await readSiteSettings(ctx);
  if (visitorBadge !== 'LIVE') throw new AppError('NOT_FOUND');
  await ctx.app.rateLimit.take('visitors', ctx.meta.ip, VISITOR_COUNT.perAddress);
  const now = ctx.clock.now();
  const db = tables(ctx.em, PageVisitEntity);
  await db
    .insertInto('page_visits')
    .values({ visit, seenAt: now })
    .onConflict((conflict) => conflict.column('visit').doUpdateSet({ seenAt: now }))
    .execute();
  const { count } = await db
    .selectFrom('page_visits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seenAt', '>', now.subtract({ seconds: VISITOR_COUNT.goneAfterSeconds }))
    .executeTakeFirstOrThrow();
  return count;
}
