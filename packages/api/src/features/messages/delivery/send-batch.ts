import { newContext, type RequestContext } from '#context.ts';
import type { AcceptanceJournal } from '#adapters/journal/acceptance-journal.ts';
import { claimDeliveries, stillOurs } from '#features/messages/delivery/claim-deliveries.ts';
import type { Slots } from '#platform/outbox/slots.ts';
import { markInsistently } from '#features/messages/delivery/mark-insistently.ts';
import type { SentDelivery } from '#features/messages/delivery/mark-outcomes.ts';
import { prepareMails, type PreparedDelivery } from '#features/messages/delivery/prepare-mail.ts';
import type { Presence } from '#features/messages/delivery/presence.ts';
import { askRelay, noteRelay, probeNow } from '#features/messages/delivery/relay-breaker.ts';
import {
  sendDelivery,
  setAside,
  type SendOutcome,
} from '#features/messages/delivery/send-delivery.ts';

/** What the lanes of one sender share. */
export interface SendRun {
  readonly presence: Presence;
  readonly journal: AcceptanceJournal;
  readonly node: string;
  readonly only: string | undefined;
  readonly connections: Slots;
  /** Deliveries whose mail was begun: what became of these is known by the journal or by nobody. */
  readonly begun: Set<string>;
  /** Whether something that was sent could not be marked, so that the journal must stay. */
  forgotten: boolean;
}

/**
 * Claims up to `width` deliveries and brings each to its outcome. No more is claimed than there are
 * connections: one that waits for a connection is already marked as being sent, and a crash would
 * make an unknown of it for nothing. What was answered is in the journal before its mark, so another
 * batch can use the connections meanwhile.
 * @returns how many were claimed; fewer than `width` when nothing more may leave now
 */
export async function sendBatch(ctx: RequestContext, run: SendRun, width: number): Promise<number> {
  await run.connections.take(width);
  const batch = await talkToRelay(ctx, run, width).finally(() => run.connections.giveBack(width));
  const { sent, wasProbe, isSuspected } = batch;
  if (sent.length === 0) return 0;
  await markInsistently(ctx, run, sent);
  const news = newsOf(sent, wasProbe);
  // While all is well there is no news, and a question a batch less.
  if (news.failures.length > 0 || wasProbe || isSuspected) {
    await noteRelay(newContext(ctx.app, ctx.actor), news);
  }
  return wasProbe ? 0 : sent.length;
}

interface AnsweredBatch {
  sent: readonly SentDelivery[];
  /** Whether it was the one mail that tries a relay that was down. */
  wasProbe: boolean;
  /** Whether mails failed since the last one that was taken. */
  isSuspected: boolean;
}

const nothing: AnsweredBatch = { sent: [], wasProbe: false, isSuspected: false };

async function talkToRelay(
  ctx: RequestContext,
  run: SendRun,
  width: number,
): Promise<AnsweredBatch> {
  const batch = newContext(ctx.app, ctx.actor);
  // Any of these may have happened while this batch waited for its connections.
  if (!run.presence.alive() || run.journal.broken || ctx.app.stopping.aborted) return nothing;
  const { permit, relay } = await askRelay(batch);
  if (permit === 'none') return nothing;
  const wasProbe = permit === 'probe';
  const claimed = await claimDeliveries(batch, { ...run, count: wasProbe ? 1 : width });
  if (claimed.length === 0) {
    if (wasProbe) await probeNow(batch);
    return nothing;
  }
  const prepared = prepareMails(batch, claimed, relay.closedAt);
  const ours = await stillOurs(batch, run.presence, claimed);
  const sent = await Promise.all(
    prepared.map(async (one) => ({
      delivery: one.delivery,
      outcome: await bringToOutcome(batch, run, one, ours.has(one.delivery.id)),
    })),
  );
  return { sent, wasProbe, isSuspected: relay.isSuspected };
}

async function bringToOutcome(
  ctx: RequestContext,
  run: SendRun,
  prepared: PreparedDelivery,
  isOurs: boolean,
): Promise<SendOutcome> {
  const { delivery } = prepared;
  if ('setAside' in prepared) return setAside(prepared.setAside, ctx.clock.now());
  // A hold, or a lost presence: nothing was begun, and the row waits as it did.
  if (!isOurs) return { kind: 'not-started', retryAt: ctx.clock.now() };
  run.begun.add(delivery.id);
  const outcome = await sendDelivery(ctx, prepared);
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
        // The database is told all the same; no further mail is begun (see `sendDue`).
        ctx.app.log.error({ err: error }, 'the journal of accepted mails cannot be written');
      });
  }
  return outcome;
}

/** A word about the recipient shows that the relay works as well as a mail that was taken. */
function newsOf(sent: readonly SentDelivery[], wasProbe: boolean) {
  const answered = sent.filter(
    ({ outcome }) => outcome.kind === 'acknowledged' || outcome.kind === 'refused',
  ).length;
  const failures = sent.flatMap(({ delivery, outcome }) =>
    outcome.kind === 'relay'
      ? [{ deliveryId: delivery.id, says: outcome.response, reached: outcome.reached }]
      : [],
  );
  return { answered, failures, wasProbe };
}
