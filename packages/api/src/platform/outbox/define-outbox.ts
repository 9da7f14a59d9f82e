import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { defineSweep, type Sweep, type Wakes } from '#platform/jobs/define-sweep.ts';
import type { LanesEnd, OutboxDefinition } from '#platform/outbox/definition.ts';
import type { Outcome } from '#platform/outbox/outcome.ts';
import { runLanes } from '#platform/outbox/run-lanes.ts';

/** What one pass did. */
export interface PassEnd {
  /** Items that were brought to an outcome. */
  readonly tried: number;
  /** Whether more may be waiting. */
  readonly more: boolean;
}

export interface Outbox {
  readonly name: string;
  readonly sweep: Sweep;
  /** Sends what is due now, if anything is. For tests and the command line. */
  sendDue(ctx: RequestContext): Promise<PassEnd>;
}

/**
 * One pass over what is due: lanes until nothing is left. A process that was asked to end finishes
 * what it claimed and claims nothing more.
 * @throws AggregateError when a lane failed, after everything else was brought to its end
 */
export async function runPass<Item, Result extends Outcome, Run, Road>(
  outbox: OutboxDefinition<Item, Result, Run, Road>,
  ctx: RequestContext,
  wakes?: Wakes,
): Promise<PassEnd> {
  const ends: LanesEnd[] = [];
  await outbox.during(ctx, async (run) => {
    const end = await runLanes(outbox, ctx, run, wakes);
    ends.push(end);
    return end;
  });
  const failures = ends.flatMap((end) => end.failures);
  if (failures.length > 0) throw new AggregateError(failures, 'sending ended early');
  return {
    tried: ends.reduce((sum, end) => sum + end.tried, 0),
    more: ends.some((end) => end.more),
  };
}

export function defineOutbox<Item, Result extends Outcome, Run, Road>(
  definition: OutboxDefinition<Item, Result, Run, Road>,
): Outbox {
  const { name, channels, everySeconds, nextDue } = definition;
  return {
    name,
    sweep: defineSweep({
      name,
      channels,
      everySeconds,
      nextDue,
      onEveryWorker: !definition.alone,
      run: async (ctx, wakes) => {
        while ((await runPass(definition, ctx, wakes)).more && !ctx.app.stopping.aborted);
      },
    }),
    sendDue: async (ctx) => {
      const due = await nextDue(ctx);
      const isDue = due !== null && Temporal.Instant.compare(due, ctx.clock.now()) <= 0;
      return isDue ? runPass(definition, ctx) : { tried: 0, more: false };
    },
  };
}
