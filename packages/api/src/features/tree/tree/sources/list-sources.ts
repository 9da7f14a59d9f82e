import { readRepository, readSource } from '@infinite/gedcom/read/sources';
import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { heardSource } from '#features/tree/tree/heard/heard-media.ts';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import { isRestricted } from '#features/tree/tree/living/view-of.ts';
import { recordFrom } from '#features/tree/tree/people/edit-set.ts';
import { recordsOf } from '#features/tree/tree/records/find-records.ts';
import type { TreeRecord } from '#features/tree/tree/records/tree-record.entity.ts';
import { canChangeRecord } from '#features/tree/tree/tree.policy.ts';
import type { TreeSource } from '#features/tree/tree/sources/source.types.ts';
import { readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

type SourceRow = TreeRecord & { readonly uses: number };

const uses = sql`(select count(*) from tree_citations c
  where c.family_id = r.family_id and c.source_id = r.id)`;

/** A source that stands for a recording which the reader may not hear. */
const withheld = ({ id, version, uses }: SourceRow): TreeSource => ({
  ...{ id, version, uses, title: '', author: '', publication: '', repository: '' },
  ...{ recordingId: null, mayChange: false },
});

/** Sources of the tree, the latest first. @throws AppError FORBIDDEN, INVALID_INPUT */
export async function listSources(
  ctx: RequestContext,
  { first, after, search }: { first: number | null; after: string | null; search: string | null },
): Promise<ListPage<TreeSource>> {
  const { familyId } = await readerOf(ctx);
  const size = pageSizeOf(first, limits.sources);
  const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
  const text = search?.slice(0, limits.search).trim() ?? '';
  const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await rowsOf(
    ctx.em,
    sql<SourceRow>`
      select r.*, ${uses} as uses from tree_records r
      where r.family_id = ${familyId} and r.kind = 'SOUR' and r.removed_at is null
        and (${before}::uuid is null or r.id < ${before}::uuid)
        and (${text} = '' or exists (select 1 from jsonb_array_elements(r.structure -> 'children') c
          where c ->> 'tag' in ('TITL', 'AUTH') and c ->> 'payload' ilike ${like}))
      order by r.id desc limit ${size + 1}`,
  );
  return {
    nodes: await showSources(ctx, rows.slice(0, size), { isSearch: text !== '' }),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

/** A source of the tree by its id; null where the reader may not see it. @throws AppError FORBIDDEN */
export async function findSource(ctx: RequestContext, id: string): Promise<TreeSource | null> {
  const { familyId } = await readerOf(ctx);
  if (!z.guid().safeParse(id).success) return null;
  const rows = await rowsOf(
    ctx.em,
    sql<SourceRow>`
      select r.*, ${uses} as uses from tree_records r
      where r.family_id = ${familyId} and r.kind = 'SOUR' and r.removed_at is null
        and r.id = ${id}::uuid`,
  );
  const [source = null] = await showSources(ctx, rows, { isSearch: false });
  return source;
}

/** Without those that are kept for owners and editors, for others. */
async function showSources(
  ctx: RequestContext,
  rows: readonly SourceRow[],
  { isSearch }: { readonly isSearch: boolean },
): Promise<TreeSource[]> {
  const { familyId, audience } = await readerOf(ctx);
  const sources = rows.map((row) => ({ row, source: readSource(recordFrom(row)) }));
  const repositories = await recordsOf(
    ctx,
    familyId,
    sources.flatMap(({ source }) =>
      source.repositories.flatMap(({ repository }) => repository ?? []),
    ),
  );
  const heard = await Promise.all(sources.map(({ row }) => heardSource(ctx, row.id)));
  const visible = sources
    .map((each, at) => ({ ...each, ...(heard[at] ?? { recording: null, isHidden: true }) }))
    // A search must not tell the title that the list withholds.
    .filter(({ row, isHidden }) => !(isHidden && isSearch) && seesSource(row, audience));
  return visible.map(({ row, source, recording, isHidden }) => {
    if (isHidden) return withheld(row);
    const places = source.repositories.flatMap(({ repository }) => {
      const kept = repositories.get(repository ?? '');
      return kept ? [readRepository(recordFrom(kept)).name ?? ''] : [];
    });
    return {
      ...{ id: row.id, version: row.version, uses: row.uses },
      title: source.title ?? source.abbreviation ?? recording?.title ?? '',
      author: source.author ?? '',
      publication: source.publication ?? '',
      repository: places.filter((name) => name !== '').join(', '),
      recordingId: recording?.id ?? null,
      // Without a title of its own it is named by the vault alone.
      mayChange: (recording === null || source.title !== null) && canChangeRecord(ctx.actor, row),
    };
  });
}

/** Whether a reader sees the record of a source. */
function seesSource(
  { structure }: Pick<TreeRecord, 'structure'>,
  { seesRestricted }: Pick<TreeReader['audience'], 'seesRestricted'>,
): boolean {
  const restriction = structure.children?.find(({ tag }) => tag === 'RESN')?.payload ?? '';
  return seesRestricted || !isRestricted(restriction);
}
