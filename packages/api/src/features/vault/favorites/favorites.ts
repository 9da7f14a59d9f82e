import { vaultLimits, vaultRateLimits } from '@infinite/schema/catalogue/vault';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { z } from 'zod';
import { loaderOf, requirePerson, type RequestContext } from '#platform/context.ts';
import {
  findVisibleRecording,
  seenInLists,
  visibleAmong,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { FavoriteEntity } from '#features/vault/favorites/favorite.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

/** Marks an item as a favorite of the actor, or takes that back. Twice is as good as once. */
export async function markFavorite(
  ctx: RequestContext,
  recordingId: string,
  favorite: boolean,
): Promise<void> {
  const { userId } = requirePerson(ctx);
  await ctx.app.rateLimit.take('vault-marks', userId, vaultRateLimits.marks);
  await inTransaction(ctx, async (ctx) => {
    const { id, familyId } = await findVisibleRecording(ctx, recordingId);
    const db = tables(ctx.em, FavoriteEntity);
    if (!favorite) {
      await db
        .deleteFrom('favorites')
        .where('userId', '=', userId)
        .where('recordingId', '=', id)
        .execute();
      return;
    }
    await db
      .insertInto('favorites')
      .values({ userId, recordingId: id, familyId, markedAt: ctx.clock.now() })
      .onConflict((conflict) => conflict.columns(['userId', 'recordingId']).doNothing())
      .execute();
  });
}

interface Asked {
  readonly first: number | null;
  readonly after: string | null;
}

/** The actor's favorites in the family in view, the last marked first. */
export async function listFavorites(
  ctx: RequestContext,
  { first, after }: Asked,
): Promise<ListPage<ShownRecording>> {
  const member = requirePerson(ctx);
  const size = pageSizeOf(first, vaultLimits.timeline);
  const position = after ? placeOf(after, z.tuple([z.iso.datetime(), z.guid()])) : null;
  let query = tables(ctx.em, FavoriteEntity)
    .selectFrom('favorites')
    .select(['recordingId', 'markedAt'])
    .where('userId', '=', member.userId)
    .where('familyId', '=', member.familyId)
    .where(seenInLists(member, sql.ref('favorites.recording_id')))
    .orderBy('markedAt', 'desc')
    .orderBy('recordingId', 'desc')
    .limit(size + 1);
  if (position) {
    const [at, id] = position;
    query = query.where(
      sql<boolean>`(marked_at, recording_id) < (${at}::timestamptz, ${id}::uuid)`,
    );
  }
  const rows = await query.execute();
  const shown = rows.slice(0, size);
  const markedAt = new Map(shown.map((row) => [row.recordingId, row.markedAt.toString()]));
  return {
    nodes: await visibleAmong(ctx, [...markedAt.keys()]),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([markedAt.get(id) ?? '', id]),
  };
}

const favoriteKey = Symbol('favorites of the actor');

/** Whether an item is one of the actor's; many in one query. */
export function isFavorite(ctx: RequestContext, recordingId: string): Promise<boolean> {
  const loader = loaderOf(
    ctx,
    favoriteKey,
    // A mutation in the same request may change it.
    () => new DataLoader((ids: readonly string[]) => load(ctx, ids), { cache: false }),
  );
  return loader.load(recordingId);
}

async function load(ctx: RequestContext, ids: readonly string[]): Promise<boolean[]> {
  const { actor } = ctx;
  if (actor.kind !== 'member') return ids.map(() => false);
  const rows = await tables(ctx.em, FavoriteEntity)
    .selectFrom('favorites')
    .select('recordingId')
    .where('userId', '=', actor.userId)
    .where('recordingId', 'in', [...ids])
    .execute();
  const marked = new Set(rows.map(({ recordingId }) => recordingId));
  return ids.map((id) => marked.has(id));
}

/** For an account that is deleted. */
export async function forgetFavoritesOf(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(FavoriteEntity, { userId });
}
