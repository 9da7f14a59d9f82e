import { sql, type RawBuilder } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * The plans that these users have now; users without a subscription have none.
 * @param userIds a list or a subquery, in parentheses
 */
export async function plansOf(
  em: EntityManager,
  userIds: RawBuilder<unknown>,
): Promise<Set<string>> {
  const rows = await rowsOf(
    em,
    sql<{ plan: string }>`
      select plan from subscriptions where user_id in ${userIds} and ended_at is null`,
  );
  return new Set(rows.map(({ plan }) => plan));
}
