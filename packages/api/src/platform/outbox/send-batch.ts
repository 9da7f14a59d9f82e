import { newContext, type RequestContext } from '#platform/context.ts';
import type { Claimed, OutboxDefinition, Tried } from '#platform/outbox/definition.ts';
import type { Outcome } from '#platform/outbox/outcome.ts';
import type { Slots } from '#platform/outbox/slots.ts';

interface Shared<Run> {
  readonly run: Run;
  readonly slots: Slots;
  readonly goesOn: () => boolean;
}

interface BatchEnd {
  readonly tried: number;
  readonly more: boolean;
}

const nothing: BatchEnd = { tried: 0, more: false };

/**
 * Claims up to `count` items and brings each to its outcome. No more is claimed than can be handed
 * over at once: an item that waits is already marked as being sent, and a crash would make an
 * unknown of it for nothing. Slots are free again when all are answered, so that another batch
 * sends while this one is marked.
 */
export async function sendBatch<Item, Result extends Outcome, Run, Road>(
  outbox: OutboxDefinition<Item, Result, Run, Road>,
  ctx: RequestContext,
  shared: Shared<Run>,
  count: number,
): Promise<BatchEnd> {
  const { breaker } = outbox;
  await shared.slots.take(count);
  const answered = await handOver(outbox, ctx, shared, count).finally(() =>
    shared.slots.giveBack(count),
  );
  if (!answered) return nothing;
  const { tried, more, asked } = answered;
  if (outbox.marks !== 'each') await outbox.mark(fresh(ctx), shared.run, tried);
  if (!breaker || !asked) return { tried: tried.length, more };
  const wasProbe = asked.permit === 'probe';
  await breaker.note(fresh(ctx), tried, { wasProbe, road: asked.road });
  return { tried: tried.length, more: more && !wasProbe };
}

async function handOver<Item, Result extends Outcome, Run, Road>(
  outbox: OutboxDefinition<Item, Result, Run, Road>,
  ctx: RequestContext,
  { run, goesOn }: Shared<Run>,
  count: number,
) {
  // Asked again: this batch may have waited for its slots.
  if (!goesOn()) return undefined;
  const batch = fresh(ctx);
  const asked = await outbox.breaker?.ask(batch);
  if (asked?.permit === 'none') return undefined;
  const wanted = asked?.permit === 'probe' ? 1 : count;
  // Without a breaker nothing is known of the road, and `Road` is undefined.
  const road = asked?.road as Road;
  const { items, more }: Claimed<Item> = await outbox.claim(batch, run, wanted, road);
  if (items.length === 0) {
    if (asked?.permit === 'probe') await outbox.breaker?.returnProbe(batch);
    return undefined;
  }
  const tried = await Promise.all(
    items.map(async (item): Promise<Tried<Item, Result>> => {
      const one = { item, outcome: await outbox.send(batch, run, item) };
      if (outbox.marks === 'each') await outbox.mark(fresh(ctx), run, [one]);
      return one;
    }),
  );
  return { tried, more, asked };
}

/** With an entity manager of its own: batches run side by side. */
function fresh(ctx: RequestContext): RequestContext {
  return newContext(ctx.app, ctx.actor);
}
