import { sql } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';

/** Notifies listeners of the channel once the transaction of `em` commits; at once without one. */
export async function notify({ em }: { em: EntityManager }, channel: string): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(em.getKysely());
}
