import { sql } from 'kysely';
import type { AccountRole } from '@infinite/schema/catalogue/staff';
import { displayName } from '@infinite/schema/accounts/session-user';
import type { Me, Role } from '#features/people/accounts/account.types.ts';
import { sessionAccountOf } from '#features/people/accounts/session-account.ts';
import { familyAs, FamilyRole, standingSql } from '#features/people/families/index.ts';
import { selectUsers } from '#features/people/identity/index.ts';
import type { Member } from '#platform/context.ts';
import type { EntityManager } from '#platform/database/orm.ts';

/** The signed-in person as the statement of their session found them, or else by `readMe`. */
export async function meOfRequest(ctx: { em: EntityManager }, actor: Member): Promise<Me> {
  const account = sessionAccountOf(actor);
  // When a sample ends stands with its family; a role of 'none' may be that of a page of another
  // sign-in, which writes nothing.
  if (!account || actor.sample || actor.familyRole === 'none') return readMe(ctx, actor);
  return {
    ...account,
    id: actor.userId,
    displayName: displayName(account),
    family: { id: actor.familyId, name: account.familyName },
    familyRole: actor.familyRole as FamilyRole,
    role: roleNamed(actor.secondFactorDue ?? actor.role),
    sampleUntil: null,
  };
}

/** The person and the family they work in, in one statement. */
export async function readMe(
  ctx: { em: EntityManager },
  { userId, familyId }: Pick<Member, 'userId' | 'familyId'>,
): Promise<Me> {
  const row = await selectUsers(ctx.em)
    .innerJoin(familyAs('family', familyId), (join) => join.onTrue())
    .where('users.id', '=', userId)
    .select(['users.id', 'username', 'email', 'role', 'timeZone', 'preferences', 'emailVerifiedAt'])
    .select(['family.name as familyName', 'family.sampleUntil'])
    .select(
      sql<FamilyRole | null>`(select ${sql.raw(standingSql('v.id', 'users.id'))}
      from (select ${familyId}::uuid as id) v)`.as('standing'),
    )
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    username: row.username,
    displayName: displayName(row),
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    role: roleNamed(row.role),
    timeZone: row.timeZone,
    preferences: row.preferences,
    family: { id: familyId, name: row.familyName },
    familyRole: row.standing ?? FamilyRole.NONE,
    sampleUntil: row.sampleUntil,
  };
}

/** The enum's values are the column's. */
const roleNamed = (role: AccountRole): Role => role as Role;
