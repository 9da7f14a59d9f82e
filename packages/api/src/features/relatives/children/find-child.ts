import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { standingOf } from '#features/people/families/index.ts';
import { findUser } from '#features/people/identity/index.ts';
import { ageOn } from '#features/relatives/children/age.ts';
import { ChildEntity, type Child } from '#features/relatives/children/child.entity.ts';
import { canSeeChild, type ChildFacts } from '#features/relatives/children/child.policy.ts';
import { birthdayOf } from '#features/relatives/children/child-words.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface FoundChild {
  readonly child: Child;
  readonly facts: ChildFacts;
}

/**
 * A profile that the actor may see; `locked` until the transaction ends.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function findChild(
  ctx: RequestContext,
  id: string,
  lock: 'locked' | 'read' = 'read',
): Promise<FoundChild> {
  requireMember(ctx);
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const query = tables(ctx.em, ChildEntity)
    .selectFrom('children')
    .selectAll()
    .where('id', '=', id)
    .where('sealedName', 'is not', null);
  const child = await (lock === 'locked' ? query.forUpdate() : query).executeTakeFirst();
  if (!child) throw new AppError('NOT_FOUND');
  const standing = await standingOf(ctx, child.familyId, child.parentId);
  const parentStays = standing !== null && standing !== 'none';
  if (!canSeeChild(ctx.actor, child, { parentStays })) throw new AppError('NOT_FOUND');
  return { child, facts: { parentStays, age: await ageOf(ctx, child) } };
}

/** Today where the parent is; 0 for a profile that was taken over, which knows no birthday. */
async function ageOf(ctx: RequestContext, child: Child): Promise<number> {
  const birthday = await birthdayOf(ctx, child);
  const today = await todayOf(ctx, child.parentId);
  return birthday ? ageOn(birthday, today) : 0;
}

export async function todayOf(ctx: RequestContext, userId: string) {
  const user = await findUser(ctx.em, userId);
  return ctx.clock
    .now()
    .toZonedDateTimeISO(user?.timeZone ?? 'UTC')
    .toPlainDate();
}
