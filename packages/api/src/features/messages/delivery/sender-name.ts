import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { senderNameWords as words } from '@infinite/schema/words/composer.en';
import type { RequestContext } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findUser, storeSenderName } from '#features/people/identity/index.ts';

/** The name recipients read in mails and on their page; null until the member chose one. */
export async function readSenderName(ctx: RequestContext, userId: string): Promise<string | null> {
  const user = await findUser(ctx.em, userId);
  return user?.senderName ?? null;
}

/**
 * The name appears in the subject of mails to strangers, so it must not contain an address, link or
 * control character.
 * @throws AppError INVALID_INPUT
 */
export async function updateSenderName(
  ctx: RequestContext,
  userId: string,
  text: string,
): Promise<string> {
  const name = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const problem = problemOf(name);
  if (problem) throw new AppError('INVALID_INPUT', { words: problem, fields: { name: problem } });
  await storeSenderName(ctx.em, userId, name);
  return name;
}

function problemOf(name: string): string | null {
  if (name === '') return words.empty;
  if ([...name].length > recipientLimits.senderName) return words.long;
  // 'www.bank.example', 'https://…', 'someone@…': a name that reads like a link or an address.
  if (/[@<>]|:\/\/|\b[\p{L}\d-]+\.\p{L}{2,}\b/u.test(name)) return words.link;
  return null;
}
