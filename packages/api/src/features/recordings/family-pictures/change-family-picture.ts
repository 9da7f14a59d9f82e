import { portraitLimits } from '@infinite/schema/catalogue/media';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { requireRight, sealWords } from '#features/people/families/index.ts';
import { FamilyPictureEntity } from '#features/recordings/family-pictures/family-picture.entity.ts';
import {
  pathOfPicture,
  placeOf,
} from '#features/recordings/family-pictures/find-family-picture.ts';
import { makePortrait } from '#features/recordings/recordings/index.ts';
import { newToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * Sets the picture of the family in view.
 * @returns its path
 * @throws AppError FORBIDDEN, RATE_LIMITED, TOO_LARGE, UNSUPPORTED_MEDIA, INVALID_INPUT
 */
export async function setFamilyPicture(ctx: RequestContext, file: Buffer): Promise<string> {
  const { familyId, userId } = requirePictureRight(ctx);
  await ctx.app.rateLimit.take('familyPicture', userId, portraitLimits.changesPerMember);
  const picture = (await makePortrait(ctx, file)).toString('base64');
  const version = newToken().token.slice(0, 12);
  const row = {
    sealedPicture: (await sealWords(ctx, familyId, placeOf(familyId), picture)) ?? Buffer.alloc(0),
    version,
    changedAt: ctx.clock.now(),
    changedBy: userId,
  };
  await tables(ctx.em, FamilyPictureEntity)
    .insertInto('family_pictures')
    .values({ familyId, ...row })
    .onConflict((conflict) => conflict.column('familyId').doUpdateSet(row))
    .execute();
  return pathOfPicture({ familyId, version });
}

/** The family in view has none from now on. @throws AppError FORBIDDEN */
export async function removeFamilyPicture(ctx: RequestContext): Promise<void> {
  const { familyId } = requirePictureRight(ctx);
  await ctx.em.nativeDelete(FamilyPictureEntity, { familyId });
}

function requirePictureRight(ctx: RequestContext) {
  requirePerson(ctx);
  return requireRight(ctx, 'renameFamily');
}
