import type { RequestContext } from '#context.ts';
import { notify } from '#platform/notifications/notify.ts';

export const deliveriesChannel = 'deliveries';

/** Sends what is due as soon as the transaction of `ctx` commits. */
export function wakeSender(ctx: RequestContext): Promise<void> {
  return notify(ctx, deliveriesChannel);
}
