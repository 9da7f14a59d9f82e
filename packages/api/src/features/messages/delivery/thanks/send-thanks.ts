import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { recipientRefusalWords as words } from '@infinite/schema/words/received.en';
import type { RequestContext } from '#platform/context.ts';
import type { ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { storeThanks } from '#features/messages/delivery/thanks/store-thanks.ts';
import { sealWords } from '#features/people/families/index.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * A recipient's thank-you to the author, without an account: plain text, sealed with the family's
 * key.
 * @throws AppError INVALID_INPUT, WRONG_STATE
 */
export async function sendThanks(
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
  const sealedWords = await sealWords(ctx, delivery.familyId, { kind: 'thanks', row: id }, said);
  await inTransaction(ctx, (tx) =>
    storeThanks(tx, delivery, { id, sealedWords, recordingId: null }),
  );
}

/** Line breaks stay; other control characters and what reverses text do not. */
function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
