import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { sql } from 'kysely';

/** Which of these hashes of session tokens belong to people who run the site, in one query. */
export async function staffSessions(
  em: EntityManager,
  tokenHashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    em,
    sql<{ tokenHash: string }>`
      select s.token_hash from sessions s join users u on u.id = s.user_id
      where s.token_hash = any(${[...tokenHashes]}::text[]) and u.role <> 'member'`,
  );
  return new Set(rows.map(({ tokenHash }) => tokenHash));
}
