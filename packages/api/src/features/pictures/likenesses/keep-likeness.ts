import { pictureLimits } from '@infinite/schema/catalogue/pictures';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { AlikeItemsEntity } from '#features/pictures/likenesses/alike-items.entity.ts';
import { nearParts, partsOf } from '#features/pictures/likenesses/near-parts.ts';
import { PhotoLikenessEntity } from '#features/pictures/likenesses/photo-likeness.entity.ts';
import {
  sameOriginals,
  type PreparedListener,
  type PreparedRecording,
} from '#features/recordings/recordings/index.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

type Prepared = Pick<PreparedRecording, 'id' | 'familyId' | 'looks'>;

/** Writes down what a photo looks like, and which items of its family are the same file or look alike. */
export const keepLikeness: PreparedListener = async (ctx, recording) => {
  // Two devices may send the same file at once: the second to be prepared has to see the first.
  const family = `alike ${recording.familyId}`;
  await rowsOf(ctx.em, sql`select pg_advisory_xact_lock(hashtextextended(${family}, 0))`);
  if (recording.looks) await keepLooks(ctx, recording, recording.looks);
  await pairSameFiles(ctx, recording);
  if (recording.looks?.likeness) await pairAlike(ctx, recording, recording.looks.likeness);
};

async function keepLooks(
  ctx: RequestContext,
  { id, familyId }: Prepared,
  { width, height, likeness }: NonNullable<Prepared['looks']>,
): Promise<void> {
  const [partA, partB, partC, partD] = likeness ? partsOf(likeness) : [null, null, null, null];
  const columns = { width, height, partA, partB, partC, partD };
  await tables(ctx.em, PhotoLikenessEntity)
    .insertInto('photo_likenesses')
    .values({ recordingId: id, familyId, ...columns })
    .onConflict((conflict) => conflict.column('recordingId').doUpdateSet(columns))
    .execute();
}

async function pairSameFiles(ctx: RequestContext, recording: Prepared): Promise<void> {
  const ids = await sameOriginals(ctx, recording, pictureLimits.alikePerItem);
  const others = ids.map((id) => ({ id, distance: 0 }));
  await keepPairs(ctx, recording, { others, isSameFile: true });
}

/** Asks the four indexes for what may be near, and compares those alone. */
async function pairAlike(
  ctx: RequestContext,
  recording: Prepared,
  likeness: string,
): Promise<void> {
  const { id, familyId } = recording;
  const parts = partsOf(likeness);
  const column = (at: number) => sql.raw(`o.part_${'abcd'.charAt(at)}`);
  const isNear = parts.map((part, at) => sql`${column(at)} = any(${nearParts(part)}::int[])`);
  const differing = parts.map(
    (part, at) => sql`bit_count((${column(at)} # ${part}::int)::bit(16))`,
  );
  const others = await rowsOf(
    ctx.em,
    sql<{ id: string; distance: number }>`
      select near.id, near.distance from (
        select o.recording_id as id, (${sql.join(differing, sql` + `)})::int as distance
        from photo_likenesses o
        where o.family_id = ${familyId}::uuid and o.recording_id <> ${id}::uuid
          and (${sql.join(isNear, sql` or `)})
      ) near
      where near.distance <= ${pictureLimits.alikeBits}
      order by near.distance, near.id limit ${pictureLimits.alikePerItem}`,
  );
  await keepPairs(ctx, recording, { others, isSameFile: false });
}

async function keepPairs(
  ctx: RequestContext,
  { id, familyId }: Prepared,
  found: {
    readonly others: readonly { readonly id: string; readonly distance: number }[];
    readonly isSameFile: boolean;
  },
): Promise<void> {
  if (found.others.length === 0) return;
  const { isSameFile } = found;
  const pairs = found.others.map((other) => {
    const [firstId = id, secondId = id] = [id, other.id].toSorted();
    return { firstId, secondId, familyId, isSameFile, distance: other.distance };
  });
  await tables(ctx.em, AlikeItemsEntity)
    .insertInto('alike_items')
    .values(pairs)
    // What somebody said of it stays said.
    .onConflict((conflict) => conflict.columns(['firstId', 'secondId']).doNothing())
    .execute();
}
