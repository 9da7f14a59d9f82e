import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { undecline } from '#features/messages/delivery/choices/decline.ts';
import { dropReminder } from '#features/messages/delivery/choices/remind-later.ts';
import { noteCompanionOpened } from '#features/messages/delivery/companions/note-companion-opened.ts';
import { queueNews } from '#features/messages/delivery/author-mails/queue-news.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import {
  announceOpening,
  announceOutcomes,
} from '#features/messages/delivery/announce-outcomes.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tables } from '#platform/database/tables.ts';
import { wakeMessages } from '#features/messages/messages/index.ts';
import { DeliveryEntity, type DeliveryRow } from '#features/messages/delivery/delivery.entity.ts';

/**
 * Records that a recipient opened their message; the first time counts.
 * @returns false for a link that opens nothing
 */
export async function noteOpened(ctx: RequestContext, token: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const row = await tables(tx.em, DeliveryEntity)
      .selectFrom('deliveries')
      .select(opened)
      .where('tokenHash', '=', hashToken(token))
      .where('revokedAt', 'is', null)
      .where(sql<boolean>`(state = 'DELIVERED' or link_sent_at is not null)`)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return noteCompanionOpened(tx, token);
    if (row.openedAt) return true;
    await tables(tx.em, DeliveryEntity)
      .updateTable('deliveries')
      .set({ openedAt: now })
      .where('id', '=', row.id)
      .execute();
    if (row.state === 'WAITING' || row.state === 'UNRESOLVED') await settleUnknown(tx, row);
    await writeLedger(tx.em, [
      {
        familyId: row.familyId,
        messageId: row.messageId,
        deliveryId: row.id,
        at: now,
        actor: 'recipient-link',
        what: 'OPENED',
        evidence: { recipient: row.recipientName },
      },
    ]);
    await dropReminder(tx, row.id);
    await undecline(tx, row.id);
    await announceOpening(tx, row);
    await queueNews(tx, 'OPENED', [row.id]);
    return true;
  });
}

/** The outcome is known now: the mail did arrive, so it is not resent. */
async function settleUnknown(ctx: RequestContext, row: OpenedRow): Promise<void> {
  const now = ctx.clock.now();
  await tables(ctx.em, DeliveryEntity)
    .updateTable('deliveries')
    .set({
      state: 'DELIVERED',
      nextAttemptAt: null,
      problem: null,
      setAsideReason: null,
      deliveredAt: now,
    })
    .where('id', '=', row.id)
    .execute();
  await wakeMessages(ctx.em, [row.messageId], now);
  await writeLedger(ctx.em, [
    {
      familyId: row.familyId,
      messageId: row.messageId,
      deliveryId: row.id,
      at: now,
      actor: 'recipient-link',
      what: 'ACKNOWLEDGED',
      from: row.state,
      to: 'DELIVERED',
      why: 'THE_READER_OPENED_IT',
      evidence: { recipient: row.recipientName },
    },
  ]);
  await announceOutcomes(ctx, [row.id]);
}

const opened = [
  ...(['familyId', 'id', 'messageId', 'recipientId', 'occurrence', 'recipientName'] as const),
  ...(['state', 'openedAt'] as const),
] as const;

type OpenedRow = Pick<DeliveryRow, (typeof opened)[number]>;
