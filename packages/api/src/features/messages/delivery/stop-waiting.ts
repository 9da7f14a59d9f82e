import { sql } from 'kysely';
import type { LedgerEvidence } from '#features/messages/delivery/delivery-ledger.en.ts';
import type { RequestContext } from '#platform/context.ts';
import { actorName, writeLedger } from '#features/messages/delivery/ledger.ts';
import type { Message } from '#features/messages/messages/index.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { DeliveryEntity } from '#features/messages/delivery/delivery.entity.ts';

/**
 * Cancels waiting deliveries, of all recipients or of one. Row locks make it race-safe: a delivery
 * that a sender has claimed meanwhile is no longer waiting and stays as it is.
 * @returns how many were stopped
 */
export async function stopWaiting(
  ctx: RequestContext,
  message: Message,
  by: LedgerEvidence['by'],
  recipientId: string | null = null,
): Promise<number> {
  const stopped = await rowsOf(
    ctx.em,
    sql<{ id: string; recipientName: string; occurrence: string }>`
      update deliveries set state = 'CANCELLED', next_attempt_at = null, set_aside_reason = null
      where family_id = ${message.familyId} and message_id = ${message.id} and state = 'WAITING'
        and (${recipientId}::uuid is null or recipient_id = ${recipientId}::uuid)
      returning id, recipient_name, occurrence::text`,
  );
  await writeLedger(
    ctx.em,
    stopped.map((row) => ({
      familyId: message.familyId,
      messageId: message.id,
      deliveryId: row.id,
      at: ctx.clock.now(),
      actor: by === 'link' ? 'sender-link' : actorName(ctx.actor),
      what: 'STOPPED_FOR' as const,
      from: 'WAITING',
      to: 'CANCELLED',
      evidence: { recipient: row.recipientName, occurrence: row.occurrence, by },
    })),
  );
  return stopped.length;
}

/** Names of recipients whose mail of the current date has left or is leaving now. */
export async function handedOverTo(ctx: RequestContext, message: Message): Promise<string[]> {
  if (!message.occurrence) return [];
  const rows = await tables(ctx.em, DeliveryEntity)
    .selectFrom('deliveries')
    .select('recipientName')
    .where('familyId', '=', message.familyId)
    .where('messageId', '=', message.id)
    .where('occurrence', '=', message.occurrence)
    .where('state', 'not in', ['WAITING', 'CANCELLED', 'FAILED'])
    .orderBy('recipientName')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.recipientName);
}
