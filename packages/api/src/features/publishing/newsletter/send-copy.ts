import type { Temporal } from 'temporal-polyfill';
import { newsletterLimits as limits } from '@infinite/schema/catalogue/newsletter';
import { MailRefused, type OutgoingMail } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#context.ts';
import { bounceOf } from '#features/publishing/newsletter/bounce-of.ts';
import type { ClaimedRecipient } from '#features/publishing/newsletter/claim-recipients.ts';
import type { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import { fillPlaceholders } from '#features/publishing/newsletter/mail/placeholders.ts';
import type { RenderedIssue } from '#features/publishing/newsletter/render-issue.ts';

/** What became of one try. `freeTry`: it said nothing about the mail, and does not count. */
export type CopyOutcome =
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
export async function sendCopy(
  ctx: RequestContext,
  issue: { issueId: string; mail: RenderedIssue; links: IssueLinks },
  recipient: ClaimedRecipient,
): Promise<CopyOutcome> {
  const { subscriber_id: subscriberId, email } = recipient;
  // Unsubscribed, suppressed or erased since the recipients were written down.
  if (!subscriberId || !email || recipient.active !== true) return { kind: 'SKIPPED' };
  const countsOpens = recipient.counts_opens === true;
  const named = { ...issue, recipientId: recipient.id, subscriberId, email, countsOpens };
  try {
    await ctx.app.mailer.send(addressed(ctx, named));
    return { kind: 'SENT' };
  } catch (error) {
    return outcomeOfError(ctx, recipient, error);
  }
}

interface AddressedCopy {
  readonly recipientId: string;
  readonly issueId: string;
  readonly mail: RenderedIssue;
  readonly links: IssueLinks;
  readonly subscriberId: string;
  readonly email: string;
  readonly countsOpens: boolean;
}

/** The same mail, to the last byte of its links, however often it is written. */
export function addressed(ctx: RequestContext, issue: AddressedCopy): OutgoingMail {
  const { publicOrigin, newsletterReturnAddress } = ctx.app.config;
  const { issueId, subscriberId, links, mail } = issue;
  const named = { issueId, subscriberId };
  const token = links.write('choices', named);
  const unsubscribe = `${publicOrigin}/newsletter/unsubscribe/${token}`;
  const preferences = `${publicOrigin}/newsletter/preferences/${token}`;
  const host = new URL(publicOrigin).hostname;
  const pixel = `${publicOrigin}/newsletter/opened/${links.write('opened', named)}`;
  // Only for who agreed; there is nothing in anybody else's issue that tells of its opening.
  const opened = issue.countsOpens ? `<img src="${pixel}" width="1" height="1" alt="">` : '';
  return {
    purpose: 'newsletter',
    messageId: copyMessageId(named, host),
    to: { address: issue.email },
    subject: mail.subject,
    html: fillPlaceholders(mail.html, { opened, unsubscribe, preferences }),
    text: fillPlaceholders(mail.text, { opened: '', unsubscribe, preferences }),
    date: new Date(ctx.clock.now().epochMilliseconds),
    ...(newsletterReturnAddress
      ? { returnPath: returnPath(newsletterReturnAddress, issue.recipientId) }
      : {}),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<newsletter.${host}>`,
      Precedence: 'bulk',
    },
  };
}

export function copyMessageId(
  { issueId, subscriberId }: { issueId: string; subscriberId: string },
  host: string,
): string {
  return `newsletter.${issueId}.${subscriberId}@${host}`;
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
): CopyOutcome {
  const now = ctx.clock.now();
  if (error instanceof MailRefused) {
    const problem = error.response;
    if (!error.reached) {
      return { kind: 'LATER', problem, at: now.add({ seconds: 60 }), freeTry: true };
    }
    // An issue to many is not worth what a delivery is: a 5xx of any kind ends it for this reader.
    if (error.permanent || /^5\d\d/.test(problem)) {
      return { kind: bounceOf(problem) === 'DEAD' ? 'DEAD' : 'FAILED', problem };
    }
    return again(problem, attempts, now);
  }
  ctx.app.log.warn({ err: error, recipient: id }, 'the outcome of a copy is unknown');
  return again(error instanceof Error ? error.message : 'unknown', attempts, now);
}

function again(problem: string, attempts: number, now: Temporal.Instant): CopyOutcome {
  if (attempts >= limits.attempts) return { kind: 'FAILED', problem };
  const seconds = limits.firstPauseSeconds * 2 ** (attempts - 1);
  return { kind: 'LATER', problem, at: now.add({ seconds }), freeTry: false };
}
