import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import type { Temporal } from 'temporal-polyfill';
import { MailRefused, MailUnsendable, type OutgoingMail } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import type { ClaimedDelivery } from '#features/messages/delivery/claim-deliveries.ts';
import type { ReadyDelivery, SetAsideReason } from '#features/messages/delivery/prepare-mail.ts';
import type { SendRun } from '#features/messages/delivery/send-run.ts';
import type { OutcomeOf } from '#platform/outbox/outcome.ts';
import { retryForever, retryOrEnd } from '#platform/outbox/retry-schedule.ts';

/** The outcome of one attempt. With a null `retryAt` it is not retried without a manual action. */
export type SendOutcome =
  | (OutcomeOf<'acknowledged'> & {
      response: string;
      lateReason: string | null;
      at: Temporal.Instant;
    })
  | (OutcomeOf<'refused'> & { response: string; final: boolean })
  | OutcomeOf<'relay'>
  | (OutcomeOf<'unknown'> & { problem: string })
  | (OutcomeOf<'set-aside'> & { reason: SetAsideReason })
  | OutcomeOf<'not-started'>;

/** Sends one claimed delivery and journals an accepted mail. Never throws. */
export async function sendPrepared(
  ctx: RequestContext,
  run: SendRun,
  prepared: ReadyDelivery,
): Promise<SendOutcome> {
  const { delivery } = prepared;
  if ('setAside' in prepared) return setAside(prepared.setAside, ctx.clock.now());
  // After a hold or a lost presence: nothing was started, and the row goes back to waiting.
  if (!prepared.isOurs) return { kind: 'not-started', retryAt: ctx.clock.now() };
  run.begun.add(delivery.id);
  const outcome = await handOver(ctx, prepared);
  if (outcome.kind === 'acknowledged') {
    await run.journal
      .note({
        deliveryId: delivery.id,
        attempt: delivery.attempts,
        messageId: delivery.mailMessageId,
        response: outcome.response,
        at: outcome.at.toString(),
      })
      .catch((error: unknown) => {
        // The outcome is still stored in the database; no further mail is started (see `mayBegin`).
        ctx.app.log.error({ err: error }, 'the journal of accepted mails cannot be written');
      });
  }
  return outcome;
}

/** Hands one prepared mail to the mail server. */
async function handOver(
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

/** Set aside with its reason and retried after hours, never in a hot loop. */
function setAside(reason: SetAsideReason, now: Temporal.Instant): SendOutcome {
  return { kind: 'set-aside', reason, retryAt: now.add({ hours: deliveryTimings.setAsideHours }) };
}

const waits = {
  refused: { minutes: deliveryTimings.retryAfterMinutes },
  relay: { minutes: deliveryTimings.relayRetryMinutes },
  /** After the last one, a person decides. */
  unknown: { minutes: deliveryTimings.unknownRetryMinutes },
};

function outcomeOfError(
  ctx: RequestContext,
  delivery: ClaimedDelivery,
  error: unknown,
): SendOutcome {
  const now = ctx.clock.now();
  if (error instanceof MailRefused) {
    const { response, permanent: final, reached } = error;
    if (error.about === 'relay') {
      const retryAt = retryForever(waits.relay, delivery.relayTries + 1, now);
      return { kind: 'relay', response, reached, retryAt };
    }
    const refusals = delivery.attempts - delivery.unknownTries;
    const retryAt = final ? null : retryOrEnd(waits.refused, refusals, now);
    return { kind: 'refused', response, final, retryAt };
  }
  if (error instanceof MailUnsendable) {
    ctx.app.log.error({ err: error, delivery: delivery.id }, 'a delivery cannot be written');
    return setAside('MAIL_CANNOT_BE_WRITTEN', now);
  }
  ctx.app.log.warn({ err: error, delivery: delivery.id }, 'the outcome of a delivery is unknown');
  const problem = error instanceof Error ? error.message : 'unknown';
  const retryAt = retryOrEnd(waits.unknown, delivery.unknownTries + 1, now);
  return { kind: 'unknown', problem, retryAt };
}
