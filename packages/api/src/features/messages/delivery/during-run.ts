import { newContext, type RequestContext } from '#platform/context.ts';
import { AcceptanceJournal, nodeIdOf } from '#adapters/journal/acceptance-journal.ts';
import { retryThroughOutage } from '#features/messages/delivery/retry-through-outage.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { whilePresent } from '#features/messages/delivery/presence.ts';
import { isRelayClosedOff } from '#features/messages/delivery/relay-breaker.ts';
import { holdAfterRestore } from '#features/messages/delivery/restore-guard.ts';
import { returnRows } from '#features/messages/delivery/return-rows.ts';
import type { SendRun } from '#features/messages/delivery/send-run.ts';
import { notify } from '#platform/notifications/notify.ts';
import type { LanesEnd } from '#platform/outbox/definition.ts';

/**
 * Sends with a presence and a journal. Rows that a failed lane had claimed and not started are
 * returned at the end, before the presence of the other lanes ends.
 */
export async function duringRun(
  ctx: RequestContext,
  only: string | undefined,
  send: (run: SendRun) => Promise<LanesEnd>,
): Promise<void> {
  // The marks of the progress of sending follow the common clock alone.
  if (only === undefined) await holdAfterRestore(ctx);
  if ((await isHeld(ctx.em)) || (await isRelayClosedOff(ctx))) return;
  const { dataDir } = ctx.app.config;
  const node = await nodeIdOf(dataDir);
  await whilePresent(ctx.app, async (presence) => {
    const journal = await AcceptanceJournal.open(dataDir, presence.id);
    const run: SendRun = { presence, journal, node, only, begun: new Set(), forgotten: false };
    const { failures, tried } = await send(run);
    try {
      if (failures.length > 0) {
        await retryThroughOutage(ctx.app.log, () =>
          returnRows(newContext(ctx.app, ctx.actor), run),
        );
      }
    } finally {
      await journal.end(run.forgotten);
    }
    // The sweep finishes messages; one notice at the end, since each delays every commit briefly.
    if (tried > 0) await notify(ctx, 'delivery');
    if (journal.broken) {
      throw new AggregateError([...failures, journal.broken], 'sending ended early');
    }
  });
}
