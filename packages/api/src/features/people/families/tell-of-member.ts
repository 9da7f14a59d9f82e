import type { WebhookData } from '@infinite/schema/webhooks/webhook-event';
import type { RequestContext } from '#context.ts';
import { emitWebhook } from '#features/integrations/webhooks/index.ts';

/** Webhooks learn of a membership in the transaction that makes it. */
export function tellOfMember(
  ctx: RequestContext,
  member: Omit<WebhookData<'member.joined'>, 'joinedAt'>,
): Promise<void> {
  const at = ctx.clock.now();
  return emitWebhook(ctx, {
    type: 'member.joined',
    at,
    familyId: member.familyId,
    data: { ...member, joinedAt: at.toString() },
  });
}
