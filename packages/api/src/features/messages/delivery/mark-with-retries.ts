import { newContext, type RequestContext } from '#platform/context.ts';
import { retryThroughOutage } from '#features/messages/delivery/retry-through-outage.ts';
import { markOutcomes, type SentDelivery } from '#features/messages/delivery/mark-outcomes.ts';
import type { SendRun } from '#features/messages/delivery/send-run.ts';

/**
 * Stores outcomes, retrying while the database is unavailable, and claims nothing meanwhile: a lost
 * outcome would mean a mail that is sent again. A process that ends first leaves its journal
 * behind.
 */
export async function markWithRetries(
  ctx: RequestContext,
  run: SendRun,
  sent: readonly SentDelivery[],
): Promise<void> {
  try {
    await retryThroughOutage(ctx.app.log, () => markAll(ctx, run, sent));
  } catch {
    // An outcome that cannot be stored does not block the others; the journal keeps it.
    for (const one of sent) {
      await retryThroughOutage(ctx.app.log, () => markAll(ctx, run, [one])).catch(
        (error: unknown) => {
          run.forgotten = true;
          ctx.app.log.error({ err: error, delivery: one.delivery.id }, 'an outcome was not stored');
        },
      );
    }
  }
}

async function markAll(
  ctx: RequestContext,
  run: SendRun,
  sent: readonly SentDelivery[],
): Promise<void> {
  const marked = await markOutcomes(newContext(ctx.app, ctx.actor), run.presence, sent);
  // Taken over meanwhile, or marked by an attempt whose response was lost: the journal shows which.
  const isMissing = ({ delivery, outcome }: SentDelivery) =>
    outcome.kind === 'acknowledged' && !marked.has(delivery.id);
  if (sent.some(isMissing)) run.forgotten = true;
}
