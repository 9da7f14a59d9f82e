import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import type { Temporal } from 'temporal-polyfill';
import { MailRefused, MailUnsendable, type OutgoingMail } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#context.ts';
import type { ClaimedDelivery } from '#features/messages/delivery/claim-deliveries.ts';
import type { SetAsideReason } from '#features/messages/delivery/prepare-mail.ts';
import { nextRelayTry } from '#features/messages/delivery/relay-breaker.ts';

/** What became of one try. `retryAt` null: it is not tried again without a person's act. */
export type SendOutcome =
  | { kind: 'acknowledged'; response: string; lateReason: string | null; at: Temporal.Instant }
  /** The recipient's mailbox; only this uses up attempts, and only this can fail. */
  | { kind: 'refused'; response: string; final: boolean; retryAt: Temporal.Instant | null }
  /** Our relay; it does not count. */
  | { kind: 'relay'; response: string; reached: boolean; retryAt: Temporal.Instant }
  | { kind: 'unknown'; problem: string; retryAt: Temporal.Instant | null }
  | { kind: 'set-aside'; reason: SetAsideReason; retryAt: Temporal.Instant }
  /** Claimed, and never begun. */
  | { kind: 'not-started'; retryAt: Temporal.Instant };

/** Hands one prepared mail to the mail server. Never throws: the outcome is what is stored. */
export async function sendDelivery(
  ctx: RequestContext,
  prepared: { delivery: ClaimedDelivery; mail: OutgoingMail; lateReason: string | null },
): Promise<SendOutcome> {
  const { delivery, mail, lateReason } = prepared;
  try {
    const { response } = await ctx.app.mailer.send(mail);
    return { kind: 'acknowledged', response, lateReason, at: ctx.clock.now() };
  } catch (error) {
    return outcomeOfError(ctx, delivery, error);
  }
}

/** Put aside with its reason; looked at again after hours, never in a hot loop. */
export function setAside(reason: SetAsideReason, now: Temporal.Instant): SendOutcome {
  return { kind: 'set-aside', reason, retryAt: now.add({ hours: deliveryTimings.setAsideHours }) };
}

function outcomeOfError(
  ctx: RequestContext,
  delivery: ClaimedDelivery,
  error: unknown,
): SendOutcome {
  const now = ctx.clock.now();
  if (error instanceof MailRefused) {
    const { response, permanent: final, reached } = error;
    if (error.about === 'relay') {
      const retryAt = nextRelayTry(delivery.relayTries + 1, now);
      return { kind: 'relay', response, reached, retryAt };
    }
    const retryAt = final ? null : nextTry(delivery.attempts - delivery.unknownTries, now);
    return { kind: 'refused', response, final, retryAt };
  }
  if (error instanceof MailUnsendable) {
    ctx.app.log.error({ err: error, delivery: delivery.id }, 'a delivery cannot be written');
    return setAside('MAIL_CANNOT_BE_WRITTEN', now);
  }
  ctx.app.log.warn({ err: error, delivery: delivery.id }, 'the outcome of a delivery is unknown');
  const problem = error instanceof Error ? error.message : 'unknown';
  return { kind: 'unknown', problem, retryAt: nextUnknownTry(delivery.unknownTries + 1, now) };
}

/** When to try again after `attempts` refusals by the mailbox; null when that was the last. */
export function nextTry(attempts: number, now: Temporal.Instant): Temporal.Instant | null {
  const minutes = deliveryTimings.retryAfterMinutes[attempts - 1];
  return minutes === undefined ? null : now.add({ minutes });
}

/** The same after `times` unknown outcomes; null: a person decides. */
function nextUnknownTry(times: number, now: Temporal.Instant): Temporal.Instant | null {
  const minutes = deliveryTimings.unknownRetryMinutes[times - 1];
  return minutes === undefined ? null : now.add({ minutes });
}
