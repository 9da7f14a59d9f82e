import type { UserRow } from '#features/people/users/select-users.ts';
import type { User } from '#features/people/users/users.types.ts';

/** A row in the shape of the API. */
export function userType(row: UserRow): User {
  // The enum has the stored names for values.
  return { ...row, role: row.role as User['role'] };
}
