import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { AlbumEntity, type AlbumRow } from '#features/vault/albums/album.entity.ts';
import { canChangeAlbum, canSeeAlbum } from '#features/vault/albums/album.policy.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

function selectAlbum(ctx: RequestContext, id: string) {
  requireMember(ctx);
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  return tables(ctx.em, AlbumEntity).selectFrom('albums').selectAll().where('id', '=', id);
}

/** @throws AppError UNAUTHENTICATED, or NOT_FOUND when it is not of the actor's family */
export async function findAlbum(ctx: RequestContext, id: string): Promise<AlbumRow> {
  const album = await selectAlbum(ctx, id).executeTakeFirst();
  if (!album || !canSeeAlbum(ctx.actor, album)) throw new AppError('NOT_FOUND');
  return album;
}

/**
 * An album that the actor may change, locked until the transaction ends.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN
 */
export async function lockAlbum(ctx: RequestContext, id: string): Promise<AlbumRow> {
  const album = await selectAlbum(ctx, id).forUpdate().executeTakeFirst();
  if (!album || !canSeeAlbum(ctx.actor, album)) throw new AppError('NOT_FOUND');
  if (!canChangeAlbum(ctx.actor, album)) throw new AppError('FORBIDDEN');
  return album;
}
