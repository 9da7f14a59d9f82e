import DataLoader from 'dataloader';
import { loaderOf, requireMember, type RequestContext } from '#platform/context.ts';
import { actorIn, mayAct, openWords, type WordsOf } from '#features/people/families/index.ts';
import { FamilyPictureEntity } from '#features/recordings/family-pictures/family-picture.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

export const placeOf = (familyId: string): WordsOf => ({ kind: 'family-picture', row: familyId });

export const pathOfPicture = (row: { familyId: string; version: string }): string =>
  `/media/families/${row.familyId}?v=${row.version}`;

/**
 * The version of the picture, for a member of that family. The role is asked for on each request, so a
 * removed member finds nothing at once.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function findFamilyPicture(ctx: RequestContext, familyId: string) {
  requireMember(ctx);
  const actor = await actorIn(ctx, familyId);
  const isMember = actor.kind === 'member' && actor.familyId === familyId;
  if (!isMember || !mayAct(actor, 'seePeople')) throw new AppError('NOT_FOUND');
  const row = await tables(ctx.em, FamilyPictureEntity)
    .selectFrom('family_pictures')
    .select(['version', 'sealedPicture'])
    .where('familyId', '=', familyId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const open = async () =>
    Buffer.from(await openWords(ctx, familyId, placeOf(familyId), row.sealedPicture), 'base64');
  return { version: row.version, open };
}

const key = Symbol('pictures of families');

/** The paths of families' pictures, many in one query. Checks no permission. */
export function picturePathOf(ctx: RequestContext, familyId: string): Promise<string | null> {
  return loaderOf(ctx, key, () => new DataLoader(loadPaths(ctx))).load(familyId);
}

function loadPaths(ctx: RequestContext) {
  return async (ids: readonly string[]): Promise<(string | null)[]> => {
    const rows = await tables(ctx.em, FamilyPictureEntity)
      .selectFrom('family_pictures')
      .select(['familyId', 'version'])
      .where('familyId', 'in', ids)
      .execute();
    const paths = new Map(rows.map((row) => [row.familyId, pathOfPicture(row)]));
    return ids.map((id) => paths.get(id) ?? null);
  };
}
