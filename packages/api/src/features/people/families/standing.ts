import {
  mayInFamily,
  type FamilyAct,
  type FamilyStanding,
} from '@infinite/schema/catalogue/families';
import { familyWords } from '@infinite/schema/words/families.en';
import { sql } from 'kysely';
import { requireMember, type Actor, type Member, type RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * SQL for the standing of a user in a family: the role of a member, 'none' for a former member, and
 * null for everyone else.
 */
export const standingSql = (familyId: string, userId: string): string => `coalesce(
  (select m.role from memberships m where m.family_id = ${familyId} and m.user_id = ${userId}),
  (select 'none' from former_members f where f.family_id = ${familyId} and f.user_id = ${userId}))`;

/** SQL for the name of a family. */
export const familyNameSql = (familyId: string): string =>
  `(select n.name from families n where n.id = ${familyId})`;

export async function standingOf(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  userId: string,
): Promise<FamilyStanding | null> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ standing: FamilyStanding | null }>`
      select ${sql.raw(standingSql('v.family_id', 'v.user_id'))} as standing
      from (select ${familyId}::uuid as family_id, ${userId}::uuid as user_id) v`,
  );
  return row?.standing ?? null;
}

/**
 * The actor as a member of this family, for things that are addressed by their own id: a page of one
 * family still plays its recordings after another tab switched the session to the next.
 */
export async function actorIn(ctx: RequestContext, familyId: string): Promise<Actor> {
  const { actor } = ctx;
  if (actor.kind !== 'member' || actor.key || actor.familyId === familyId) return actor;
  const familyRole = await standingOf(ctx, familyId, actor.userId);
  return familyRole ? { ...actor, familyId, familyRole } : actor;
}

/** Whether the actor's role in the family in view allows this. */
export function mayAct(actor: Actor, act: FamilyAct): boolean {
  return actor.kind === 'member' && mayInFamily(actor.familyRole, act);
}

/** @throws AppError UNAUTHENTICATED for a visitor, FORBIDDEN if the role does not allow it */
export function requireRight(ctx: RequestContext, act: FamilyAct): Member {
  const member = requireMember(ctx);
  if (!mayAct(member, act)) {
    const words = member.familyRole === 'none' ? familyWords.notMember : familyWords.notYourRole;
    throw new AppError('FORBIDDEN', { words });
  }
  return member;
}
