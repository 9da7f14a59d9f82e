import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { treeTimelineAsked } from '@infinite/schema/tree/timeline.input';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import type { ListedTreeEvent } from '#features/tree/tree/events/event.types.ts';
import { showEvents, type EventRow } from '#features/tree/tree/events/list-events.ts';
import { recordsSeenWhole } from '#features/tree/tree/events/seen-whole.ts';
import { readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

/** As in the timeline of the vault, so that a cursor of either list continues both. */
const place = z.tuple([z.string().max(30), z.guid()]);
/** Sorts behind every id: items of the same day come on the next page. */
const behind = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** SQL: when it was, of an event `e`. The index `tree_events_by_taken` is in the order of the same words. */
const taken = sql`(lpad(e.year::text, 4, '0') || case when e.day is null then '' else
  '-' || lpad(e.month::text, 2, '0') || '-' || lpad(e.day::text, 2, '0') end) collate "C"`;

interface DatedRow extends EventRow {
  readonly taken: string;
  /** Earlier events are left. */
  readonly isBeforeOthers: boolean;
}

/**
 * Dated events of those whom the reader sees whole, the latest first, as the vault's timeline dates its items:
 * '1987-06-14', or '1987' where the day is not known. A page never ends within events of one date.
 * @param asked see `treeTimelineAsked`
 * @throws AppError FORBIDDEN, INVALID_INPUT
 */
export async function listTreeTimeline(
  ctx: RequestContext,
  asked: unknown,
): Promise<ListPage<ListedTreeEvent>> {
  const { from, after, to, first } = parseInput(treeTimelineAsked, asked);
  const reader = await readerOf(ctx);
  const [start] = after ? placeOf(after, place) : [from ? `${from}~` : null];
  const size = pageSizeOf(first, limits.events);
  const among = sql`e.family_id = ${reader.familyId} and e.year between 1 and 9999
    and ${recordsSeenWhole(reader, 'e')} and ${taken} >= ${to ?? ''}::text`;
  const rows = await rowsOf(
    ctx.em,
    sql<DatedRow>`
      with page as (
        select e.family_id, e.record_id, e.ordinal, ${taken} as taken from tree_events e
        where ${among} and (${start}::text is null or ${taken} < ${start}::text)
        order by ${taken} desc fetch first ${size} rows with ties
      )
      select e.*, page.taken, coalesce(
          (select array_agg(p.individual_id order by p.ordinal) from tree_union_people p
            where p.family_id = e.family_id and p.union_id = e.record_id and p.role = 'PARTNER'),
          array[e.record_id]) as people,
        exists (select 1 from tree_events e
          where ${among} and ${taken} < (select min(taken) from page)) as is_before_others
      from page join tree_events e on e.family_id = page.family_id
        and e.record_id = page.record_id and e.ordinal = page.ordinal
      order by page.taken desc, e.record_id, e.ordinal`,
  );
  const takenOf = new Map(rows.map((row) => [`${row.recordId} ${row.ordinal}`, row.taken]));
  return {
    nodes: await showEvents(ctx, reader, rows),
    hasNextPage: rows[0]?.isBeforeOthers ?? false,
    cursorOf: ({ recordId, at }) => cursorOf([takenOf.get(`${recordId} ${at}`) ?? '', behind]),
  };
}
