import type { RawBuilder } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';

/** Runs a statement in the transaction of `em`, if there is one, and gives its rows. */
export async function rowsOf<Row>(em: EntityManager, statement: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await statement.execute(em.getKysely());
  return rows;
}

export interface AlarmRow {
  id: string;
  kind: string;
  subject: string;
  summary: string;
  what_to_do: string;
  opened_at: Date | string;
  resolved_at: Date | string | null;
}
