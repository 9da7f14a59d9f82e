import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { recipientRefusalWords as words } from '@infinite/schema/words/received.en';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { queueNews } from '#features/messages/delivery/author-mails/queue-news.ts';
import type { Delivery } from '#features/messages/delivery/find-deliveries.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface NewThanks {
  readonly id: string;
  /** Null where it was said. */
  readonly sealedWords: Buffer | null;
  /** What was said instead of written. */
  readonly recordingId: string | null;
}

/**
 * Stores one thank-you, writes it into the message's history and tells the author. Call inside a
 * transaction.
 * @throws AppError WRONG_STATE when this delivery has had its share
 */
export async function storeThanks(
  tx: RequestContext,
  delivery: Delivery,
  { id, sealedWords, recordingId }: NewThanks,
): Promise<void> {
  // Two that come at the same moment are counted one after the other.
  await rowsOf(tx.em, sql`select 1 from deliveries where id = ${delivery.id} for update`);
  await requireThanksLeft(tx, delivery.id);
  const now = tx.clock.now();
  await rowsOf(
    tx.em,
    sql`
      insert into delivery_thanks (family_id, id, delivery_id, message_id, sealed_words,
        recording_id, by_voice, at)
      values (${delivery.familyId}, ${id}, ${delivery.id}, ${delivery.messageId},
        ${sealedWords}, ${recordingId}::uuid, ${recordingId !== null}, ${now})`,
  );
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
  const [before] = await rowsOf(
    ctx.em,
    sql<{ count: number }>`
      select count(*)::int as count from delivery_thanks where delivery_id = ${deliveryId}`,
  );
  if ((before?.count ?? 0) < recipientLimits.thanks) return;
  throw new AppError('WRONG_STATE', { words: words.noMoreThanks });
}
