import type { Feedback } from '@infinite/schema/newsletter/issue.input';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import {
  findDelivery,
  lockDelivery,
  type Delivery,
} from '#features/messages/delivery/find-deliveries.ts';
import { sendNoticeJob } from '#features/messages/delivery/jobs/send-notice.job.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import {
  isOurReturnPath,
  readDeliveryMessageId,
  readReturnPath,
} from '#features/messages/delivery/return-path.ts';
import { announceOutcomes } from '#features/messages/delivery/announce-outcomes.ts';
import { familyKey } from '#features/people/families/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tables } from '#platform/database/tables.ts';
import { lockMessages, storeBounce } from '#features/messages/messages/index.ts';
import { DeliveryEntity } from '#features/messages/delivery/delivery.entity.ts';

/**
 * Feedback of the relay about a delivery it had accepted. A bounce makes it FAILED and notifies its
 * author, unless it was opened: then it arrived, whatever a mail server says. A complaint is only
 * recorded in the ledger. Feedback that is not about a current delivery address is ignored.
 */
export async function handleDeliveryFeedback(
  ctx: RequestContext,
  feedback: Feedback,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const delivery = await deliveryOf(tx, feedback);
    if (!delivery || delivery.linkSentAt === null) return;
    if (feedback.kind === 'complaint') return note(tx, delivery, 'COMPLAINED', feedback.detail);
    const arrived = delivery.openedAt !== null;
    const mayFail = delivery.state === 'DELIVERED' || delivery.problem === 'OUTCOME_UNKNOWN';
    if (!mayFail || delivery.state === 'SENDING' || delivery.state === 'FAILED') return;
    if (arrived) return note(tx, delivery, 'BOUNCED', feedback.detail);
    await fail(tx, delivery, feedback.detail);
  });
}

async function deliveryOf(ctx: RequestContext, feedback: Feedback): Promise<Delivery | undefined> {
  const claim = readReturnPath(feedback.returnPath ?? '');
  const named = claim ?? readDeliveryMessageId(feedback.messageId ?? '');
  if (!named || !z.guid().safeParse(named.deliveryId).success) return undefined;
  const seen = await findDelivery(ctx, named.deliveryId);
  if (!seen) return undefined;
  // Lock the message before the delivery, as everywhere.
  await lockMessages(ctx.em, [seen.messageId]);
  const found = await lockDelivery(ctx, named.deliveryId);
  if (!found || found.linkVersion !== named.linkVersion) return undefined;
  if (claim && !isOurReturnPath(await familyKey(ctx, found.familyId), claim)) return undefined;
  return found;
}

async function fail(ctx: RequestContext, delivery: Delivery, detail: string): Promise<void> {
  const now = ctx.clock.now();
  await tables(ctx.em, DeliveryEntity)
    .updateTable('deliveries')
    .set({
      state: 'FAILED',
      problem: 'BOUNCED',
      nextAttemptAt: null,
      deliveredAt: null,
      providerAnswer: detail.slice(0, 500),
    })
    .where('id', '=', delivery.id)
    .execute();
  await storeBounce(ctx.em, delivery, now);
  await note(ctx, delivery, 'BOUNCED', detail, { from: delivery.state, to: 'FAILED' });
  await ctx.jobs.enqueue(ctx, sendNoticeJob, { kind: 'FAILED', deliveryId: delivery.id });
  await announceOutcomes(ctx, [delivery.id]);
}

async function note(
  ctx: RequestContext,
  delivery: Delivery,
  what: 'BOUNCED' | 'COMPLAINED',
  detail: string,
  change: { from?: string; to?: string } = {},
): Promise<void> {
  await writeLedger(ctx.em, [
    {
      familyId: delivery.familyId,
      messageId: delivery.messageId,
      deliveryId: delivery.id,
      at: ctx.clock.now(),
      actor: 'mail-relay',
      what,
      ...change,
      evidence: { recipient: delivery.recipientName, response: detail.slice(0, 500) },
    },
  ]);
}
