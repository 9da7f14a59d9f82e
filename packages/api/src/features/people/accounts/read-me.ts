import { displayName } from '@infinite/schema/accounts/session-user';
import { Role, type Me } from '#features/people/accounts/account.types.ts';
import { familyAs } from '#features/people/families/index.ts';
import { selectUsers } from '#features/people/identity/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';

/** The person and the family they work in, in one statement. */
export async function readMe(
  ctx: { em: EntityManager },
  userId: string,
  familyId: string,
): Promise<Me> {
  const row = await selectUsers(ctx.em)
    .innerJoin(familyAs('family', familyId), (join) => join.onTrue())
    .where('users.id', '=', userId)
    .select(['users.id', 'username', 'email', 'role', 'timeZone', 'emailVerifiedAt'])
    .select(['family.name as familyName', 'family.sampleUntil'])
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    username: row.username,
    displayName: displayName(row),
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    role: row.role === 'admin' ? Role.ADMIN : Role.MEMBER,
    timeZone: row.timeZone,
    family: { id: familyId, name: row.familyName },
    sampleUntil: row.sampleUntil,
  };
}
