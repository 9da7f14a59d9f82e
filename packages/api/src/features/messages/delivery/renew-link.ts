import { deliveryRefusalWords as words } from '@infinite/schema/words/delivery.en';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
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
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Opens again what its author closed, with a new link that is mailed to the same address; the old
 * one stays dead.
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
    await rowsOf(
      tx.em,
      sql`
        update deliveries set state = 'WAITING', attempts = 0, problem = null, revoked_at = null,
          closed_by = null, opened_at = null, link_version = ${version}, link_sent_at = null,
          relay_tries = 0, unknown_tries = 0, left_as_is_at = null,
          token_hash = ${deliveryLink(key, delivery.id, version).hash},
          mail_message_id = ${deliveryMessageId(delivery.id, version, tx.app.config.publicOrigin)},
          next_attempt_at = greatest(due_at, ${tx.clock.now()})
        where id = ${delivery.id}`,
    );
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
