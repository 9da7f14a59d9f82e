import { VISITOR_COUNT } from '@infinite/schema/catalogue/site-settings';
import type { heartbeatInput } from '@infinite/schema/site-settings/site-settings.input';
import type { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { visitPipelineOf } from '#features/insight/visitors/visit-pipeline.ts';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Records that somebody has a page open, and returns how many pages are. The page made the id up when
 * it was opened: no cookie, no address and nothing else of the visitor is stored.
 * @throws AppError NOT_FOUND when real visitors are not counted | RATE_LIMITED
 */
export async function recordHeartbeat(
  ctx: RequestContext,
  { visit }: z.output<typeof heartbeatInput>,
): Promise<number> {
  const { visitorBadge } = await readSiteSettings(ctx);
  if (visitorBadge !== 'LIVE') throw new AppError('NOT_FOUND');
  await ctx.app.rateLimit.take('visitors', ctx.meta.ip, VISITOR_COUNT.perAddress);
  return visitPipelineOf(ctx.app).heartbeat(visit);
}
