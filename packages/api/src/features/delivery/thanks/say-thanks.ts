import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { recipientRefusalWords as words } from '@infinite/schema/words/received.en';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { queueNews } from '#features/delivery/author-mails/queue-news.ts';
import { rowsOf } from '#features/delivery/delivery-tables.ts';
import { writeLedger } from '#features/delivery/ledger.ts';
import type { ReaderLink } from '#features/delivery/reader-link.ts';
import { sealWords } from '#features/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * A recipient's words to the author, without an account: plain text, sealed under the family's key.
 * @throws AppError INVALID_INPUT, WRONG_STATE
 */
export async function sayThanks(
  ctx: RequestContext,
  { delivery }: ReaderLink,
  text: string,
): Promise<void> {
  const said = plainText(text);
  if (said === '') throw new AppError('INVALID_INPUT', { words: words.thanksEmpty });
  if ([...said].length > recipientLimits.thanksLength) {
    throw new AppError('INVALID_INPUT', { words: words.thanksLong });
  }
  if (!delivery.openedAt) throw new AppError('WRONG_STATE', { words: words.openFirst });
  const id = newId();
  const sealed = await sealWords(ctx, delivery.familyId, { kind: 'thanks', row: id }, said);
  await inTransaction(ctx, async (tx) => {
    await rowsOf(tx.em, sql`select 1 from deliveries where id = ${delivery.id} for update`);
    const [before] = await rowsOf(
      tx.em,
      sql<{ count: number }>`
        select count(*)::int as count from delivery_thanks where delivery_id = ${delivery.id}`,
    );
    if ((before?.count ?? 0) >= recipientLimits.thanks) {
      throw new AppError('WRONG_STATE', { words: words.noMoreThanks });
    }
    const now = tx.clock.now();
    await rowsOf(
      tx.em,
      sql`
        insert into delivery_thanks (family_id, id, delivery_id, message_id, sealed_words, at)
        values (${delivery.familyId}, ${id}, ${delivery.id}, ${delivery.messageId},
          ${sealed}, ${now.toString()})`,
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
  });
}

/** Line breaks stay; other control characters and what reverses text do not. */
function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
