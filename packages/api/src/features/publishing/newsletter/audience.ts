import type { Segment } from '@infinite/schema/newsletter/issue.input';
import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Which of the subscribers `s` an issue goes to, as a condition of SQL. */
export function inSegment(segment: Segment, now: Temporal.Instant): RawBuilder<boolean> {
  const { interests, paces, language, joinedFrom, engagedDays } = segment;
  const parts = [sql<boolean>`s.state = 'ACTIVE'`];
  if (interests.length > 0) {
    // No interests chosen means all of them.
    parts.push(sql<boolean>`(cardinality(s.interests) = 0 or s.interests && ${interests}::text[])`);
  }
  if (paces.length > 0) parts.push(sql<boolean>`s.pace = any(${paces}::text[])`);
  if (language) parts.push(sql<boolean>`s.language = ${language}`);
  if (joinedFrom) parts.push(sql<boolean>`s.confirmed_at >= ${joinedFrom}::date`);
  if (engagedDays) {
    parts.push(sql<boolean>`s.engaged_at >= ${now.subtract({ hours: 24 * engagedDays })}`);
  }
  return sql.join(parts, sql` and `);
}

/** How many would get an issue that is sent now. */
export async function countAudience(ctx: RequestContext, segment: Segment): Promise<number> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ count: number }>`
      select count(*)::int as count from newsletter_subscribers s
      where ${inSegment(segment, ctx.clock.now())}`,
  );
  return row?.count ?? 0;
}
