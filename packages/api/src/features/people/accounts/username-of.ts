import { sql, type RawBuilder } from 'kysely';

/**
 * The username of the account whose id is in a column, for the select list of a statement; null when
 * that account is gone.
 * @param column with its table, such as 'blog_post_revisions.savedBy'
 */
export function usernameOf(column: string): RawBuilder<string | null> {
  return sql`(select username from users where users.id = ${sql.ref(column)})`;
}
