import { newsletterLimits as limits } from '@infinite/schema/catalogue/newsletter';
import { MailRefused, type OutgoingMail } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import { bounceOf } from '#features/publishing/newsletter/bounce-of.ts';
import type { ClaimedRecipient } from '#features/publishing/newsletter/claim-recipients.ts';
import type { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import { withCountedLinks } from '#features/publishing/newsletter/mail/counted-links.ts';
import { fillPlaceholders } from '#features/publishing/newsletter/mail/placeholders.ts';
import type { RenderedIssue } from '#features/publishing/newsletter/render-issue.ts';
import type { OutcomeOf } from '#platform/outbox/outcome.ts';
import { doubling, retryOrEnd } from '#platform/outbox/retry-schedule.ts';

/** The outcome of one attempt. Set aside: unsubscribed, suppressed or erased since. */
export type CopyOutcome =
  | OutcomeOf<'acknowledged' | 'set-aside' | 'relay'>
  /** `isDead`: no mail will ever arrive at this address. */
  | (OutcomeOf<'refused'> & { readonly problem: string; readonly isDead: boolean })
  | (OutcomeOf<'unknown'> & { readonly problem: string });

/** Hands one recipient's copy to the mail server. Never throws: the outcome is what is stored. */
export async function sendCopy(
  ctx: RequestContext,
  issue: { issueId: string; mail: RenderedIssue; links: IssueLinks },
  recipient: ClaimedRecipient,
): Promise<CopyOutcome> {
  const { subscriberId, email } = recipient;
  if (!subscriberId || !email || recipient.active !== true)
    return { kind: 'set-aside', retryAt: null };
  const countsOpens = recipient.countsOpens === true;
  const countsClicks = recipient.countsClicks === true;
  const consent = { countsOpens, countsClicks };
  const named = { ...issue, recipientId: recipient.id, subscriberId, email, ...consent };
  try {
    await ctx.app.mailer.send(addressed(ctx, named));
    return { kind: 'acknowledged' };
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
  readonly countsClicks: boolean;
}

/** The same mail, to the last byte of its links, however often it is written. */
function addressed(ctx: RequestContext, issue: AddressedCopy): OutgoingMail {
  const { publicOrigin, newsletterReturnAddress } = ctx.app.config;
  const { issueId, subscriberId, links, mail } = issue;
  const named = { issueId, subscriberId };
  const token = links.write('choices', named);
  const unsubscribe = `${publicOrigin}/newsletter/unsubscribe/${token}`;
  const preferences = `${publicOrigin}/newsletter/preferences/${token}`;
  const host = new URL(publicOrigin).hostname;
  const pixel = `${publicOrigin}/newsletter/opened/${links.write('opened', named)}`;
  // Only for readers who agreed; nobody else's issue reports its opening.
  const opened = issue.countsOpens ? `<img src="${pixel}" width="1" height="1" alt="">` : '';
  // Nobody else's links pass through here.
  const html = issue.countsClicks
    ? withCountedLinks(mail.html, mail.links ?? [], (link) => {
        return `${publicOrigin}/newsletter/click/${links.writeClick({ ...named, link })}`;
      })
    : mail.html;
  return {
    purpose: 'newsletter',
    messageId: copyMessageId(named, host),
    to: { address: issue.email },
    subject: mail.subject,
    html: fillPlaceholders(html, { opened, unsubscribe, preferences }),
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

function copyMessageId(
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

const waits = doubling(limits.firstPauseSeconds, limits.attempts - 1);

function outcomeOfError(
  ctx: RequestContext,
  { id, attempts }: ClaimedRecipient,
  error: unknown,
): CopyOutcome {
  const now = ctx.clock.now();
  const retryAt = retryOrEnd(waits, attempts, now);
  if (error instanceof MailRefused) {
    const { response, reached } = error;
    if (!reached) return { kind: 'relay', response, reached, retryAt: now.add({ seconds: 60 }) };
    // An issue to many is not worth what a delivery is: a 5xx of any kind ends it for this reader.
    const isFinal = error.permanent || /^5\d\d/.test(response);
    const isDead = isFinal && bounceOf(response) === 'DEAD';
    return { kind: 'refused', problem: response, isDead, retryAt: isFinal ? null : retryAt };
  }
  ctx.app.log.warn({ err: error, recipient: id }, 'the outcome of a copy is unknown');
  return { kind: 'unknown', problem: error instanceof Error ? error.message : 'unknown', retryAt };
}
