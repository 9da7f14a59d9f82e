import { isStaffRole } from '@infinite/schema/catalogue/staff';
import { displayName, type SessionUser } from '@infinite/schema/accounts/session-user';
import { UserEntity } from '#features/people/identity/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';

/** The documented user object. */
export async function sessionUser(
  ctx: { em: EntityManager },
  userId: string,
): Promise<SessionUser> {
  const user = await ctx.em.findOneOrFail(UserEntity, { id: userId }, { disableIdentityMap: true });
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    displayName: displayName(user),
    role: user.role === 'admin' ? 'admin' : 'member',
    ...(isStaffRole(user.role) ? { staffRole: user.role } : {}),
    emailVerified: user.emailVerifiedAt !== null,
  };
}
