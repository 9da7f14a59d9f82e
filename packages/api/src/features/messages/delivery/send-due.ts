import { sql } from 'kysely';
import { smtpConnections } from '#adapters/mailer/smtp-mailer.ts';
import { newContext, type RequestContext } from '#context.ts';
import { AcceptanceJournal, nodeIdOf } from '#adapters/journal/acceptance-journal.ts';
import { rowsOf } from '#features/messages/delivery/delivery-tables.ts';
import { insist } from '#features/messages/delivery/insist.ts';
import { whilePresent } from '#features/messages/delivery/presence.ts';
import { isRelayClosedOff } from '#features/messages/delivery/relay-breaker.ts';
import { Slots } from '#platform/outbox/slots.ts';
import { holdAfterRestore } from '#features/messages/delivery/restore-guard.ts';
import { returnRows } from '#features/messages/delivery/return-rows.ts';
import { sendBatch, type SendRun } from '#features/messages/delivery/send-batch.ts';

/** Two lanes keep every connection busy while a third marks in the database what was answered. */
const lanes = 3;
/** Mails that a lane claims at once. `Slots` bounds how many have no answer yet. */
const laneWidth = smtpConnections / 2;

/**
 * Sends what is due until nothing is left or `atMost` were sent: claim, hand over, mark, batch by
 * batch. A process that was asked to end finishes what it claimed and claims nothing more, so that a
 * deploy leaves no outcome unknown. A lane that fails neither stops the other nor ends the presence under which that one
 * sends; what it had claimed and not begun is returned at the end.
 * @param only a family whose time is told on a clock of its own
 * @returns whether more may be waiting
 * @throws when a lane failed, after everything else was brought to its end
 */
export async function sendDue(
  ctx: RequestContext,
  atMost = 5_000,
  only?: string,
): Promise<boolean> {
  // The mark of how far sending has come goes by everybody's clock alone.
  if (only === undefined) await holdAfterRestore(ctx);
  if (await isRelayClosedOff(ctx)) return false;
  const node = await nodeIdOf(ctx.app.config.dataDir);
  let left = atMost;
  return whilePresent(ctx.app, async (presence) => {
    const journal = await AcceptanceJournal.open(ctx.app.config.dataDir, presence.id);
    const run: SendRun = {
      presence,
      journal,
      node,
      only,
      connections: new Slots(smtpConnections),
      begun: new Set(),
      forgotten: false,
    };
    const runLane = async () => {
      while (left > 0 && presence.alive() && !journal.broken && !ctx.app.stopping.aborted) {
        const width = Math.min(laneWidth, left);
        left -= width;
        if ((await sendBatch(ctx, run, width)) < width) return false;
      }
      return true;
    };
    const ended = await Promise.allSettled(Array.from({ length: lanes }, runLane));
    const failures = ended.flatMap((lane) => (lane.status === 'rejected' ? [lane.reason] : []));
    for (const err of failures) ctx.app.log.error({ err }, 'a lane of the sender failed');
    try {
      if (failures.length > 0) {
        await insist(ctx.app.log, () => returnRows(newContext(ctx.app, ctx.actor), run));
      }
    } finally {
      await journal.end(run.forgotten);
    }
    // The sweep closes what is done; once here, since each notice holds up every commit a moment.
    await rowsOf(ctx.em, sql`select pg_notify('delivery', '')`);
    if (journal.broken) failures.push(journal.broken);
    if (failures.length > 0) throw new AggregateError(failures, 'sending ended early');
    return ended.some((lane) => lane.status === 'fulfilled' && lane.value);
  });
}
