import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  filteredUsers,
  userColumns,
  userFrom,
  type UserRow,
} from '#features/people/users/select-users.ts';
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
