import type { AuditFilterInput } from '@infinite/schema/audit/audit-filter.input';
import type { UserFilterInput } from '@infinite/schema/users/user-list.input';
import pg from 'pg';
import type { RequestContext } from '#platform/context.ts';
import { auditLinesSql } from '#features/operations/audit/index.ts';
import { filteredUsers } from '#features/people/users/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/*
 * COPY takes no parameters, so the values of a filter stand in the statement as escaped literals.
 */

/** A condition on `u.id` that leaves the users of the filter. */
export function narrowedUsers(em: EntityManager, filter: UserFilterInput): string {
  return `u.id in (${withLiterals(filteredUsers(em, filter).select('users.id').compile())})`;
}

/** The lines of the audit log that the filter leaves, newest first, as a table `a`. */
export function narrowedAuditLines(ctx: RequestContext, filter: AuditFilterInput): string {
  const query = withLiterals(auditLinesSql(ctx, filter).compile(tables(ctx.em)));
  return `(select * from (${query}) lines order by at desc) a`;
}

function withLiterals(query: { sql: string; parameters: readonly unknown[] }): string {
  return query.sql.replaceAll(/\$(\d+)/g, (_, at) => literalOf(query.parameters[Number(at) - 1]));
}

/** @throws for a type that no filter holds */
function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'string') throw new Error(`a filter holds no ${typeof value}`);
  return pg.escapeLiteral(value);
}
