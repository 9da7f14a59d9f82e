import { recipientActs, recipientLimits } from '@infinite/schema/catalogue/recipients';
import { locales } from '@infinite/schema/locale/locales';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { chooseLanguage } from '#features/messages/delivery/choices/choose-language.ts';
import { decline, undecline } from '#features/messages/delivery/choices/decline.ts';
import { dropReminder, remindLater } from '#features/messages/delivery/choices/remind-later.ts';
import {
  undoNotForMe,
  reportNotForMe,
} from '#features/messages/delivery/choices/report-not-for-me.ts';
import {
  closeCompanion,
  inviteCompanion,
} from '#features/messages/delivery/companions/invite-companion.ts';
import { findReaderLink, type ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { refuseAddress } from '#features/messages/delivery/refusals/refuse-address.ts';
import { withdrawRefusal } from '#features/messages/delivery/refusals/withdraw-refusal.ts';
import { sendThanks } from '#features/messages/delivery/thanks/send-thanks.ts';
import { AppError } from '#platform/errors/app-error.ts';

export const recipientActInput = z.object({
  act: z.enum(recipientActs),
  /** INVITE: where to mail the second link; empty to pass it on yourself. */
  email: z.string().max(320).default(''),
  /** THANK. */
  words: z
    .string()
    .max(4 * recipientLimits.thanksLength)
    .default(''),
  /** CLOSE_COMPANION. */
  companion: z.guid().optional(),
  /** LANGUAGE. */
  locale: z.enum(locales).optional(),
});
export type RecipientActInput = z.output<typeof recipientActInput>;

/**
 * One choice from the recipient's page. The token is the permission; a companion may only read, and
 * refuse mail to the address the link was mailed to.
 * @throws AppError NOT_FOUND, LINK_EXPIRED, WRONG_STATE, INVALID_INPUT, RATE_LIMITED
 */
export async function actAsRecipient(
  ctx: RequestContext,
  token: string,
  input: RecipientActInput,
): Promise<void> {
  const link = await findReaderLink(ctx, token);
  if (!link) throw new AppError('NOT_FOUND');
  await ctx.app.rateLimit.take('recipientForms', link.delivery.id, recipientLimits.forms);
  // These two also work on a closed link: opting out must not require opening it again.
  if (input.act === 'STOP_WRITING') return refuseAddress(ctx, link);
  if (input.act === 'WRITE_AGAIN') return withdrawRefusal(ctx, link);
  if (link.companion) throw new AppError('NOT_FOUND');
  if (input.act === 'FOR_ME_AFTER_ALL') return undoNotForMe(ctx, link);
  if (link.standing !== 'OPENABLE') throw new AppError('LINK_EXPIRED');
  return actOnOpenLink(ctx, link, token, input);
}

function actOnOpenLink(
  ctx: RequestContext,
  link: ReaderLink,
  token: string,
  input: RecipientActInput,
): Promise<void> {
  const { act } = input;
  switch (act) {
    case 'REMIND_TOMORROW':
      return remindLater(ctx, link, token, 'DAY');
    case 'REMIND_NEXT_WEEK':
      return remindLater(ctx, link, token, 'WEEK');
    case 'NO_REMINDER':
      return dropReminder(ctx, link.delivery.id);
    case 'NEVER':
      return decline(ctx, link);
    case 'OPEN_AFTER_ALL':
      return undecline(ctx, link.delivery.id);
    case 'INVITE':
      return inviteCompanion(ctx, link, input.email);
    case 'CLOSE_COMPANION':
      return closeCompanion(ctx, link, input.companion ?? '00000000-0000-0000-0000-000000000000');
    case 'THANK':
      return sendThanks(ctx, link, input.words);
    case 'NOT_FOR_ME':
      return reportNotForMe(ctx, link);
    case 'LANGUAGE':
      return chooseLanguage(ctx, link, input.locale);
    case 'STOP_WRITING':
    case 'WRITE_AGAIN':
    case 'FOR_ME_AFTER_ALL':
      throw new AppError('INVALID_INPUT');
  }
}
