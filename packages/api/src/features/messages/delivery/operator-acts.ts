import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { placeHold, releaseHold } from '#features/messages/delivery/hold.ts';
import { leaveForOperator, retryForOperator } from '#features/messages/delivery/retry-delivery.ts';
import {
  deliveryHealth,
  type DeliveryHealth,
} from '#features/messages/delivery/operator-health.ts';
import {
  findForOperator,
  type OperatorDelivery,
} from '#features/messages/delivery/operator-list.ts';
import { probeNow } from '#features/messages/delivery/relay-breaker.ts';
import { wakeSender } from '#features/messages/delivery/wake-sender.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Retries a delivery that failed, is unresolved, or was set aside; the ledger records the
 * administrator.
 */
export async function retryFailedDelivery(
  ctx: RequestContext,
  id: string,
): Promise<OperatorDelivery> {
  return inTransaction(ctx, async (tx) => {
    await findForOperator(tx, id);
    await retryForOperator(tx, id);
    await recordAudit(tx, { action: 'delivery.retry', subject: { kind: 'delivery', id } });
    return findForOperator(tx, id);
  });
}

/**
 * Decides not to resend a delivery with an unknown outcome; the ledger records the administrator.
 */
export async function leaveUnresolvedDelivery(
  ctx: RequestContext,
  id: string,
): Promise<OperatorDelivery> {
  return inTransaction(ctx, async (tx) => {
    await findForOperator(tx, id);
    await leaveForOperator(tx, id);
    await recordAudit(tx, { action: 'delivery.leave', subject: { kind: 'delivery', id } });
    return findForOperator(tx, id);
  });
}

/** Lets the next mail probe the relay at once. */
export async function tryRelayNow(ctx: RequestContext): Promise<DeliveryHealth> {
  return inTransaction(ctx, async (tx) => {
    await probeNow(tx);
    await wakeSender(tx);
    await recordAudit(tx, { action: 'delivery.try-relay', subject: { kind: 'delivery' } });
    return deliveryHealth(tx);
  });
}

/** Stops all sending; nothing is disarmed. */
export async function holdDeliveries(ctx: RequestContext, reason: string): Promise<DeliveryHealth> {
  return inTransaction(ctx, async (tx) => {
    await placeHold(tx, reason);
    await recordAudit(tx, { action: 'delivery.hold', subject: { kind: 'delivery' }, reason });
    return deliveryHealth(tx);
  });
}

/** Resumes sending, after an operator has seen what is due. */
export async function releaseDeliveries(ctx: RequestContext): Promise<DeliveryHealth> {
  return inTransaction(ctx, async (tx) => {
    const { reason, dueMessages, dueDeliveries } = await deliveryHealth(tx);
    await releaseHold(tx);
    await recordAudit(tx, {
      action: 'delivery.release',
      subject: { kind: 'delivery' },
      before: { reason, dueMessages, dueDeliveries },
    });
    return deliveryHealth(tx);
  });
}
