import { parseEmailAddress } from '@infinite/schema/accounts/email-address';
import { deliveryRefusalWords as words } from '@infinite/schema/words/delivery.en';
import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { RequestContext } from '#context.ts';
import { DeliveryEntity, type DeliveryState } from '#features/messages/delivery/delivery.entity.ts';
import {
  findDelivery,
  lockDelivery,
  type Delivery,
} from '#features/messages/delivery/find-deliveries.ts';
import { guardAddresses } from '#features/messages/delivery/guard-new-recipients.ts';
import { actorName, writeLedger, type LedgerLine } from '#features/messages/delivery/ledger.ts';
import { deliveryLink, deliveryMessageId } from '#features/messages/delivery/links.ts';
import { familyKey } from '#features/people/families/index.ts';
import {
  findMessage,
  lockMessage,
  MessageEntity,
  storeAddress,
  type Message,
} from '#features/messages/messages/index.ts';
import { withholdRefused } from '#features/messages/delivery/refusals/withhold-deliveries.ts';
import { wakeSender } from '#features/messages/delivery/wake-sender.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * Sends a delivery that failed, or of which nobody could learn whether it arrived, once more to the
 * same address under the same Message-ID.
 */
export async function retryDelivery(
  ctx: RequestContext,
  input: { deliveryId: string },
): Promise<Delivery> {
  return inTransaction(ctx, async (tx) => {
    const { delivery, message } = await lockAtRest(tx, input.deliveryId, ['FAILED', 'UNRESOLVED']);
    await sendAgain(tx, delivery, message, { what: 'TRIED_AGAIN' });
    return reread(tx, delivery.id);
  });
}

/** The same by an administrator, who may see neither message nor recipient. */
export async function retryForOperator(ctx: RequestContext, deliveryId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await findDelivery(tx, deliveryId);
    if (!found) throw new AppError('NOT_FOUND');
    const message = await lockForOperator(tx, found);
    const delivery = await requireState(tx, deliveryId, ['FAILED', 'UNRESOLVED', 'WAITING']);
    await sendAgain(tx, delivery, message, {
      what: 'TRIED_AGAIN',
      evidence: { recipient: delivery.recipientName, by: 'administrator' },
    });
  });
}

/** Decides that a delivery of unknown outcome rests: it may have arrived, and is not sent again. */
export async function leaveDelivery(
  ctx: RequestContext,
  input: { deliveryId: string },
): Promise<Delivery> {
  return inTransaction(ctx, async (tx) => {
    const { delivery } = await lockAtRest(tx, input.deliveryId, ['UNRESOLVED']);
    await leave(tx, delivery, {});
    return reread(tx, delivery.id);
  });
}

/** The same by an administrator. */
export async function leaveForOperator(ctx: RequestContext, deliveryId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const delivery = await requireState(tx, deliveryId, ['UNRESOLVED']);
    await leave(tx, delivery, { by: 'administrator' });
  });
}

async function leave(
  ctx: RequestContext,
  delivery: Delivery,
  evidence: LedgerLine['evidence'],
): Promise<void> {
  if (delivery.leftAsIsAt) return;
  const at = ctx.clock.now();
  await tables(ctx.em, DeliveryEntity)
    .updateTable('deliveries')
    .set({ leftAsIsAt: at })
    .where('id', '=', delivery.id)
    .execute();
  const { familyId, messageId, id: deliveryId, recipientName: recipient } = delivery;
  const line = { familyId, messageId, deliveryId, at, actor: actorName(ctx.actor) };
  await writeLedger(ctx.em, [
    { ...line, what: 'LEFT_AS_IS', evidence: { recipient, ...evidence } },
  ]);
}

/**
 * Sends a delivery to another address: one that failed, one of unknown outcome, and one that still
 * waits. The link of an old mail dies: it may lie with somebody else.
 */
