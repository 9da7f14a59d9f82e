import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';

/**
 * Takes the user out of every family. Where they were the only owner and others remain, the one
 * who has been there longest owns the family from now on.
 * @returns the families that nobody belongs to any more
 */
export async function leaveFamilies(ctx: RequestContext, userId: string): Promise<string[]> {
  const db = ctx.em.getKysely();
  const { rows } = await sql<{ family_id: string }>`
    delete from memberships where user_id = ${userId} returning family_id`.execute(db);
  const left = rows.map((row) => row.family_id);
  await sql`
    update memberships set role = 'owner'
    from (
      select distinct on (family_id) family_id, user_id from memberships
      where family_id = any(${left}::uuid[])
      order by family_id, (role = 'owner') desc, created_at, user_id) heir
    where memberships.family_id = heir.family_id and memberships.user_id = heir.user_id
      and memberships.role <> 'owner'`.execute(db);
  const { rows: ended } = await sql<{ id: string }>`
    select id from families where id = any(${left}::uuid[])
      and not exists (select 1 from memberships m where m.family_id = families.id)`.execute(db);
  return ended.map(({ id }) => id);
}
