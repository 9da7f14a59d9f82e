import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { queueNews } from '#features/messages/delivery/author-mails/queue-news.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import {
  lockAgainstRefusals,
  refusedAmong,
} from '#features/messages/delivery/refusals/refused-addresses.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { wakeMessages } from '#features/messages/messages/index.ts';

/**
 * Cancels those of the given waiting deliveries whose address asked not to be written to. Call it
 * in the transaction that made them wait.
 */
export async function withholdRefused(
  ctx: RequestContext,
  deliveryIds: readonly string[],
): Promise<void> {
  if (deliveryIds.length === 0) return;
  await rowsOf(ctx.em, lockAgainstRefusals);
  const [any] = await rowsOf(ctx.em, sql`select 1 from address_refusals limit 1`);
  if (!any) return;
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string; address: string }>`
      select id, address from deliveries where id = any(${[...deliveryIds]}::uuid[])`,
  );
  const refused = await refusedAmong(
    ctx,
    rows.map((row) => row.address),
  );
  await withhold(
    ctx,
    rows.filter((row) => refused.has(row.address)).map((row) => row.id),
  );
}

/** Cancels waiting deliveries on their recipient's request; others stay as they are. */
export async function withhold(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const now = ctx.clock.now();
  const cancelled = await rowsOf(
    ctx.em,
    sql<WithheldRow>`
      update deliveries set state = 'CANCELLED', next_attempt_at = null,
        set_aside_reason = null, problem = 'ASKED_NOT_TO_BE_WRITTEN_TO'
      where id = any(${[...ids]}::uuid[]) and state = 'WAITING'
      returning family_id, id, message_id, recipient_name`,
  );
  if (cancelled.length === 0) return;
  const messages = [...new Set(cancelled.map((row) => row.messageId))];
  await wakeMessages(ctx.em, messages, now, 'DELIVERING');
  await writeLedger(
    ctx.em,
    cancelled.map((row) => ({
      familyId: row.familyId,
      messageId: row.messageId,
      deliveryId: row.id,
      at: now,
      actor: 'system:refusals',
      what: 'WITHHELD' as const,
      from: 'WAITING',
      to: 'CANCELLED',
      why: 'ASKED_NOT_TO_BE_WRITTEN_TO',
      evidence: { recipient: row.recipientName },
    })),
  );
  await queueNews(
    ctx,
    'WITHHELD',
    cancelled.map((row) => row.id),
  );
}

interface WithheldRow {
  familyId: string;
  id: string;
  messageId: string;
  recipientName: string;
}
