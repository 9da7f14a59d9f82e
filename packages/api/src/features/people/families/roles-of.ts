import { sql } from 'kysely';
import type { MemberRole } from '#features/people/families/family.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Belonging {
  readonly familyId: string;
  readonly userId: string;
}

/** The role of each user in the family beside them, in one statement; none for who is no member. */
export async function rolesOf<Of extends Belonging>(
  em: EntityManager,
  belongings: readonly Of[],
): Promise<Map<Of, MemberRole>> {
  const rows = await rowsOf(
    em,
    sql<Belonging & { role: MemberRole }>`
      select m.family_id, m.user_id, m.role from memberships m
      where (m.family_id, m.user_id) in (
        select * from unnest(${belongings.map(({ familyId }) => familyId)}::uuid[],
          ${belongings.map(({ userId }) => userId)}::uuid[]))`,
  );
  const keyOf = ({ familyId, userId }: Belonging) => `${familyId} ${userId}`;
  const roles = new Map(rows.map((row) => [keyOf(row), row.role]));
  return new Map(
    belongings.flatMap((of) => {
      const role = roles.get(keyOf(of));
      return role ? [[of, role] as const] : [];
    }),
  );
}
