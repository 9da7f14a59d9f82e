import { sql } from 'kysely';
import { smtpConnections } from '#adapters/mailer/smtp-mailer.ts';
import { newContext, type RequestContext } from '#context.ts';
import { rowsOf } from '#features/delivery/delivery-tables.ts';
import { claimDeliveries } from '#features/delivery/claim-deliveries.ts';
import { markOutcomes, type SentDelivery } from '#features/delivery/mark-outcomes.ts';
import { whilePresent, type Presence } from '#features/delivery/presence.ts';
import { holdAfterRestore } from '#features/delivery/restore-guard.ts';
import { sendDelivery } from '#features/delivery/send-delivery.ts';

/** While one lane marks in the database, the other talks to the mail server. */
const lanes = 2;
/**
 * Deliveries a lane has under way at once. No more than there are connections: one that waits for a
 * connection is already marked as being sent, and a crash would make an unknown of it for nothing.
 */
const laneWidth = smtpConnections / lanes;

/**
 * Sends what is due until nothing is left or `atMost` were sent: claim, hand over, mark, batch by
 * batch.
 * @param only a family whose time is told on a clock of its own
 * @returns whether more may be waiting
 */
export async function sendDue(
  ctx: RequestContext,
  atMost = 5_000,
  only?: string,
): Promise<boolean> {
  // The mark of how far sending has come goes by everybody's clock alone.
  if (only === undefined) await holdAfterRestore(ctx);
  let left = atMost;
  return whilePresent(ctx.app.databaseUrl, async (presence) => {
    const runLane = async () => {
      while (left > 0 && presence.alive()) {
        const width = Math.min(laneWidth, left);
        left -= width;
        if ((await sendBatch(ctx, presence, { width, only })) < width) return false;
      }
      return true;
    };
    const more = await Promise.all(Array.from({ length: lanes }, runLane));
    // The sweep closes what is done; once here, since each notice holds up every commit a moment.
    await rowsOf(ctx.em, sql`select pg_notify('delivery', '')`);
    return more.some(Boolean);
  });
}

async function sendBatch(
  ctx: RequestContext,
  presence: Presence,
  part: { width: number; only: string | undefined },
): Promise<number> {
  const batch = newContext(ctx.app, ctx.actor);
  const claimed = await claimDeliveries(batch, presence, part.width, part.only);
  const sent: SentDelivery[] = await Promise.all(
    claimed.map(async (delivery) => ({ delivery, outcome: await sendDelivery(batch, delivery) })),
  );
  await insistently(() => markOutcomes(newContext(ctx.app, ctx.actor), presence, sent));
  return claimed.length;
}

/**
 * What was acknowledged should be written down even when the database is away for a moment: every
 * mark that is lost makes an unknown that is sent again.
 */
async function insistently(work: () => Promise<void>): Promise<void> {
  for (const waitMs of [200, 1_000, 3_000, 5_000]) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, waitMs);
      });
    }
  }
  return work();
}
