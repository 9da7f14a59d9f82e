import { vaultRateLimits } from '@infinite/schema/catalogue/vault';
import { albumWords as words } from '@infinite/schema/words/albums.en';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { numberAgain } from '#features/vault/albums/album-order.ts';
import { lockAlbum } from '#features/vault/albums/find-album.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface Move {
  readonly albumId: string;
  readonly recordingId: string;
  /** The item that it comes right behind; null to begin the album. */
  readonly behind: string | null;
}

/**
 * Moves an item of an album that is arranged by hand.
 * @throws AppError NOT_FOUND, FORBIDDEN, WRONG_STATE for an album by date, INVALID_INPUT for what is not in it
 */
export async function moveInAlbum(
  ctx: RequestContext,
  { albumId, recordingId, behind }: Move,
): Promise<void> {
  const { userId } = requireMember(ctx);
  await ctx.app.rateLimit.take('albums', userId, vaultRateLimits.albumChanges);
  await inTransaction(ctx, async (ctx) => {
    const album = await lockAlbum(ctx, albumId);
    if (album.arrangement !== 'HAND') throw new AppError('WRONG_STATE', { words: words.byDate });
    if (recordingId === behind) return;
    // Halving a gap works about fifty times; then all are numbered again.
    if (await place(ctx, { albumId, recordingId, behind })) return;
    await numberAgain(ctx, albumId);
    if (await place(ctx, { albumId, recordingId, behind })) return;
    throw new AppError('INVALID_INPUT', { words: words.notIn });
  });
}

/** @returns false when one of them is not in the album, or there is no number between its neighbors */
async function place(
  ctx: RequestContext,
  { albumId, recordingId, behind }: Move,
): Promise<boolean> {
  const others = sql`
    from album_items i where i.album_id = ${albumId} and i.recording_id::text <> ${recordingId}`;
  const moved = await rowsOf(
    ctx.em,
    sql`
      with low as (
        select case when ${behind}::text is null
          then (select coalesce(min(position), 1) - 2 ${others})
          else (select position ${others} and i.recording_id::text = ${behind}::text) end as at),
      high as (
        select coalesce((select min(position) ${others} and position > low.at), low.at + 2) as at
        from low)
      update album_items item set position = (low.at + high.at) / 2
      from low, high
      where item.album_id = ${albumId} and item.recording_id::text = ${recordingId}
        and (low.at + high.at) / 2 > low.at and (low.at + high.at) / 2 < high.at
      returning item.recording_id`,
  );
  return moved.length > 0;
}
