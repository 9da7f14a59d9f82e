import { sql } from 'kysely';
import { SessionEntity } from '#features/people/identity/session.entity.ts';
import { UserEntity } from '#features/people/identity/user.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

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

/** Deletes the sessions that work in a family. */
export async function deleteSessionsIn(em: EntityManager, familyId: string): Promise<void> {
  await tables(em, SessionEntity).deleteFrom('sessions').where('familyId', '=', familyId).execute();
}

/** Deletes accounts of a sample. An interrupted seed has not marked its people yet, so no mark counts. */
export async function deleteSamples(em: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tables(em, UserEntity).deleteFrom('users').where('id', 'in', ids).execute();
}
