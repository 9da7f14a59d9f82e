import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/messages/delivery/delivery-tables.ts';
import type { Delivery } from '#features/messages/delivery/find-deliveries.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What a message said when its delivery began. */
export interface SnapshotRow {
  title: string;
  /** As stored; `readBody` opens it for who may read it. */
  body: string;
  sealed_body: Uint8Array | null;
  from_name: string;
  recording_ids: string[];
  /** Null in letters from before versions were promised. */
  version_ids: (string | null)[] | null;
}

export async function readSnapshot(
  ctx: RequestContext,
  delivery: Pick<Delivery, 'familyId' | 'messageId' | 'occurrence'>,
): Promise<SnapshotRow> {
  const [row] = await rowsOf(
    ctx.em,
    sql<SnapshotRow>`
      select title, body, sealed_body, from_name, recording_ids::text[], version_ids::text[]
      from delivery_snapshots
      where family_id = ${delivery.familyId} and message_id = ${delivery.messageId}
        and occurrence = ${delivery.occurrence}`,
  );
  if (!row) throw new AppError('NOT_FOUND', { log: 'a delivery without its letter' });
  return row;
}
