import type { UserFilterInput } from '@infinite/schema/users/user-list.input';
import { sql } from 'kysely';
import { filteredUsers } from '#features/people/users/select-users.ts';
import { UserCountEntity } from '#features/people/users/user-count.entity.ts';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/**
 * How many accounts the filter leaves.
 * @param atMost ends the counting; a number that is kept is whole all the same
 */
export async function countUsers(
  ctx: RequestContext,
  filter: UserFilterInput,
  atMost?: number | null,
): Promise<number> {
  requireStaff(ctx, 'users.read');
  if (isKept(filter)) return keptCount(ctx, filter);
  const { plans } = filter;
  let found = filteredUsers(ctx.em, { ...filter, plans: null }).select('users.id');
  // Concatenated, so that no index on plans is read for everybody who has the plan.
  if (plans) found = found.where(sql<boolean>`users.plan || '' = any(${[...plans]}::text[])`);
  const [row] = await rowsOf(
    ctx.em,
    sql<{ count: number }>`
      select count(*)::int as count
      from (${atMost == null ? found : found.limit(sql.lit(atMost))}) found`,
  );
  return row?.count ?? 0;
}

/** Whether the filter narrows only by what `user_counts` is kept by. */
function isKept({ search, ids, createdFrom, createdBefore }: UserFilterInput): boolean {
  return !search && !ids && !createdFrom && !createdBefore;
}

/** As exact as counting, however many accounts there are. */
async function keptCount(ctx: RequestContext, filter: UserFilterInput): Promise<number> {
  let query = tables(ctx.em, UserCountEntity)
    .selectFrom('user_counts')
    .select(sql<number>`coalesce(sum(change), 0)::int`.as('count'));
  if (filter.plans) query = query.where('plan', 'in', [...filter.plans]);
  if (filter.role) query = query.where('role', '=', filter.role);
  if (filter.emailVerified != null) query = query.where('isVerified', '=', filter.emailVerified);
  if (filter.suspended != null) query = query.where('isSuspended', '=', filter.suspended);
  const { count } = await query.executeTakeFirstOrThrow();
  return count;
}

/** The same number for a statement that also reads other totals. */
export const countedUsers = sql<number>`(select coalesce(sum(change), 0)::int from user_counts)`;
