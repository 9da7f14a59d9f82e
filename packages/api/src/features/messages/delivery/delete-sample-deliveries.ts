import { sql } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Deletes what was delivered in a sample family, its ledger included. Messages are deleted after it. */
export async function deleteSampleDeliveries(em: EntityManager, familyId: string): Promise<void> {
  await rowsOf(em, sql`delete from delivery_tokens where family_id = ${familyId}`);
  await rowsOf(em, sql`delete from delivery_events where family_id = ${familyId}`);
  await rowsOf(em, sql`delete from deliveries where family_id = ${familyId}`);
  await rowsOf(em, sql`delete from delivery_snapshots where family_id = ${familyId}`);
}
