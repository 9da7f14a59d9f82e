import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { announceChange } from '#features/people/families/people-changes.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Takes the user out of every family, for good. Where they were the only owner and others remain, the
 * member with the most rights becomes the owner; of several, the one of longest standing.
 * @returns the families without members now
 */
export async function leaveFamilies(ctx: RequestContext, userId: string): Promise<string[]> {
  const memberships = await rowsOf(
    ctx.em,
    sql<{ familyId: string }>`
      delete from memberships where user_id = ${userId} returning family_id`,
  );
  const former = await rowsOf(
    ctx.em,
    sql<{ familyId: string }>`
      delete from former_members where user_id = ${userId} returning family_id`,
  );
  await rowsOf(
    ctx.em,
    sql`delete from ownership_offers where ${userId} in (from_user_id, to_user_id)`,
  );
  const left = [...memberships, ...former].map(({ familyId }) => familyId);
  const heirs = await rowsOf(
    ctx.em,
    sql<{ familyId: string; userId: string }>`
      update memberships set role = 'owner'
      from (
        select distinct on (family_id) family_id, user_id from memberships
        where family_id = any(${left}::uuid[])
        order by family_id,
          array_position(array['owner', 'editor', 'contributor', 'viewer'], role), created_at, user_id
      ) heir
      where memberships.family_id = heir.family_id and memberships.user_id = heir.user_id
        and memberships.role <> 'owner'
      returning memberships.family_id, memberships.user_id`,
  );
  for (const { familyId } of memberships) {
    await announceChange(ctx, { familyId, userId, what: 'left' });
  }
  for (const heir of heirs) await announceChange(ctx, { ...heir, what: 'role', role: 'owner' });
  const ended = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      select id from families where id = any(${left}::uuid[])
        and not exists (select 1 from memberships m where m.family_id = families.id)`,
  );
  return ended.map(({ id }) => id);
}
