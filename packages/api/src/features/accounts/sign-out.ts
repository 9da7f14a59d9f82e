import { requirePerson, type RequestContext } from '#context.ts';
import { sessionCookie } from '#features/accounts/resolve-session.ts';
import { endSession, endSessionsOf } from '#features/accounts/sessions.ts';

/** Ends this session. A visitor signing out is no fault. */
export async function signOut(ctx: RequestContext): Promise<void> {
  if (ctx.actor.kind === 'member') await endSession(ctx, requirePerson(ctx).sessionId);
  ctx.reply.clear(sessionCookie);
}

/** Ends every session of the account, this one too. */
export async function signOutEverywhere(ctx: RequestContext): Promise<void> {
  await endSessionsOf(ctx, requirePerson(ctx).userId);
  ctx.reply.clear(sessionCookie);
}
