import { emitWebhook } from '#features/integrations/webhooks/emit-webhook.ts';
import type { JoinedMember } from '#features/people/families/index.ts';
import type { RequestContext } from '#platform/context.ts';

/** Queues `member.joined` in the transaction that makes the membership. */
export function emitMemberJoined(ctx: RequestContext, member: JoinedMember): Promise<void> {
  const at = ctx.clock.now();
  return emitWebhook(ctx, {
    type: 'member.joined',
    at,
    familyId: member.familyId,
    data: { ...member, joinedAt: at.toString() },
  });
}
