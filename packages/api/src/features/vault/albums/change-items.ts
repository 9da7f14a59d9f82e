import { vaultLimits, vaultRateLimits } from '@infinite/schema/catalogue/vault';
import { albumItemsInput } from '@infinite/schema/vault/album.input';
import { albumWords as words } from '@infinite/schema/words/albums.en';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { holdRecordings, visibleAmong } from '#features/recordings/recordings/index.ts';
import {
  AlbumEntity,
  AlbumItemEntity,
  type AlbumRow,
} from '#features/vault/albums/album.entity.ts';
import { lockAlbum } from '#features/vault/albums/find-album.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Puts items into an album, at its end; what is in it already stays where it is.
 * @throws AppError NOT_FOUND also for an item, FORBIDDEN, WRONG_STATE when the album is full
 */
export async function addToAlbum(
  ctx: RequestContext,
  albumId: string,
  ids: readonly string[],
): Promise<AlbumRow> {
  return change(ctx, albumId, ids, putInto);
}

/** Takes items out of an album; they stay in the library. @throws AppError NOT_FOUND, FORBIDDEN */
export async function removeFromAlbum(
  ctx: RequestContext,
  albumId: string,
  ids: readonly string[],
): Promise<AlbumRow> {
  return change(ctx, albumId, ids, async (ctx, album, recordingIds) => {
    await rowsOf(
      ctx.em,
      sql`
        delete from album_items
        where album_id = ${album.id} and recording_id::text = any(${[...recordingIds]}::text[])`,
    );
    await rowsOf(
      ctx.em,
      sql`
        update albums set cover_id = null
        where id = ${album.id} and cover_id::text = any(${[...recordingIds]}::text[])`,
    );
  });
}

async function change(
  ctx: RequestContext,
  albumId: string,
  ids: readonly string[],
  act: (ctx: RequestContext, album: AlbumRow, recordingIds: readonly string[]) => Promise<void>,
): Promise<AlbumRow> {
  const { userId } = requireMember(ctx);
  const { recordingIds } = parseInput(albumItemsInput, { recordingIds: ids });
  await ctx.app.rateLimit.take('albums', userId, vaultRateLimits.albumChanges);
  return inTransaction(ctx, async (ctx) => {
    const album = await lockAlbum(ctx, albumId);
    await act(ctx, album, recordingIds);
    return tables(ctx.em, AlbumEntity)
      .updateTable('albums')
      .set({ updatedAt: ctx.clock.now() })
      .where('id', '=', album.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** At the end of the album, in this order. Checks the items, not the album. */
export async function putInto(
  ctx: RequestContext,
  { id: albumId, familyId }: Pick<AlbumRow, 'id' | 'familyId'>,
  recordingIds: readonly string[],
): Promise<void> {
  const distinct = [...new Set(recordingIds)];
  if (distinct.length === 0) return;
  const visible = await visibleAmong(ctx, distinct);
  const isShared = visible.every((item) => !item.heldForAuthor && item.state !== 'UPLOADING');
  if (visible.length < distinct.length || !isShared) throw new AppError('NOT_FOUND');
  await holdRecordings(ctx.em, distinct);
  const [at] = await rowsOf(
    ctx.em,
    sql<{ count: number; last: number }>`
      select count(*)::int as count, coalesce(max(position), 0) as last
      from album_items where album_id = ${albumId}`,
  );
  const { count = 0, last = 0 } = at ?? {};
  if (count + distinct.length > vaultLimits.perAlbum) {
    throw new AppError('WRONG_STATE', { words: words.albumFull });
  }
  await tables(ctx.em, AlbumItemEntity)
    .insertInto('album_items')
    .values(
      distinct.map((recordingId, index) => ({
        albumId,
        recordingId,
        familyId,
        position: last + index + 1,
      })),
    )
    .onConflict((conflict) => conflict.columns(['albumId', 'recordingId']).doNothing())
    .execute();
}
