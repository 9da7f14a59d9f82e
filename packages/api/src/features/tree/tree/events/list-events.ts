import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import type { TreeEventRow } from '#features/tree/tree/derived/fact.entity.ts';
import { recordsSeenWhole } from '#features/tree/tree/events/seen-whole.ts';
import type { ListedTreeEvent, TreePlace } from '#features/tree/tree/events/event.types.ts';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import { payloadInWords } from '#features/tree/tree/facts/typed-date.ts';
import type { ShownIndividual } from '#features/tree/tree/view/individual.types.ts';
import { showIndividual } from '#features/tree/tree/view/show-individual.ts';
import { individualRows, readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.number(), z.guid(), z.number()]);

export interface EventRow extends TreeEventRow {
  readonly people: readonly string[];
}

/**
 * Dated events of those whom the reader sees whole, the earliest first, for timelines.
 * @throws AppError FORBIDDEN, INVALID_INPUT
 */
export async function listTreeEvents(
  ctx: RequestContext,
  asked: {
    of: string | null;
    fromYear: number | null;
    toYear: number | null;
    place: string | null;
    first: number | null;
    after: string | null;
  },
): Promise<ListPage<ListedTreeEvent>> {
  const reader = await readerOf(ctx);
  const { familyId } = reader;
  const size = pageSizeOf(asked.first, limits.events);
  const from = asked.after ? placeOf(asked.after, place) : null;
  const of = asked.of !== null && z.guid().safeParse(asked.of).success ? asked.of : null;
  if (asked.of !== null && of === null) {
    return { nodes: [], hasNextPage: false, cursorOf: () => '' };
  }
  const rows = await rowsOf(
    ctx.em,
    sql<EventRow>`
      select e.*, coalesce(
        (select array_agg(p.individual_id order by p.ordinal) from tree_union_people p
          where p.family_id = e.family_id and p.union_id = e.record_id and p.role = 'PARTNER'),
        array[e.record_id]) as people
      from tree_events e
      where e.family_id = ${familyId} and e.sort is not null
        and ${recordsSeenWhole(reader, 'e')}
        and (${of}::uuid is null or e.record_id = ${of}::uuid or e.record_id in (
          select union_id from tree_union_people
          where family_id = ${familyId} and individual_id = ${of}::uuid and role = 'PARTNER'))
        and (${asked.fromYear}::integer is null or e.year >= ${asked.fromYear}::integer)
        and (${asked.toYear}::integer is null or e.year <= ${asked.toYear}::integer)
        and (${asked.place}::text is null or e.place = ${asked.place}::text)
        and (${from?.[0] ?? null}::integer is null
          or (e.sort, e.record_id, e.ordinal)
            > (${from?.[0] ?? 0}::integer, ${from?.[1] ?? null}::uuid, ${from?.[2] ?? 0}::integer))
      order by e.sort, e.record_id, e.ordinal limit ${size + 1}`,
  );
  const shown = rows.slice(0, size);
  return {
    nodes: await showEvents(ctx, reader, shown),
    hasNextPage: rows.length > size,
    cursorOf: ({ sort, recordId, at }) => cursorOf([sort, recordId, at]),
  };
}

/** With the people they are about, who are read together. */
export async function showEvents(
  ctx: RequestContext,
  reader: TreeReader,
  rows: readonly EventRow[],
): Promise<ListedTreeEvent[]> {
  const people = await individualRows(ctx, reader.familyId, [
    ...new Set(rows.flatMap((row) => row.people)),
  ]);
  const byId = new Map(people.map((row) => [row.id, showIndividual(ctx, row, reader)]));
  return rows.map((row) => showEvent(row, byId));
}

function showEvent(row: EventRow, people: ReadonlyMap<string, ShownIndividual>): ListedTreeEvent {
  return {
    ...{ recordId: row.recordId, at: row.ordinal, tag: row.tag, sort: row.sort ?? 0 },
    ...{ type: row.type || null, value: row.value || null, place: row.place || null },
    ...{ year: row.year, month: row.month, day: row.day },
    words: payloadInWords(row.dateText),
    people: row.people.flatMap((id) => people.get(id) ?? []),
    isOfUnion: !(row.people.length === 1 && row.people[0] === row.recordId),
  };
}

/**
 * Places of events that the reader sees, the most frequent first, for the map and for typing ahead.
 * @throws AppError FORBIDDEN
 */
export async function listTreePlaces(
  ctx: RequestContext,
  { search, within, first }: { search: string | null; within: string | null; first: number | null },
): Promise<TreePlace[]> {
  const reader = await readerOf(ctx);
  const size = pageSizeOf(first, limits.places);
  const like = (text: string) => text.slice(0, limits.place).replaceAll(/[\\%_]/g, String.raw`\$&`);
  const rows = await rowsOf(
    ctx.em,
    sql<Omit<TreePlace, 'parts'>>`
      select e.place as name, count(*) as events, count(distinct e.record_id) as people,
        max(e.latitude) as latitude, max(e.longitude) as longitude
      from tree_events e
      where e.family_id = ${reader.familyId} and e.place <> ''
        and ${recordsSeenWhole(reader, 'e')}
        and (${search}::text is null or e.place ilike ${`%${like(search ?? '')}%`})
        and (${within}::text is null or e.place ilike ${`%, ${like(within ?? '')}`}
          or e.place = ${within}::text)
      group by e.place order by count(*) desc, e.place limit ${size}`,
  );
  return rows.map((row) => ({ ...row, parts: row.name.split(',').map((part) => part.trim()) }));
}
