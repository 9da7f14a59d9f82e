import { sql, type Expression, type RawBuilder } from 'kysely';

/** The username of the account with this id, as an SQL expression; null without such an account. */
export function usernameOf(id: Expression<string | null>): RawBuilder<string | null> {
  return sql<string | null>`(select users.username from users where users.id = ${id})`;
}
