import type { UserFilterInput } from '@infinite/schema/users/user-list.input';
import pg from 'pg';
import { filteredUsers } from '#features/people/users/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';

/**
 * A condition on `u.id` that leaves the users of the filter. COPY takes no parameters, so values
 * stand in the statement as escaped literals.
 */
export function narrowedUsers(em: EntityManager, filter: UserFilterInput): string {
  const { sql, parameters } = filteredUsers(em, filter).select('users.id').compile();
  return `u.id in (${sql.replaceAll(/\$(\d+)/g, (_, at) => literalOf(parameters[Number(at) - 1]))})`;
}

/** @throws for a type that no filter holds */
function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'string') throw new Error(`a filter holds no ${typeof value}`);
  return pg.escapeLiteral(value);
}
