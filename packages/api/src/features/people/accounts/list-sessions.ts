import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  liveSessionsOf,
  SessionEntity,
  type LiveSession,
} from '#features/people/identity/index.ts';
import { endSession } from '#features/people/accounts/sessions.ts';
import { mayEndSession } from '#features/people/accounts/accounts.policy.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The actor's sessions that still hold, the one used last first. */
export async function listSessions(ctx: RequestContext): Promise<LiveSession[]> {
  const { userId } = requirePerson(ctx);
  return liveSessionsOf(ctx.em, userId, ctx.clock.now());
}

/**
 * Signs one device out.
 * @throws AppError NOT_FOUND when there is no such session of the actor
 */
export async function revokeSession(ctx: RequestContext, id: string): Promise<void> {
  const actor = requirePerson(ctx);
  const session = await ctx.em.findOne(SessionEntity, { id }, { disableIdentityMap: true });
  if (!session || !mayEndSession(actor, session)) throw new AppError('NOT_FOUND');
  await endSession(ctx, session.id);
}
