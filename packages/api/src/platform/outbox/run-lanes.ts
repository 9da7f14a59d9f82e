import type { RequestContext } from '#platform/context.ts';
import { noteProgress } from '#platform/jobs/sweep-progress.ts';
import type { Wakes } from '#platform/jobs/define-sweep.ts';
import type { LanesEnd, OutboxDefinition } from '#platform/outbox/definition.ts';
import type { Outcome } from '#platform/outbox/outcome.ts';
import { sendBatch } from '#platform/outbox/send-batch.ts';
import { Slots } from '#platform/outbox/slots.ts';

/**
 * Runs lanes until nothing more is claimed. A lane that fails stops no other; what it had claimed
 * and not begun is its owner's to return. What is announced meanwhile opens lanes again that had
 * nothing to do, so that a slow far side of one batch holds up no other. Never rejects.
 */
export async function runLanes<Item, Result extends Outcome, Run, Road>(
  outbox: OutboxDefinition<Item, Result, Run, Road>,
  ctx: RequestContext,
  run: Run,
  wakes?: Wakes,
): Promise<LanesEnd> {
  const { count, width, unanswered } = outbox.lanes;
  const shared = { run, slots: new Slots(unanswered), goesOn: () => goesOn() };
  const open = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let left = outbox.itemsPerPass ?? Number.POSITIVE_INFINITY;
  let tried = 0;
  let more = false;
  const goesOn = () => !ctx.app.stopping.aborted && (outbox.goesOn?.(run) ?? true);

  const runLane = async (): Promise<void> => {
    while (left > 0 && goesOn()) {
      const wanted = Math.min(width, left);
      left -= wanted;
      const batch = await sendBatch(outbox, ctx, shared, wanted);
      tried += batch.tried;
      noteProgress();
      if (!batch.more) return;
    }
    more = true;
  };
  const openLanes = () => {
    while (open.size < count && left > 0 && goesOn() && failures.length === 0) {
      const lane = runLane()
        .catch((error: unknown) => {
          ctx.app.log.error({ err: error, outbox: outbox.name }, 'a lane failed');
          failures.push(error);
        })
        .finally(() => open.delete(lane));
      open.add(lane);
    }
  };
  const stopListening = wakes?.onWake(openLanes);
  openLanes();
  while (open.size > 0) await Promise.race(open);
  stopListening?.();
  return { tried, more, failures };
}
