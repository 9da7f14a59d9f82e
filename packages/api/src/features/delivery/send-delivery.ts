import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { Temporal } from 'temporal-polyfill';
import { MailRefused } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#context.ts';
import type { ClaimedDelivery } from '#features/delivery/claim-deliveries.ts';
import { deliveryLink } from '#features/delivery/links.ts';
import { deliveryReturnPath } from '#features/delivery/return-path.ts';
import { deliveryMail } from '#features/delivery/mail/delivery.mail.tsx';

/** What became of one try. `retryAt` null: given up. */
export type SendOutcome =
  | { kind: 'acknowledged'; response: string; lateReason: string | null }
  | { kind: 'refused'; response: string; final: boolean; retryAt: Temporal.Instant | null }
  | { kind: 'unknown'; problem: string; retryAt: Temporal.Instant };

/** Hands one claimed delivery to the mail server. Never throws: the outcome is what is stored. */
export async function sendDelivery(
  ctx: RequestContext,
  delivery: ClaimedDelivery,
): Promise<SendOutcome> {
  const now = ctx.clock.now();
  const lateReason = delivery.lateReason ?? latenessOf(delivery, now);
  try {
    const { token } = deliveryLink(delivery.familyKey, delivery.id, delivery.linkVersion);
    const mail = deliveryMail({
      to: delivery.recipientName,
      from: delivery.fromName,
      link: `${ctx.app.config.publicOrigin}/shared/${token}`,
      dueAt: delivery.dueAt,
      timeZone: delivery.timeZone,
      lateReason,
      supportEmail: ctx.app.config.supportEmail,
    });
    const { response } = await ctx.app.mailer.send({
      purpose: 'delivery',
      messageId: delivery.mailMessageId,
      to: { name: delivery.recipientName, address: delivery.address },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Reply-To': ctx.app.config.supportEmail },
      date: new Date(now.epochMilliseconds),
      ...returnPathOf(ctx, delivery),
    });
    return { kind: 'acknowledged', response, lateReason };
  } catch (error) {
    return outcomeOfError(ctx, delivery, error, now);
  }
}

/** Its own for each delivery, so that a bounce that comes later names it. */
function returnPathOf(ctx: RequestContext, delivery: ClaimedDelivery): { returnPath?: string } {
  const { deliveryReturnAddress } = ctx.app.config;
  if (!deliveryReturnAddress) return {};
  const { familyKey, id: deliveryId, linkVersion } = delivery;
  const one = { deliveryId, linkVersion };
  return { returnPath: deliveryReturnPath(deliveryReturnAddress, familyKey, one) };
}

function outcomeOfError(
  ctx: RequestContext,
  delivery: ClaimedDelivery,
  error: unknown,
  now: Temporal.Instant,
): SendOutcome {
  if (error instanceof MailRefused) {
    const retryAt = error.permanent ? null : nextTry(delivery.attempts, now);
    return { kind: 'refused', response: error.response, final: error.permanent, retryAt };
  }
  ctx.app.log.warn({ err: error, delivery: delivery.id }, 'the outcome of a delivery is unknown');
  const problem = error instanceof Error ? error.message : 'unknown';
  // After every wait was used up the last one goes on: what may have arrived is not a failure.
  return { kind: 'unknown', problem, retryAt: nextTry(delivery.attempts, now) ?? lastTry(now) };
}

/** When to try again after `attempts` tries; null when that was the last. */
export function nextTry(attempts: number, now: Temporal.Instant): Temporal.Instant | null {
  const minutes = deliveryTimings.retryAfterMinutes[attempts - 1];
  return minutes === undefined ? null : now.add({ minutes });
}

function lastTry(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: deliveryTimings.retryAfterMinutes.at(-1) ?? 0 });
}

function latenessOf(delivery: ClaimedDelivery, now: Temporal.Instant): string | null {
  const lateFrom = delivery.dueAt.add({ minutes: deliveryTimings.lateAfterMinutes });
  if (Temporal.Instant.compare(now, lateFrom) < 0) return null;
  return delivery.attempts > 1 ? 'MAIL_WAS_REFUSED' : 'SERVERS_WERE_DOWN';
}
