import { VISITOR_COUNT } from '@infinite/schema/catalogue/site-settings';
import type { heartbeatInput } from '@infinite/schema/site-settings/site-settings.input';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { RequestContext } from '#context.ts';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Notes that a page is being looked at, and tells how many are. The id is one that the page made up
 * when it was opened: no cookie, no address and nothing else of the visitor is kept.
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
  const db = ctx.em.getKysely();
  await sql`
    insert into page_visits (visit, seen_at) values (${visit}, ${now.toString()})
    on conflict (visit) do update set seen_at = excluded.seen_at
  `.execute(db);
  const since = now.subtract({ seconds: VISITOR_COUNT.goneAfterSeconds }).toString();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from page_visits where seen_at > ${since}
  `.execute(db);
  return rows[0]?.count ?? 1;
}
