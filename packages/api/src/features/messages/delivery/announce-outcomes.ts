import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { queueNews } from '#features/messages/delivery/author-mails/queue-news.ts';
import {
  anyWebhook,
  emitWebhooks,
  type WebhookEvent,
} from '#features/integrations/webhooks/index.ts';
import type { Temporal } from 'temporal-polyfill';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Emits webhooks and queues mails to the author for the outcomes of deliveries, in the transaction
 * that stores them. A delivery that will be retried has no outcome yet.
 */
export async function announceOutcomes(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queueNews(ctx, 'DELIVERED', ids);
  const rows = await rowsOf(
    ctx.em,
    sql<DoneRow>`
      select family_id, id, message_id, recipient_id, occurrence::text, state, due_at,
        delivered_at, late_reason is not null as late, attempts, problem
      from deliveries where id = any(${[...ids]}::uuid[]) and state in ('DELIVERED', 'FAILED')
        and ${anyWebhook}`,
  );
  await emitWebhooks(
    ctx,
    rows.map((row) => outcomeEvent(ctx, row)),
  );
}

/** The first opening of a delivery. */
export async function announceOpening(ctx: RequestContext, row: OpenedDelivery): Promise<void> {
  const at = ctx.clock.now();
  await emitWebhooks(ctx, [
    {
      type: 'message.opened',
      at,
      familyId: row.familyId,
      messageId: row.messageId,
      data: { ...idsOf(row), openedAt: at.toString() },
    },
  ]);
}

function outcomeEvent(ctx: RequestContext, row: DoneRow): WebhookEvent {
  const dueAt = row.dueAt.toString();
  const of = { familyId: row.familyId, messageId: row.messageId };
  if (row.state === 'DELIVERED') {
    const at = row.deliveredAt ?? ctx.clock.now();
    const data = { ...idsOf(row), dueAt, deliveredAt: at.toString(), late: row.late };
    return { type: 'message.delivered', at, ...of, data };
  }
  const at = ctx.clock.now();
  const { attempts, problem } = row;
  const data = { ...idsOf(row), dueAt, failedAt: at.toString(), attempts, problem };
  return { type: 'message.failed', at, ...of, data };
}

interface OpenedDelivery {
  familyId: string;
  id: string;
  messageId: string;
  recipientId: string;
  occurrence: string;
}

interface DoneRow extends OpenedDelivery {
  state: 'DELIVERED' | 'FAILED';
  dueAt: Temporal.Instant;
  deliveredAt: Temporal.Instant | null;
  late: boolean;
  attempts: number;
  problem: 'REFUSED' | 'BOUNCED' | 'NOT_TAKEN_YET' | 'OUTCOME_UNKNOWN';
}

function idsOf(row: OpenedDelivery) {
  return {
    familyId: row.familyId,
    messageId: row.messageId,
    deliveryId: row.id,
    recipientId: row.recipientId,
    occurrence: row.occurrence,
  };
}
