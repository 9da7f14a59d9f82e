import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { Capture } from '#features/stories/captures/capture.entity.ts';
import { ownerIdsOf, standingOf } from '#features/people/families/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The member in whose hands a recorded answer is: the asker, or the owner of the family where the asker
 * has left it. @throws AppError LINK_EXPIRED for a family without members
 */
export async function makerOfAnswers(
  ctx: RequestContext,
  { familyId, askedBy }: Capture,
): Promise<string> {
  const standing = await standingOf(ctx, familyId, askedBy);
  if (standing !== null && standing !== 'none') return askedBy;
  const [owner] = await rowsOf(
    ctx.em,
    sql<{ id: string }>`select id from unnest(array${ownerIdsOf(familyId)}) as o (id) limit 1`,
  );
  if (!owner) throw new AppError('LINK_EXPIRED');
  return owner.id;
}
