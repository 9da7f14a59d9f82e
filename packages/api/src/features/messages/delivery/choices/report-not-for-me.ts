import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { queueNews } from '#features/messages/delivery/author-mails/queue-news.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import type { ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tables } from '#platform/database/tables.ts';
import { changeState, lockMessages } from '#features/messages/messages/index.ts';
import type { Temporal } from 'temporal-polyfill';
import { DeliveryEntity } from '#features/messages/delivery/delivery.entity.ts';

/**
 * The mail reached the wrong person: the link closes and the delivery fails, so that the author can
 * correct the address. Idempotent.
 */
export async function reportNotForMe(ctx: RequestContext, link: ReaderLink): Promise<void> {
  const { delivery } = link;
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    // Message before delivery, as the senders lock.
    await lockMessages(tx.em, [delivery.messageId]);
    const closed = await tables(tx.em, DeliveryEntity)
      .updateTable('deliveries')
      .set({
        state: 'FAILED',
        problem: 'NOT_FOR_ME',
        nextAttemptAt: null,
        revokedAt: now,
        closedBy: 'RECIPIENT',
      })
      .where('id', '=', delivery.id)
      .where('linkVersion', '=', delivery.linkVersion)
      .where('revokedAt', 'is', null)
      .where('state', 'not in', ['SENDING', 'FAILED', 'CANCELLED'])
      .returning('id')
      .execute();
    if (closed.length === 0) return;
    await changeState(tx.em, delivery, { from: 'DELIVERED', to: 'FAILED' });
    await note(tx, link, 'NOT_FOR_ME', delivery.state, 'FAILED');
    await queueNews(tx, 'NOT_FOR_ME', [delivery.id]);
  });
}

/** Undoes that: the same link works again, unless the author has corrected the address. */
export async function undoNotForMe(ctx: RequestContext, link: ReaderLink): Promise<void> {
  const { delivery } = link;
  await inTransaction(ctx, async (tx) => {
    // Message before delivery, as the senders lock.
    await lockMessages(tx.em, [delivery.messageId]);
    const opened = await tables(tx.em, DeliveryEntity)
      .updateTable('deliveries')
      .set({
        state: 'DELIVERED',
        problem: null,
        revokedAt: null,
        closedBy: null,
        deliveredAt: sql<Temporal.Instant>`coalesce(delivered_at, ${tx.clock.now()})`,
      })
      .where('id', '=', delivery.id)
      .where('linkVersion', '=', delivery.linkVersion)
      .where('state', '=', 'FAILED')
      .where('problem', '=', 'NOT_FOR_ME')
      .returning('id')
      .execute();
    if (opened.length === 0) return;
    await changeState(tx.em, delivery, {
      from: 'FAILED',
      to: 'DELIVERED',
      when: sql<boolean>`not exists (
        select 1 from deliveries where message_id = ${delivery.messageId}
          and occurrence = ${delivery.occurrence} and state = 'FAILED')`,
    });
    await note(tx, link, 'FOR_ME_AFTER_ALL', 'FAILED', 'DELIVERED');
  });
}

async function note(
  ctx: RequestContext,
  { delivery }: ReaderLink,
  what: 'NOT_FOR_ME' | 'FOR_ME_AFTER_ALL',
  from: string,
  to: string,
): Promise<void> {
  await writeLedger(ctx.em, [
    {
      familyId: delivery.familyId,
      messageId: delivery.messageId,
      deliveryId: delivery.id,
      at: ctx.clock.now(),
      actor: 'recipient-link',
      what,
      from,
      to,
      evidence: { recipient: delivery.recipientName },
    },
  ]);
}
