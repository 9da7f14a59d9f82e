import type { RequestContext } from '#platform/context.ts';
import { notify } from '#platform/notifications/notify.ts';

export const deliveriesChannel = 'deliveries';

/** Wakes the sender when the transaction of `ctx` commits. */
export function wakeSender(ctx: RequestContext): Promise<void> {
  return notify(ctx, deliveriesChannel);
}
