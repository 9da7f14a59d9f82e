import { readAnnotations } from '@infinite/gedcom/read/annotations';
import { readFacts } from '@infinite/gedcom/read/facts';
import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { recordsSeenWhole } from '#features/tree/tree/events/seen-whole.ts';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import { recordFrom } from '#features/tree/tree/people/edit-set.ts';
import { recordsOf } from '#features/tree/tree/records/find-records.ts';
import type { TreeRecord } from '#features/tree/tree/records/tree-record.entity.ts';
import { findSource } from '#features/tree/tree/sources/list-sources.ts';
import type { ListedSourceUse } from '#features/tree/tree/sources/source.types.ts';
import { showFacts } from '#features/tree/tree/view/show-facts.ts';
import { showIndividual } from '#features/tree/tree/view/show-individual.ts';
import { individualRows, readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.guid(), z.number()]);

interface UseRow {
  readonly recordId: string;
  readonly ordinal: number;
  /** Index of the fact in its record; null: the record as a whole. */
  readonly fact: number | null;
  readonly quality: number | null;
  /** How many citations of this source the same fact has before this one. */
  readonly nth: number;
  readonly people: readonly string[];
}

/**
 * Who cites a source, of the people and couples whom the reader sees whole.
 * @throws AppError FORBIDDEN, INVALID_INPUT
 */
export async function listSourceUses(
  ctx: RequestContext,
  { sourceId, first, after }: { sourceId: string; first: number | null; after: string | null },
): Promise<ListPage<ListedSourceUse>> {
  const reader = await readerOf(ctx);
  const size = pageSizeOf(first, limits.sources);
  const from = after ? placeOf(after, place) : null;
  const source = await findSource(ctx, sourceId);
  if (source === null) return { nodes: [], hasNextPage: false, cursorOf: () => '' };
  const rows = await rowsOf(
    ctx.em,
    sql<UseRow>`
      select c.record_id, c.ordinal, c.fact, c.quality, c.nth, coalesce(
        (select array_agg(p.individual_id order by p.ordinal) from tree_union_people p
          where p.family_id = c.family_id and p.union_id = c.record_id and p.role = 'PARTNER'),
        array[c.record_id]) as people
      from (
        select c.*, coalesce(e.restriction, '') as restriction, (row_number() over (
          partition by c.record_id, c.fact order by c.ordinal) - 1)::int as nth
        from tree_citations c
        left join tree_events e on e.family_id = c.family_id and e.record_id = c.record_id
          and e.ordinal = c.fact
        where c.family_id = ${reader.familyId} and c.source_id = ${source.id}::uuid) c
      where ${recordsSeenWhole(reader, 'c')}
        and (${from?.[0] ?? null}::uuid is null
          or (c.record_id, c.ordinal) > (${from?.[0] ?? null}::uuid, ${from?.[1] ?? 0}::integer))
      order by c.record_id, c.ordinal limit ${size + 1}`,
  );
  return {
    nodes: await showUses(ctx, reader, { sourceId: source.id, rows: rows.slice(0, size) }),
    hasNextPage: rows.length > size,
    cursorOf: ({ recordId, ordinal }) => cursorOf([recordId, ordinal]),
  };
}

async function showUses(
  ctx: RequestContext,
  reader: TreeReader,
  { sourceId, rows }: { sourceId: string; rows: readonly UseRow[] },
): Promise<ListedSourceUse[]> {
  const { familyId } = reader;
  const records = await recordsOf(ctx, familyId, [
    ...new Set(rows.map(({ recordId }) => recordId)),
  ]);
  const people = await individualRows(ctx, familyId, [
    ...new Set(rows.flatMap((row) => row.people)),
  ]);
  const byId = new Map(people.map((row) => [row.id, showIndividual(ctx, row, reader)]));
  const uses = rows.map(async (row): Promise<ListedSourceUse[]> => {
    const { recordId, ordinal, fact, quality, nth } = row;
    const record = records.get(recordId);
    if (!record) return [];
    const structure = fact === null ? record.structure : record.structure.children?.[fact];
    const own = structure ? readAnnotations(structure).citations : [];
    return [
      {
        ...{ recordId, ordinal, quality, fact: await factAt(ctx, record, fact) },
        tag: fact === null ? null : (structure?.tag ?? ''),
        page: own.filter(({ source }) => source === sourceId)[nth]?.page ?? null,
        people: row.people.flatMap((id) => byId.get(id) ?? []),
      },
    ];
  });
  return (await Promise.all(uses)).flat();
}

async function factAt(ctx: RequestContext, row: TreeRecord, at: number | null) {
  if (at === null) return null;
  const facts = readFacts(recordFrom(row), row.kind === 'FAM' ? 'FAM' : 'INDI');
  const [fact = null] = await showFacts(
    ctx,
    facts.filter(({ path }) => path[0] === at),
  );
  return fact;
}
