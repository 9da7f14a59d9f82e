import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { recipientRefusalWords as words } from '@infinite/schema/words/received.en';
import type { RequestContext } from '#platform/context.ts';
import { queueNews } from '#features/messages/delivery/author-mails/queue-news.ts';
import { lockDelivery, type Delivery } from '#features/messages/delivery/find-deliveries.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { tables } from '#platform/database/tables.ts';
import { DeliveryThanksEntity } from '#features/messages/delivery/thanks/delivery-thanks.entity.ts';

export interface NewThanks {
  readonly id: string;
  /** Null for a voice. */
  readonly sealedWords: Buffer | null;
  /** The recording of a voice. */
  readonly recordingId: string | null;
}

/**
 * Stores one thank-you, records it in the ledger and notifies the author. Call inside a
 * transaction.
 * @throws AppError WRONG_STATE when this delivery has had its share
 */
export async function storeThanks(
  tx: RequestContext,
  delivery: Delivery,
  { id, sealedWords, recordingId }: NewThanks,
): Promise<void> {
  // Concurrent ones are counted in turn.
  await lockDelivery(tx, delivery.id);
  await requireThanksLeft(tx, delivery.id);
  const now = tx.clock.now();
  await tables(tx.em, DeliveryThanksEntity)
    .insertInto('delivery_thanks')
    .values({
      familyId: delivery.familyId,
      id,
      deliveryId: delivery.id,
      messageId: delivery.messageId,
      sealedWords,
      recordingId,
      byVoice: recordingId !== null,
      at: now,
    })
    .execute();
  await writeLedger(tx.em, [
    {
      familyId: delivery.familyId,
      messageId: delivery.messageId,
      deliveryId: delivery.id,
      at: now,
      actor: 'recipient-link',
      what: 'THANKED',
      evidence: { recipient: delivery.recipientName },
    },
  ]);
  await queueNews(tx, 'THANKED', [delivery.id], id);
}

/** @throws AppError WRONG_STATE */
export async function requireThanksLeft(ctx: RequestContext, deliveryId: string): Promise<void> {
  const { count } = await tables(ctx.em, DeliveryThanksEntity)
    .selectFrom('delivery_thanks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deliveryId', '=', deliveryId)
    .executeTakeFirstOrThrow();
  if (count < recipientLimits.thanks) return;
  throw new AppError('WRONG_STATE', { words: words.noMoreThanks });
}
