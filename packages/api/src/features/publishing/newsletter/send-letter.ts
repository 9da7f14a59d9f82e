import type { Temporal } from 'temporal-polyfill';
import { newsletterLimits as limits } from '@infinite/schema/catalogue/newsletter';
import { MailRefused, type OutgoingMail } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#context.ts';
import { bounceOf } from '#features/publishing/newsletter/bounce-of.ts';
import type { ClaimedRecipient } from '#features/publishing/newsletter/claim-recipients.ts';
import type { LetterLinks } from '#features/publishing/newsletter/letter-links.ts';
import { fillMarks } from '#features/publishing/newsletter/mail/letter-marks.ts';
import type { WrittenLetter } from '#features/publishing/newsletter/write-letter.ts';

/** What became of one try. `freeTry`: it said nothing about the mail, and does not count. */
export type LetterOutcome =
  | { readonly kind: 'SENT' }
  | { readonly kind: 'SKIPPED' }
  | { readonly kind: 'DEAD' | 'FAILED'; readonly problem: string }
  | {
      readonly kind: 'LATER';
      readonly problem: string;
      readonly at: Temporal.Instant;
      readonly freeTry: boolean;
    };

/** Hands one recipient's copy to the mail server. Never throws: the outcome is what is stored. */
export async function sendLetter(
  ctx: RequestContext,
  letter: { campaignId: string; mail: WrittenLetter; links: LetterLinks },
  recipient: ClaimedRecipient,
): Promise<LetterOutcome> {
  const { subscriber_id: subscriberId, email } = recipient;
  // Unsubscribed, suppressed or erased since the recipients were written down.
  if (!subscriberId || !email || recipient.active !== true) return { kind: 'SKIPPED' };
  const countsOpens = recipient.counts_opens === true;
  const named = { ...letter, recipientId: recipient.id, subscriberId, email, countsOpens };
  try {
    await ctx.app.mailer.send(addressed(ctx, named));
    return { kind: 'SENT' };
  } catch (error) {
    return outcomeOfError(ctx, recipient, error);
  }
}

interface NamedLetter {
  readonly recipientId: string;
  readonly campaignId: string;
  readonly mail: WrittenLetter;
  readonly links: LetterLinks;
  readonly subscriberId: string;
  readonly email: string;
  readonly countsOpens: boolean;
}

/** The same mail, to the last byte of its links, however often it is written. */
export function addressed(ctx: RequestContext, letter: NamedLetter): OutgoingMail {
  const { publicOrigin, newsletterReturnAddress } = ctx.app.config;
  const { campaignId, subscriberId, links, mail } = letter;
  const named = { campaignId, subscriberId };
  const token = links.write('choices', named);
  const unsubscribe = `${publicOrigin}/newsletter/unsubscribe/${token}`;
  const preferences = `${publicOrigin}/newsletter/preferences/${token}`;
  const host = new URL(publicOrigin).hostname;
  const pixel = `${publicOrigin}/newsletter/opened/${links.write('opened', named)}`;
  // Only for who agreed; there is nothing in anybody else's letter that tells of its opening.
  const opened = letter.countsOpens ? `<img src="${pixel}" width="1" height="1" alt="">` : '';
  return {
    purpose: 'newsletter',
    messageId: letterMessageId(named, host),
    to: { address: letter.email },
    subject: mail.subject,
    html: fillMarks(mail.html, { opened, unsubscribe, preferences }),
    text: fillMarks(mail.text, { opened: '', unsubscribe, preferences }),
    date: new Date(ctx.clock.now().epochMilliseconds),
    ...(newsletterReturnAddress
      ? { returnPath: returnPath(newsletterReturnAddress, letter.recipientId) }
      : {}),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<newsletter.${host}>`,
      Precedence: 'bulk',
    },
  };
}

export function letterMessageId(
  { campaignId, subscriberId }: { campaignId: string; subscriberId: string },
  host: string,
): string {
  return `newsletter.${campaignId}.${subscriberId}@${host}`;
}

/** VERP: `bounces+<recipient>@relay`, within the 64 octets of a local part and in one case. */
function returnPath(address: string, recipientId: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${recipientId.replaceAll('-', '')}${address.slice(at)}`;
}

function outcomeOfError(
  ctx: RequestContext,
  { id, attempts }: ClaimedRecipient,
  error: unknown,
): LetterOutcome {
  const now = ctx.clock.now();
  if (error instanceof MailRefused) {
    const problem = error.response;
    if (!error.reached) {
      return { kind: 'LATER', problem, at: now.add({ seconds: 60 }), freeTry: true };
    }
    // A letter to many is not worth what a delivery is: a 5xx of any kind ends it for this reader.
    if (error.permanent || /^5\d\d/.test(problem)) {
      return { kind: bounceOf(problem) === 'DEAD' ? 'DEAD' : 'FAILED', problem };
    }
    return again(problem, attempts, now);
  }
  ctx.app.log.warn({ err: error, recipient: id }, 'the outcome of a letter is unknown');
  return again(error instanceof Error ? error.message : 'unknown', attempts, now);
}

function again(problem: string, attempts: number, now: Temporal.Instant): LetterOutcome {
  if (attempts >= limits.attempts) return { kind: 'FAILED', problem };
  const seconds = limits.firstPauseSeconds * 2 ** (attempts - 1);
  return { kind: 'LATER', problem, at: now.add({ seconds }), freeTry: false };
}