export async function updateRecipientAddress(
  ctx: RequestContext,
  input: { deliveryId: string; email: string },
): Promise<Delivery> {
  const address = parseEmailAddress(input.email);
  if (!address) {
    const fields = { email: words.addressImpossible };
    throw new AppError('INVALID_INPUT', { words: words.addressImpossible, fields });
  }
  return inTransaction(ctx, async (tx) => {
    const { delivery, message } = await lockAtRest(tx, input.deliveryId, [
      'FAILED',
      'UNRESOLVED',
      'WAITING',
    ]);
    await guardAddresses(tx, message.authorId, [address]);
    const version = delivery.linkVersion + 1;
    const key = await familyKey(tx, delivery.familyId);
    await tables(tx.em, DeliveryEntity)
      .updateTable('deliveries')
      .set({
        address,
        revokedAt: null,
        closedBy: null,
        openedAt: null,
        linkVersion: version,
        linkSentAt: null,
        tokenHash: deliveryLink(key, delivery.id, version).hash,
        mailMessageId: deliveryMessageId(delivery.id, version, tx.app.config.publicOrigin),
      })
      .where('id', '=', delivery.id)
      .execute();
    const { familyId, recipientId } = delivery;
    await storeAddress(tx.em, { familyId, id: recipientId }, address);
    await sendAgain(tx, delivery, message, { what: 'ADDRESS_CHANGED' });
    return reread(tx, delivery.id);
  });
}

async function lockAtRest(
  ctx: RequestContext,
  deliveryId: string,
  states: readonly DeliveryState[],
): Promise<{ delivery: Delivery; message: Message }> {
  const found = z.guid().safeParse(deliveryId).success
    ? await findDelivery(ctx, deliveryId)
    : undefined;
  if (!found) throw new AppError('NOT_FOUND');
  // Message before delivery, as the senders lock; whose it is, is asked of the loaded message.
  const message = await lockMessage(ctx, (await findMessage(ctx, found.messageId)).id);
  return { delivery: await requireState(ctx, deliveryId, states), message };
}

async function lockForOperator(ctx: RequestContext, delivery: Delivery): Promise<Message> {
  const where = { familyId: delivery.familyId, id: delivery.messageId };
  return ctx.em.findOneOrFail(MessageEntity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** A delivery that is being sent is in nobody's hands but its sender's. */
async function requireState(
  ctx: RequestContext,
  deliveryId: string,
  states: readonly DeliveryState[],
): Promise<Delivery> {
  const delivery = await lockDelivery(ctx, deliveryId);
  if (!delivery) throw new AppError('NOT_FOUND');
  if (!states.includes(delivery.state)) {
    const refusal = states.includes('FAILED') ? words.notFailed : words.notUnresolved;
    throw new AppError('WRONG_STATE', { words: refusal });
  }
  return delivery;
}

async function sendAgain(
  ctx: RequestContext,
  delivery: Delivery,
  message: Message,
  line: Pick<LedgerLine, 'what' | 'evidence'>,
): Promise<void> {
  // The address is somebody else's, and the link that would be mailed again is closed.
  if (delivery.problem === 'NOT_FOR_ME' && line.what === 'TRIED_AGAIN') {
    throw new AppError('WRONG_STATE', { words: words.notMeantForThem });
  }
  const now = ctx.clock.now();
  await tables(ctx.em, DeliveryEntity)
    .updateTable('deliveries')
    .set({
      state: 'WAITING',
      attempts: 0,
      problem: null,
      relayTries: 0,
      unknownTries: 0,
      setAsideReason: null,
      leftAsIsAt: null,
      nextAttemptAt: sql<Temporal.Instant>`greatest(due_at, ${now})`,
    })
    .where('id', '=', delivery.id)
    .execute();
  const isOver = message.state === 'FAILED' || message.state === 'DELIVERED';
  if (isOver && message.occurrence === delivery.occurrence) {
    message.state = 'DELIVERING';
    await ctx.em.flush();
  }
  await writeLedger(ctx.em, [
    {
      familyId: delivery.familyId,
      messageId: delivery.messageId,
      deliveryId: delivery.id,
      at: now,
      actor: actorName(ctx.actor),
      from: delivery.state,
      to: 'WAITING',
      evidence: { recipient: delivery.recipientName },
      ...line,
    },
  ]);
  await withholdRefused(ctx, [delivery.id]);
  await wakeSender(ctx);
}

async function reread(ctx: RequestContext, id: string): Promise<Delivery> {
  const delivery = await findDelivery(ctx, id);
  if (!delivery) throw new AppError('NOT_FOUND');
  return delivery;
}
