import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordReading } from '#features/operations/audit/index.ts';
import {
  filteredUsers,
  userColumns,
  userFrom,
  type UserRow,
} from '#features/people/users/select-users.ts';
import { isOwn } from '#features/people/users/users.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * One account.
 * @throws AppError NOT_FOUND when there is none, or none any more
 */
export async function readUser(ctx: RequestContext, id: string): Promise<UserRow> {
  requireStaff(ctx, 'users.read');
  const row = z.guid().safeParse(id).success
    ? await filteredUsers(ctx.em, {})
        .select(userColumns)
        .where('users.id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NOT_FOUND');
  return userFrom(row);
}

/**
 * The same for its page, which shows more than a list does: reading it is in the audit log, but for
 * one's own.
 * @throws AppError NOT_FOUND
 */
export async function openUser(ctx: RequestContext, id: string): Promise<UserRow> {
  const user = await readUser(ctx, id);
  if (!isOwn(ctx.actor, user)) {
    const subject = { kind: 'user', id: user.id, name: user.username };
    await recordReading(ctx, { action: 'user.read', subject });
  }
  return user;
}
