import type { RequestContext } from '#platform/context.ts';
import { notify } from '#platform/notifications/notify.ts';

export const webhooksChannel = 'webhooks';

/** Sends what is due as soon as the transaction of `ctx` commits. */
export function wakeWebhooks(ctx: RequestContext): Promise<void> {
  return notify(ctx, webhooksChannel);
}
