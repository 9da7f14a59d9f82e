import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { lineOf, lockOwnDelivery, reread } from '#features/messages/delivery/close-link.ts';
import { canRenewLink } from '#features/messages/delivery/delivery.policy.ts';
import type { Delivery } from '#features/messages/delivery/find-deliveries.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import { deliveryLink, deliveryMessageId } from '#features/messages/delivery/links.ts';
import { withholdRefused } from '#features/messages/delivery/refusals/withhold-deliveries.ts';
import { familyKey } from '#features/people/families/index.ts';
import { wakeSender } from '#features/messages/delivery/wake-sender.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { tables } from '#platform/database/tables.ts';
import type { Temporal } from 'temporal-polyfill';
import { DeliveryEntity } from '#features/messages/delivery/delivery.entity.ts';

/**
 * Replaces a link that the author closed: a new link is mailed to the same address, and the old one
 * stays invalid.
 * @throws AppError NOT_FOUND, WRONG_STATE
 */
export async function renewRecipientLink(
  ctx: RequestContext,
  input: { deliveryId: string },
): Promise<Delivery> {
  return inTransaction(ctx, async (tx) => {
    const { delivery, message } = await lockOwnDelivery(tx, input.deliveryId);
    if (!canRenewLink(tx.actor, message, delivery)) {
      throw new AppError('WRONG_STATE', { words: words.linkNotClosed });
    }
    const version = delivery.linkVersion + 1;
    const key = await familyKey(tx, delivery.familyId);
    await tables(tx.em, DeliveryEntity)
      .updateTable('deliveries')
      .set({
        state: 'WAITING',
        attempts: 0,
        problem: null,
        revokedAt: null,
        closedBy: null,
        openedAt: null,
        linkVersion: version,
        linkSentAt: null,
        relayTries: 0,
        unknownTries: 0,
        leftAsIsAt: null,
        tokenHash: deliveryLink(key, delivery.id, version).hash,
        mailMessageId: deliveryMessageId(delivery.id, version, tx.app.config.publicOrigin),
        nextAttemptAt: sql<Temporal.Instant>`greatest(due_at, ${tx.clock.now()})`,
      })
      .where('id', '=', delivery.id)
      .execute();
    if (message.state === 'DELIVERED' && message.occurrence === delivery.occurrence) {
      message.state = 'DELIVERING';
      await tx.em.flush();
    }
    await writeLedger(tx.em, [lineOf(tx, delivery, 'LINK_RENEWED')]);
    await withholdRefused(tx, [delivery.id]);
    await wakeSender(tx);
    return reread(tx, delivery.id);
  });
}
