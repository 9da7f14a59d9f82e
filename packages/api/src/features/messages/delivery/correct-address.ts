import { parseEmailAddress } from '@infinite/schema/accounts/email-address';
import { deliveryRefusalWords as words } from '#features/messages/delivery/delivery.en.ts';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { actorName, writeLedger } from '#features/messages/delivery/ledger.ts';
import { deliveryLink, deliveryMessageId } from '#features/messages/delivery/links.ts';
import { lockUnsent } from '#features/messages/delivery/lock-unsent.ts';
import { withholdRefused } from '#features/messages/delivery/refusals/withhold-deliveries.ts';
import { familyKey } from '#features/people/families/index.ts';
import type { Message, MessageRecipient } from '#features/messages/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tables } from '#platform/database/tables.ts';
import type { Temporal } from 'temporal-polyfill';
import { DeliveryEntity } from '#features/messages/delivery/delivery.entity.ts';

/**
 * Changes the address of a recipient whose mail has not been handed over, also during delivery.
 * Invalidates a link that may have reached the old address.
 * @throws AppError INVALID_INPUT, NOT_FOUND, WRONG_STATE once the mail has left
 */
export async function correctAddress(
  ctx: RequestContext,
  input: { messageId: string; recipientId: string; email: string },
): Promise<Message> {
  const address = parseEmailAddress(input.email);
  if (!address) {
    const fields = { email: words.addressImpossible };
    throw new AppError('INVALID_INPUT', { words: words.addressImpossible, fields });
  }
  return inTransaction(ctx, async (tx) => {
    const { message, recipient } = await lockUnsent(tx, input);
    recipient.email = address;
    message.version += 1;
    await tx.em.flush();
    await redirectWaiting(tx, message, recipient, address);
    await writeLedger(tx.em, [
      {
        familyId: message.familyId,
        messageId: message.id,
        at: tx.clock.now(),
        actor: actorName(tx.actor),
        what: 'ADDRESS_CORRECTED',
        evidence: { recipient: recipient.name, by: 'page' },
      },
    ]);
    return message;
  });
}

async function redirectWaiting(
  ctx: RequestContext,
  message: Message,
  recipient: MessageRecipient,
  address: string,
): Promise<void> {
  const waiting = await tables(ctx.em, DeliveryEntity)
    .selectFrom('deliveries')
    .select(['id', 'linkVersion'])
    .where('familyId', '=', message.familyId)
    .where('messageId', '=', message.id)
    .where('recipientId', '=', recipient.id)
    .where('state', '=', 'WAITING')
    .forUpdate()
    .execute();
  if (waiting.length === 0) return;
  const key = await familyKey(ctx, message.familyId);
  const now = ctx.clock.now();
  for (const { id, linkVersion } of waiting) {
    const version = linkVersion + 1;
    await tables(ctx.em, DeliveryEntity)
      .updateTable('deliveries')
      .set({
        address,
        linkVersion: version,
        tokenHash: deliveryLink(key, id, version).hash,
        attempts: 0,
        problem: null,
        linkSentAt: null,
        relayTries: 0,
        unknownTries: 0,
        setAsideReason: null,
        mailMessageId: deliveryMessageId(id, version, ctx.app.config.publicOrigin),
        nextAttemptAt: sql<Temporal.Instant>`greatest(due_at, ${now})`,
      })
      .where('id', '=', id)
      .execute();
  }
  await withholdRefused(
    ctx,
    waiting.map(({ id }) => id),
  );
}
