import { sql, type Expression, type RawBuilder } from 'kysely';

/** Whether the account is a member of the family, as an SQL expression. */
export function isMember(
  userId: Expression<string>,
  familyId: Expression<string>,
): RawBuilder<boolean> {
  return sql`exists (
    select 1 from memberships m where m.user_id = ${userId} and m.family_id = ${familyId})`;
}
