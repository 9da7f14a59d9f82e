import { sql } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Makes accounts samples: nobody can sign in to them, and their names are free for others. */
export async function makeSamples(em: EntityManager, ids: readonly string[]): Promise<void> {
  await rowsOf(
    em,
    sql`
      update users set sample = true, password_hash = null, username_key = 'sample:' || id,
        username = initcap(split_part(email, '.', 1))
      where id = any(${[...ids]}::uuid[])`,
  );
}
