import { vaultRateLimits } from '@infinite/schema/catalogue/vault';
import { albumChanges } from '@infinite/schema/vault/album.input';
import { albumWords as words } from '@infinite/schema/words/albums.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { sealWords } from '#features/people/families/index.ts';
import { arrangeByDate } from '#features/vault/albums/album-order.ts';
import {
  AlbumEntity,
  AlbumItemEntity,
  type AlbumRow,
} from '#features/vault/albums/album.entity.ts';
import { lockAlbum } from '#features/vault/albums/find-album.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** What is left out stays. @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED */
export async function changeAlbum(
  ctx: RequestContext,
  id: string,
  input: unknown,
): Promise<AlbumRow> {
  const { userId } = requireMember(ctx);
  const { title, description, coverId, arrangement } = parseInput(albumChanges, input);
  await ctx.app.rateLimit.take('albums', userId, vaultRateLimits.albumChanges);
  return inTransaction(ctx, async (ctx) => {
    const album = await lockAlbum(ctx, id);
    const ofRow = { kind: 'album-description', row: album.id } as const;
    if (coverId) await requireItem(ctx, album.id, coverId);
    // Moved by hand from then on, the items begin in the order that they were shown in.
    if (arrangement === 'HAND' && album.arrangement === 'DATE') await arrangeByDate(ctx, album.id);
    return tables(ctx.em, AlbumEntity)
      .updateTable('albums')
      .set({
        ...(title == null ? {} : { title }),
        ...(description == null
          ? {}
          : { sealedDescription: await sealWords(ctx, album.familyId, ofRow, description) }),
        ...(coverId === undefined ? {} : { coverId }),
        ...(arrangement == null ? {} : { arrangement }),
        updatedAt: ctx.clock.now(),
      })
      .where('id', '=', album.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Deletes an album; what was in it stays. @throws AppError NOT_FOUND, FORBIDDEN */
export async function deleteAlbum(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const album = await lockAlbum(ctx, id);
    await tables(ctx.em, AlbumEntity).deleteFrom('albums').where('id', '=', album.id).execute();
  });
}

async function requireItem(
  ctx: RequestContext,
  albumId: string,
  recordingId: string,
): Promise<void> {
  const item = await tables(ctx.em, AlbumItemEntity)
    .selectFrom('album_items')
    .select('recordingId')
    .where('albumId', '=', albumId)
    .where((where) => where('recordingId', '=', recordingId))
    .executeTakeFirst();
  if (!item) throw new AppError('INVALID_INPUT', { words: words.notIn });
}
