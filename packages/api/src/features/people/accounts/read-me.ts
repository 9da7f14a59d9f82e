import { displayName } from '@infinite/schema/accounts/session-user';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { Role, type Me } from '#features/people/accounts/account.types.ts';

interface MeTables {
  users: {
    id: string;
    username: string;
    email: string;
    email_verified_at: Date | null;
    role: 'member' | 'admin';
    time_zone: string;
  };
  families: { id: string; name: string; sample_until: Date | string | null };
}

/** The person and the family they work in, in one statement. */
export async function readMe(
  ctx: { em: EntityManager },
  userId: string,
  familyId: string,
): Promise<Me> {
  const row = await ctx.em
    .getKysely<MeTables>()
    .selectFrom('users')
    .innerJoin('families', (join) => join.on('families.id', '=', familyId))
    .where('users.id', '=', userId)
    .select([
      'users.id',
      'users.username',
      'users.email',
      'users.role',
      'users.time_zone',
      'users.email_verified_at',
      'families.name as family_name',
      'families.sample_until',
    ])
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    username: row.username,
    displayName: displayName(row),
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    role: row.role === 'admin' ? Role.ADMIN : Role.MEMBER,
    timeZone: row.time_zone,
    family: { id: familyId, name: row.family_name },
    sampleUntil: row.sample_until === null ? null : instantFrom(row.sample_until),
  };
}
