import { parseEmailAddress } from '@infinite/schema/accounts/email-address';
import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
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
 * Retries a delivery that failed or whose outcome is unknown, with the same address and Message-ID.
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

/** The same for an administrator, who may see neither message nor recipient. */
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

/** Decides not to resend a delivery with an unknown outcome: it may have arrived. */
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

/** The same for an administrator. */
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
 * Changes the address of a delivery that failed, has an unknown outcome, or still waits, and sends
 * it. Invalidates the link in the old mail, which someone else may have.
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
  // Lock the message before the delivery, as the senders do. Authorization checks the loaded
  // message.
  const message = await lockMessage(ctx, (await findMessage(ctx, found.messageId)).id);
  return { delivery: await requireState(ctx, deliveryId, states), message };
}

async function lockForOperator(ctx: RequestContext, delivery: Delivery): Promise<Message> {
  const where = { familyId: delivery.familyId, id: delivery.messageId };
  return ctx.em.findOneOrFail(MessageEntity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** A delivery that is being sent belongs to its sender alone. */
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
  // The address belongs to someone else, and the link that would be mailed again is closed.
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
