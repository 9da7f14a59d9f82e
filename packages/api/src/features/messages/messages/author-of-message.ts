import { sql, type RawBuilder } from 'kysely';

/** The author's user id as a value in a statement, by columns of that statement. */
export function authorOfMessage(column: {
  familyId: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
}): RawBuilder<string> {
  return sql<string>`(select messages.author_id from messages
    where messages.family_id = ${column.familyId} and messages.id = ${column.id})`;
}
