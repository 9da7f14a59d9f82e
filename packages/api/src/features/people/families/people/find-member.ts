import { sql } from 'kysely';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import type { MemberRole } from '#features/people/families/family.entity.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface FoundMember {
  readonly familyId: string;
  readonly userId: string;
  readonly role: MemberRole;
}

/**
 * A member of the family in view, locked with it: changes of a family's people happen one after the
 * other. Call inside a transaction.
 * @throws AppError NOT_FOUND for someone who is not in it
 */
export async function lockMember(ctx: RequestContext, userId: string): Promise<FoundMember> {
  const { familyId } = requirePerson(ctx);
  if (!z.guid().safeParse(userId).success) throw new AppError('NOT_FOUND');
  await lockFamily(ctx, familyId);
  const [row] = await rowsOf(
    ctx.em,
    sql<{ role: MemberRole }>`
      select role from memberships where family_id = ${familyId} and user_id = ${userId}`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  return { familyId, userId, role: row.role };
}

/** Holds the family until the transaction ends. Rows that refer to it can still be written. */
export async function lockFamily(ctx: RequestContext, familyId: string): Promise<void> {
  await rowsOf(ctx.em, sql`select id from families where id = ${familyId} for no key update`);
}
