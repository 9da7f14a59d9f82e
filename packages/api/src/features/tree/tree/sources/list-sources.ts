import { readRepository, readSource } from '@infinite/gedcom/read/sources';
import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { heardSource } from '#features/tree/tree/heard/heard-media.ts';
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

/** A source that stands for a recording which the reader may not hear. */
const withheld = ({ id, version, uses }: TreeRecord & { uses: number }): TreeSource => ({
  ...{ id, version, uses, title: '', author: '', publication: '', repository: '' },
  ...{ recordingId: null, mayChange: false },
});

/** Sources of the tree, the latest first. @throws AppError FORBIDDEN, INVALID_INPUT */
export async function listSources(
  ctx: RequestContext,
  { first, after, search }: { first: number | null; after: string | null; search: string | null },
): Promise<ListPage<TreeSource>> {
  const { familyId, audience } = await readerOf(ctx);
  const size = pageSizeOf(first, limits.sources);
  const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
  const text = search?.slice(0, limits.search).trim() ?? '';
  const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await rowsOf(
    ctx.em,
    sql<TreeRecord & { uses: number }>`
      select r.*, (select count(*) from tree_citations c
        where c.family_id = r.family_id and c.source_id = r.id) as uses
      from tree_records r
      where r.family_id = ${familyId} and r.kind = 'SOUR' and r.removed_at is null
        and (${before}::uuid is null or r.id < ${before}::uuid)
        and (${text} = '' or exists (select 1 from jsonb_array_elements(r.structure -> 'children') c
          where c ->> 'tag' in ('TITL', 'AUTH') and c ->> 'payload' ilike ${like}))
      order by r.id desc limit ${size + 1}`,
  );
  const shown = rows.slice(0, size);
  const sources = shown.map((row) => ({ row, source: readSource(recordFrom(row)) }));
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
    .filter(
      ({ row, isHidden }) =>
        // A search must not tell the title that the list withholds.
        !(isHidden && text !== '') &&
        (audience.seesRestricted ||
          !isRestricted(row.structure.children?.find(({ tag }) => tag === 'RESN')?.payload ?? '')),
    );
  return {
    nodes: visible.map(({ row, source, recording, isHidden }) => {
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
    }),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}
