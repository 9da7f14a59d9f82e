import type { RequestContext } from '#platform/context.ts';
import { openWords } from '#features/people/families/index.ts';
import type { AlbumRow } from '#features/vault/albums/album.entity.ts';
import { canChangeAlbum } from '#features/vault/albums/album.policy.ts';
import type { AlbumArrangement, AlbumType } from '#features/vault/albums/album.types.ts';

/** The API's type, with what its description is opened by. */
export interface ShownAlbum extends AlbumType {
  readonly row: AlbumRow;
}

/** Call for albums that the actor may see. */
export function showAlbum(ctx: RequestContext, row: AlbumRow): ShownAlbum {
  const { id, title, createdAt, updatedAt } = row;
  return {
    id,
    title,
    createdAt,
    updatedAt,
    row,
    // The enum has the names of the catalogue for values.
    arrangement: row.arrangement as AlbumArrangement,
    mayChange: canChangeAlbum(ctx.actor, row),
  };
}

export function descriptionOf(
  ctx: RequestContext,
  { row }: Pick<ShownAlbum, 'row'>,
): Promise<string> {
  const words = { kind: 'album-description', row: row.id } as const;
  return openWords(ctx, row.familyId, words, row.sealedDescription);
}
