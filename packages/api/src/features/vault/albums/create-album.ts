import { vaultLimits, vaultRateLimits } from '@infinite/schema/catalogue/vault';
import { albumInput, albumItemsInput } from '@infinite/schema/vault/album.input';
import { albumWords as words } from '@infinite/schema/words/albums.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { lockFamily, requireRight, sealWords } from '#features/people/families/index.ts';
import { AlbumEntity, type AlbumRow } from '#features/vault/albums/album.entity.ts';
import { putInto } from '#features/vault/albums/change-items.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * An album, with these items in it.
 * @throws AppError FORBIDDEN, INVALID_INPUT, NOT_FOUND for an item, WRONG_STATE for one too many
 */
export async function createAlbum(
  ctx: RequestContext,
  input: unknown,
  recordingIds: readonly string[],
): Promise<AlbumRow> {
  const { userId, familyId } = requireMember(ctx);
  requireRight(ctx, 'addRecordings');
  const { title, description } = parseInput(albumInput, input);
  const items = parseInput(albumItemsInput, { recordingIds });
  await ctx.app.rateLimit.take('albums', userId, vaultRateLimits.albumChanges);
  return inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, AlbumEntity);
    // Two at once are counted one after the other.
    await lockFamily(ctx, familyId);
    const { count } = await db
      .selectFrom('albums')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('familyId', '=', familyId)
      .executeTakeFirstOrThrow();
    if (count >= vaultLimits.perFamily) {
      throw new AppError('WRONG_STATE', { words: words.tooManyAlbums });
    }
    const id = newId();
    const now = ctx.clock.now();
    const ofRow = { kind: 'album-description', row: id } as const;
    const album = await db
      .insertInto('albums')
      .values({
        id,
        familyId,
        createdBy: userId,
        title,
        sealedDescription: await sealWords(ctx, familyId, ofRow, description ?? ''),
        createdAt: now,
        updatedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await putInto(ctx, album, items.recordingIds);
    return album;
  });
}
