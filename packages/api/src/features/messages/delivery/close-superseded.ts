import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import type { PlannedMessage } from '#features/messages/delivery/load-plans.ts';
import { jsonRows } from '#platform/database/json-rows.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Cancels waiting deliveries of an earlier date of a recurring message once a newer one has begun
 * for the same recipient: they get the latest alone. Mails that the server already has are not
 * affected.
 */
export async function closeSuperseded(
  ctx: RequestContext,
  messages: readonly Pick<PlannedMessage, 'familyId' | 'id'>[],
  now: Temporal.Instant,
): Promise<void> {
  if (messages.length === 0) return;
  const keys = jsonRows(messages.map(({ familyId, id }) => ({ familyId, id })));
  const closed = await rowsOf(
    ctx.em,
    sql<ClosedRow>`
      update deliveries old set state = 'CANCELLED', next_attempt_at = null, set_aside_reason = null
      from jsonb_to_recordset(${keys}) as m (family_id uuid, id uuid)
      where old.family_id = m.family_id and old.message_id = m.id and old.state = 'WAITING'
        and exists (select 1 from deliveries newer
          where newer.message_id = old.message_id and newer.recipient_id = old.recipient_id
            and newer.occurrence > old.occurrence)
      returning old.family_id, old.message_id, old.id, old.recipient_name, old.occurrence::text`,
  );
  await writeLedger(
    ctx.em,
    closed.map((row) => ({
      familyId: row.familyId,
      messageId: row.messageId,
      deliveryId: row.id,
      at: now,
      actor: 'system:plan',
      what: 'SUPERSEDED' as const,
      from: 'WAITING',
      to: 'CANCELLED',
      why: 'A_NEWER_ONE_WAS_BEGUN',
      evidence: { recipient: row.recipientName, occurrence: row.occurrence },
    })),
  );
}

interface ClosedRow {
  familyId: string;
  messageId: string;
  id: string;
  recipientName: string;
  occurrence: string;
}
