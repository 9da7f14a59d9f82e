import { emailKey } from '@infinite/schema/accounts/email-address';
import type { Reader } from '@infinite/schema/locale/reader';
import type { EntityManager } from '#platform/database/orm.ts';
import { readerOfUser, UserEntity } from '#features/people/identity/index.ts';
import { usernameKey } from '#features/people/accounts/username.ts';

/** What signing in needs to know of an account. */
export interface AccountRow {
  id: string;
  email: string;
  username: string;
  passwordHash: string | null;
  emailVerified: boolean;
  suspended: boolean;
  /** Whom a mail to the account is written for. */
  reader: Reader;
}

/** By e-mail, or by username: no username contains an at-sign. */
export async function findAccount(
  ctx: { em: EntityManager },
  name: string,
): Promise<AccountRow | null> {
  const key = name.includes('@') ? emailKey(name) : usernameKey(name);
  if (!key) return null;
  const user = await ctx.em.findOne(
    UserEntity,
    name.includes('@') ? { emailKey: key } : { usernameKey: key },
    { populate: ['passwordHash'], disableIdentityMap: true },
  );
  if (!user) return null;
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    passwordHash: user.passwordHash ?? null,
    emailVerified: user.emailVerifiedAt !== null,
    suspended: user.suspendedAt !== null,
    reader: readerOfUser(user),
  };
}

/** The signed-in person's own account. */
export async function accountOf(ctx: { em: EntityManager }, userId: string): Promise<AccountRow> {
  const user = await ctx.em.findOneOrFail(
    UserEntity,
    { id: userId },
    { populate: ['passwordHash'], disableIdentityMap: true },
  );
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    passwordHash: user.passwordHash ?? null,
    emailVerified: user.emailVerifiedAt !== null,
    suspended: user.suspendedAt !== null,
    reader: readerOfUser(user),
  };
}
