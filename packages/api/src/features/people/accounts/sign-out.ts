import { requirePerson, type RequestContext } from '#platform/context.ts';
import { revokeAccessOf } from '#features/people/accounts/revoke-access.ts';
import { sessionCookie } from '#features/people/accounts/resolve-session.ts';
import { endSession, endSessionsOf } from '#features/people/accounts/sessions.ts';
import { recordSecurityEvent } from '#features/people/security/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Ends this session. A visitor signing out is no fault. */
export async function signOut(ctx: RequestContext): Promise<void> {
  if (ctx.actor.kind === 'member') await endSession(ctx, requirePerson(ctx).sessionId);
  ctx.reply.clear(sessionCookie);
}

/**
 * Ends every session of the account, this one too, and unless the owner keeps them, its API keys
 * and webhooks: a stranger who was signed in may have made some.
 */
export async function signOutEverywhere(
  ctx: RequestContext,
  { keepAccess }: { keepAccess: boolean },
): Promise<void> {
  const { userId } = requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    await endSessionsOf(ctx, userId);
    await recordSecurityEvent(ctx, { kind: 'SIGNED_OUT_EVERYWHERE', userId });
    if (!keepAccess) await revokeAccessOf(ctx, userId);
  });
  ctx.reply.clear(sessionCookie);
}
