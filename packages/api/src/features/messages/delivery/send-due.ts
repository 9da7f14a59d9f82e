import { sql } from 'kysely';
import { smtpConnections } from '#adapters/mailer/smtp-mailer.ts';
import type { RequestContext } from '#platform/context.ts';
import { claimDeliveries, stillOurs } from '#features/messages/delivery/claim-deliveries.ts';
import { ofFamilies } from '#features/messages/delivery/load-plans.ts';
import { markWithRetries } from '#features/messages/delivery/mark-with-retries.ts';
import { prepareMails, type ReadyDelivery } from '#features/messages/delivery/prepare-mail.ts';
import { relayBreaker, type RelayState } from '#features/messages/delivery/relay-breaker.ts';
import { sendPrepared, type SendOutcome } from '#features/messages/delivery/send-delivery.ts';
import { duringRun } from '#features/messages/delivery/during-run.ts';
import { mayBegin, type SendRun } from '#features/messages/delivery/send-run.ts';
import { deliveriesChannel } from '#features/messages/delivery/wake-sender.ts';
import { defineOutbox, runPass, type PassEnd } from '#platform/outbox/define-outbox.ts';
import type { OutboxDefinition } from '#platform/outbox/definition.ts';
import type { Temporal } from 'temporal-polyfill';
import { rowsOf } from '#platform/database/tables.ts';

type Deliveries = OutboxDefinition<ReadyDelivery, SendOutcome, SendRun, RelayState>;

/**
 * Claim, hand over, mark, batch by batch (decisions 050 and 058).
 * @param only a family that is seeded on a separate clock
 */
const deliveries = (only?: string): Deliveries => ({
  name: 'send-deliveries',
  channels: [deliveriesChannel, 'clock'],
  everySeconds: 5,
  // Two lanes keep every connection busy while a third stores outcomes.
  lanes: { count: 3, width: smtpConnections / 2, unanswered: smtpConnections },
  itemsPerPass: 5_000,
  nextDue: (ctx) => nextDeliveryDue(ctx, only),
  during: (ctx, send) => duringRun(ctx, only, send),
  goesOn: mayBegin,
  breaker: relayBreaker,
  claim: claimReady,
  send: sendPrepared,
  mark: (ctx, run, tried) =>
    markWithRetries(
      ctx,
      run,
      tried.map(({ item, outcome }) => ({ delivery: item.delivery, outcome })),
    ),
});

export const deliveriesOutbox = defineOutbox(deliveries());

/** The same for one family with a clock of its own. */
export function sendDueOf(ctx: RequestContext, familyId: string): Promise<PassEnd> {
  return defineOutbox(deliveries(familyId)).sendDue(ctx);
}

/**
 * One pass of the sender.
 * @returns whether more may be waiting
 * @throws when a lane failed, after everything else was brought to its end
 */
export async function sendDue(ctx: RequestContext): Promise<boolean> {
  return (await runPass(deliveries(), ctx)).more;
}

async function claimReady(ctx: RequestContext, run: SendRun, count: number, relay: RelayState) {
  const claimed = await claimDeliveries(ctx, { ...run, count });
  const prepared = prepareMails(ctx, claimed, relay.closedAt);
  const ours = await stillOurs(ctx, run.presence, claimed);
  const items = prepared.map((one) => ({ ...one, isOurs: ours.has(one.delivery.id) }));
  return { items, more: items.length === count };
}

async function nextDeliveryDue(ctx: RequestContext, only: string | undefined) {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ at: Temporal.Instant }>`
      select next_attempt_at as at from deliveries
      where next_attempt_at is not null and not awaits_media and ${ofFamilies(only)}
      order by next_attempt_at limit 1`,
  );
  return row?.at ?? null;
}
