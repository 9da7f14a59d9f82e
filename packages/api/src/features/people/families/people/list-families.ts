import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import type {
  FamilyMembership,
  FamilyRole,
} from '#features/people/families/people/family-people.types.ts';
import type { MemberRole } from '#features/people/families/family.entity.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly role: MemberRole | 'none';
  readonly members: number;
}

/** The families of the current user in the order they came to them, those they left last. */
export async function listFamilies(ctx: RequestContext): Promise<FamilyMembership[]> {
  const { userId, familyId, key } = requireMember(ctx);
  const rows = await rowsOf(
    ctx.em,
    sql<Row>`
      select f.id, f.name, v.role,
        (select count(*) from memberships o where o.family_id = f.id)::int as members
      from (
        select family_id, role, created_at as since, false as former from memberships
          where user_id = ${userId}
        union all
        select family_id, 'none', left_at, true from former_members where user_id = ${userId}
      ) v join families f on f.id = v.family_id
      where ${key === undefined} or f.id = ${familyId}
      order by v.former, v.since, f.id
      limit 200`,
  );
  return rows.map(({ role, ...row }) => ({
    ...row,
    role: role as FamilyRole,
    inView: row.id === familyId,
  }));
}
