import { newContext, type RequestContext } from '#platform/context.ts';
import { applyPlans, deferMessage } from '#features/messages/delivery/apply-plans.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { dueMessageIds } from '#features/messages/delivery/load-plans.ts';
import { recoverStranded } from '#features/messages/delivery/recover-stranded.ts';
import { holdAfterRestore } from '#features/messages/delivery/restore-guard.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { noteProgress } from '#platform/jobs/sweep-progress.ts';

/** Messages per transaction: large enough to be cheap, small enough to hold locks briefly. */
const batchSize = 200;
/** While the database works on one batch, this process works on another. */
const batchesAtOnce = 2;
const deferMinutes = 15;

/**
 * Finds due messages by an index on `next_step_at`, so its cost depends on how many are due and not
 * on how many wait. `clock` wakes it when the practice clock moves, `delivery` when the last
 * delivery of a message is finished.
 */
export const planMessagesSweep = defineSweep({
  name: 'plan-messages',
  everySeconds: 5,
  channels: ['clock', 'delivery'],
  run: (ctx) => sweepOnce(ctx),
});

/**
 * Takes every step that is due now. Safe beside another sweep: each message is locked by one.
 * @param only a family that is seeded on a separate clock
 */
export async function sweepOnce(ctx: RequestContext, only?: string): Promise<void> {
  if (only === undefined) await holdAfterRestore(ctx);
  if (await isHeld(ctx.em)) return;
  if (only === undefined) await recoverStranded(ctx);
  const nextIds = () => dueMessageIds(ctx.em, ctx.clock.now(), batchSize * batchesAtOnce, only);
  let ids = await nextIds();
  while (ids.length > 0 && !ctx.app.stopping.aborted) {
    const batches = [ids.slice(0, batchSize), ids.slice(batchSize)].filter(isNotEmpty);
    const looked = await Promise.all(batches.map((batch) => applyOrIsolate(ctx, batch)));
    noteProgress();
    // None could be locked: another worker has them.
    if (looked.every((count) => count === 0)) break;
    ids = await nextIds();
  }
}

function isNotEmpty(ids: readonly string[]): boolean {
  return ids.length > 0;
}

/** A batch succeeds or fails as a whole; after a failure each message is tried alone. */
async function applyOrIsolate(ctx: RequestContext, ids: readonly string[]): Promise<number> {
  try {
    return await applyPlans(fresh(ctx), ids);
  } catch (error) {
    ctx.app.log.error({ err: error }, 'a batch of plans failed; trying them one by one');
  }
  for (const id of ids) {
    try {
      await applyPlans(fresh(ctx), [id]);
    } catch (error) {
      ctx.app.log.error({ err: error, message: id }, 'the plan of a message failed');
      await deferMessage(fresh(ctx), id, deferMinutes);
    }
  }
  return ids.length;
}

function fresh(ctx: RequestContext): RequestContext {
  return newContext(ctx.app, ctx.actor);
}
