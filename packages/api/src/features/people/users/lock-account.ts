import { emailKey } from '@infinite/schema/accounts/email-address';
import { hasRight } from '@infinite/schema/catalogue/staff';
import { usersWords } from '@infinite/schema/words/users.en';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { selectUsers, type User } from '#features/people/identity/index.ts';
import { isOwn, mayTend } from '#features/people/users/users.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** An account held against every other change until the transaction ends. */
export type LockedAccount = Pick<User, (typeof columns)[number]> & {
  readonly configuredAdmin: boolean;
};

const columns = [
  'id',
  'email',
  'emailKey',
  'username',
  'role',
  'emailVerifiedAt',
  'suspendedAt',
  'plan',
] as const;

/**
 * Locks the account that staff is about to change, and with it the list of administrators and the
 * actor, so that two who take the role from each other at once do so one after the other.
 * @throws AppError NOT_FOUND, FORBIDDEN when the actor has lost the role meanwhile, or when it takes
 * an administrator to change the account
 */
export async function lockAccount(ctx: RequestContext, id: string): Promise<LockedAccount> {
  const actor = requireStaff(ctx, 'users.write');
  const staff = await selectUsers(ctx.em)
    .select(['id', 'role'])
    .where(({ eb, or }) => or([eb('role', '=', 'admin'), eb('id', '=', actor.userId)]))
    .where('deletedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const role = staff.find((each) => each.id === actor.userId)?.role ?? 'member';
  if (!hasRight(role, 'users.write')) throw new AppError('FORBIDDEN');
  const account = z.guid().safeParse(id).success
    ? await selectUsers(ctx.em)
        .select(columns)
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!account) throw new AppError('NOT_FOUND');
  const configuredAdmin = account.emailKey === emailKey(ctx.app.config.adminEmail);
  const locked = { ...account, configuredAdmin };
  // With the role that the actor has now, not at the start of the request.
  if (!mayTend({ ...actor, role }, locked)) {
    throw new AppError('FORBIDDEN', { words: usersWords.ofStaff });
  }
  return locked;
}

/** Says in words why the policy does not allow it. */
export function refusal(ctx: RequestContext, account: LockedAccount): AppError {
  const own = isOwn(ctx.actor, account);
  return new AppError('WRONG_STATE', {
    words: own ? usersWords.notYourself : usersWords.configuredAdmin,
  });
}

/** How the audit log names the account. */
export const auditSubject = ({ id, username }: Pick<LockedAccount, 'id' | 'username'>) => ({
  kind: 'user',
  id,
  name: username,
});
