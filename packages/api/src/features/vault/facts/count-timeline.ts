import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { ItemFactsEntity } from '#features/vault/facts/item-facts.entity.ts';
import { shownTo } from '#features/vault/facts/timeline-rows.ts';
import { tables } from '#platform/database/tables.ts';

export interface CountedMonth {
  /** '1987-06'; '1987' where nothing but the year is known; '' where nothing is. */
  readonly month: string;
  readonly count: number;
}

/** How many items of each month the timeline shows, the latest first. */
export async function countTimeline(
  ctx: RequestContext,
  kinds: readonly RecordingKindName[] | null,
): Promise<CountedMonth[]> {
  const member = requireMember(ctx);
  return tables(ctx.em, ItemFactsEntity)
    .selectFrom('item_facts')
    .select(sql<string>`left(taken_local, 7)`.as('month'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('familyId', '=', member.familyId)
    .where(shownTo(member, kinds))
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .execute();
}
