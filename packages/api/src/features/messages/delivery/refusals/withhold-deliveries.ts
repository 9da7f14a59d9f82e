import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { queueNews } from '#features/messages/delivery/author-mails/queue-news.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import {
  lockAgainstRefusals,
  refusedAmong,
} from '#features/messages/delivery/refusals/refused-addresses.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { wakeMessages } from '#features/messages/messages/index.ts';
import { DeliveryEntity } from '#features/messages/delivery/delivery.entity.ts';

/**
 * Cancels those of the given waiting deliveries whose address has opted out. Call it in the
 * transaction that made them wait.
 */
export async function withholdRefused(
  ctx: RequestContext,
  deliveryIds: readonly string[],
): Promise<void> {
  if (deliveryIds.length === 0) return;
  await rowsOf(ctx.em, lockAgainstRefusals);
  const [any] = await rowsOf(ctx.em, sql`select 1 from address_refusals limit 1`);
  if (!any) return;
  const rows = await tables(ctx.em, DeliveryEntity)
    .selectFrom('deliveries')
    .select(['id', 'address'])
    .where('id', '=', sql<string>`any(${[...deliveryIds]}::uuid[])`)
    .execute();
  const refused = await refusedAmong(
    ctx,
    rows.map((row) => row.address),
  );
  await withhold(
    ctx,
    rows.filter((row) => refused.has(row.address)).map((row) => row.id),
  );
}

/** Cancels waiting deliveries at their recipient's request; skips others. */
export async function withhold(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const now = ctx.clock.now();
  const cancelled = await tables(ctx.em, DeliveryEntity)
    .updateTable('deliveries')
    .set({
      state: 'CANCELLED',
      nextAttemptAt: null,
      setAsideReason: null,
      problem: 'ASKED_NOT_TO_BE_WRITTEN_TO',
    })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('state', '=', 'WAITING')
    .returning(['familyId', 'id', 'messageId', 'recipientName'])
    .execute();
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
